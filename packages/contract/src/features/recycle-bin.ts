import { z } from 'zod';
import { type Access, command, query } from '../core/action.ts';
import { bulkInput, bulkOutput } from '../core/bulk.ts';
import { listInput, listOutput } from '../core/paging.ts';
import { type Area, type Level, levels } from '../core/permissions.ts';
import { wireId } from '../fields/id.ts';
import { missing } from '../fields/missing.ts';
import { wireTime } from '../fields/time.ts';

/** What can be restored, and the area whose rights apply. */
const areaOfKind = {
  domains: 'domains',
  users: 'users',
  aliases: 'aliases',
  lists: 'lists',
  smart_lists: 'dglists',
  public_folders: 'users',
} as const satisfies Record<string, Area>;
export type RecycledKind = keyof typeof areaOfKind;
export const recycledKinds = Object.keys(areaOfKind) as [RecycledKind, ...RecycledKind[]];
export const recycleDays = 30;
/** Of removed domains that were never verified, so that nobody can fill the bin with made-up names. */
export const mostRemovedClaims = 100;

const kind = z.enum(recycledKinds, missing);
type ByKind = { readonly kind: RecycledKind };

function byKind(level: Level, example: Readonly<Record<string, unknown>>) {
  const needs = (of: RecycledKind) => ({ area: areaOfKind[of], level });
  return {
    least: { anyOf: recycledKinds.map(needs) },
    decide: ({ kind: of }: ByKind) => needs(of),
    branches: recycledKinds.map((of) => ({ example: { ...example, kind: of }, needs: needs(of) })),
  } satisfies Access<ByKind>;
}

export const recycledRow = z.strictObject({
  id: wireId,
  name: z.string(),
  removed_at: wireTime,
  removed_by: z.string(),
  /** When it is deleted for good. */
  purge_at: wireTime,
});

const these = bulkInput({}, { kind });

export const recycleBinActions = {
  getRecycleBin: query({
    summary: 'Lists what was removed in the last 30 days and can be restored.',
    access: byKind(levels.view, {}),
    scope: 'domain',
    input: listInput(['removed_at'], {}).extend({ kind }),
    output: listOutput(recycledRow),
    example: { kind: 'domains' },
  }),
  restoreItems: command({
    summary:
      'Restores items from the recycle bin. Refused if their name or seat has been taken in the meantime.',
    access: byKind(levels.remove, { ids: ['1'] }),
    scope: 'domain',
    input: these,
    output: bulkOutput,
    example: { kind: 'domains', ids: ['1'] },
    history: ['kind'],
  }),
  purgeItems: command({
    summary: 'Deletes items in the recycle bin for good.',
    access: byKind(levels.modify, { ids: ['1'] }),
    scope: 'domain',
    input: these,
    output: bulkOutput,
    example: { kind: 'domains', ids: ['1'] },
    history: ['kind'],
  }),
};
