import { z } from 'zod';
import { type Access, command, query } from '../../core/action.ts';
import { bulkInput, bulkOutput } from '../../core/bulk.ts';
import { levels } from '../../core/permissions.ts';
import { id, wireId } from '../../fields/id.ts';
import { missing } from '../../fields/missing.ts';
import { quotaMb } from '../../fields/quota.ts';
import { type UserChangeKind, userChangeKinds } from '../../fields/user-change-kind.ts';
import { filtersOfUpdate } from '../users.ts';

const area = 'users';

/** So many of those above a quota are named. */
export const mostNamedOver = 20;

const levelOf = {
  quota: { area, level: levels.addUpdate },
  account_type: { area, level: levels.modify },
  active: { area, level: levels.enableDisable },
} as const;

/** Whoever may change it may change it back. */
const byKind = {
  least: levelOf.active,
  decide: ({ kind }) => levelOf[kind as UserChangeKind],
  branches: userChangeKinds.map((kind) => ({ example: { kind, id: '1' }, needs: levelOf[kind] })),
} satisfies Access<Readonly<Record<string, unknown>>>;

export const userBulkChangesActions = {
  getQuotaEffects: query({
    summary:
      'Returns which of the given users already use more than a quota, before it is set with `updateUsers`, and how much the account lacks to give it to all of them.',
    access: levelOf.quota,
    scope: 'domain',
    input: bulkInput(filtersOfUpdate, { quota: quotaMb }),
    output: z.strictObject({
      total: z.int(),
      /** How many use more than that. */
      over: z.int(),
      rows: z.array(z.strictObject({ id: wireId, unicode: z.string(), used: z.int(), quota: z.int() })),
      /** MB. */
      missing: z.int(),
      /** The same with `leave_over`. */
      missing_without_over: z.int(),
    }),
    example: { ids: ['1'], quota: 2000 },
  }),
  undoUserChanges: command({
    summary:
      'Undoes what `updateUsers`, `enableUsers` or `disableUsers` of the caller changed, for seven days. Users changed again in the meantime stay as they are and fail with `stale`.',
    access: byKind,
    scope: 'domain',
    input: z.strictObject({ kind: z.enum(userChangeKinds, missing), id }),
    output: bulkOutput,
    example: { kind: 'quota', id: '1' },
    history: ['active', 'quota', 'account_type', 'oex_type', 'relay_host', 'smtp'],
  }),
};
