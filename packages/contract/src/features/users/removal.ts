import { z } from 'zod';
import { query } from '../../core/action.ts';
import { bulkInput } from '../../core/bulk.ts';
import { levels } from '../../core/permissions.ts';
import { wireId } from '../../fields/id.ts';
import { userFilters } from '../users.ts';

/**
 * What leads to users and what becomes of it when they are removed, the worst first.
 *   audit                 they receive the copies of audited domains, and can't be removed
 *   alias_refused         aliases that lead nowhere else: mail to them is refused
 *   catch_all             domains whose catch-all they are: mail to unknown addresses is refused
 *   rule                  users whose delivery rules forward to them: that mail comes back
 *   mailbox_closed        shared mailboxes, rooms and equipment that nobody else can open
 *   smart_list_ownerless, folder_ownerless   they are the last owners
 *   alias                 aliases that still lead to others
 *   list, smart_list      they are members
 *   forward               users who forward to them: their mail goes to their other destinations, or stays with them
 *   delegate              mailboxes they can open
 *   delegated             users who can open theirs
 *   send_as               users who can send as them
 *   smart_list_owner, folder   they are one of the owners, or have rights
 */
export const removalEffectKinds = [
  ...(['audit', 'alias_refused', 'catch_all', 'rule', 'mailbox_closed'] as const),
  ...(['smart_list_ownerless', 'folder_ownerless', 'alias', 'list', 'smart_list', 'forward'] as const),
  ...(['delegate', 'delegated', 'send_as', 'smart_list_owner', 'folder'] as const),
] as const;
export type RemovalEffectKind = (typeof removalEffectKinds)[number];

/** So many of each kind are named, the others only counted. */
export const mostNamedEffects = 5;

export const removalActions = {
  getRemovalEffects: query({
    summary:
      'Returns what leads to the given users (aliases, lists, forwards, delegates, folders, audits …) and what would become of it if they were removed, without what is in domains the caller can’t see. Aliases, lists and smart lists are only counted for callers who can’t view those.',
    access: { area: 'users', level: levels.remove },
    scope: 'domain',
    input: bulkInput(userFilters),
    output: z.strictObject({
      total: z.int(),
      /** How many of them have mail, or may have some. */
      mailboxes: z.int(),
      /** MB of mail that is known. */
      used: z.int(),
      effects: z.array(
        z.strictObject({
          kind: z.enum(removalEffectKinds),
          total: z.int(),
          rows: z.array(z.strictObject({ id: wireId, name: z.string() })),
        }),
      ),
    }),
    example: { ids: ['1'] },
  }),
};
