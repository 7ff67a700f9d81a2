import { AppError } from '@posthouse/contract/core/errors';
import type { TenantContext } from '../../kernel/context.ts';
import type { KnownAddress } from '../../rules/addresses/known-addresses.ts';
import { checkMembers, demandMemberRoom } from '../../rules/mail-ways/list-members.ts';
import { insertMembers, type LockedList, members } from './lists-store.ts';

interface AddedMembers {
  /** Those that were no members before, with their ids. */
  readonly added: readonly (KnownAddress & { readonly memberId: number })[];
  /** How many of those that were named are members, and were before. */
  readonly present: number;
  readonly refused: Awaited<ReturnType<typeof checkMembers>>['refused'];
}

/** Only distribution lists have members: mail to the others is for the filter. */
function demandMembers({ type }: Pick<LockedList, 'type'>): void {
  if (type !== 'distribution') throw AppError.field('members', 'type_unsuitable');
}

/** To a list that is locked, with all that leads mail on. */
export async function addMembers(
  ctx: TenantContext,
  list: Pick<LockedList, 'id' | 'type'>,
  emails: readonly string[],
): Promise<AddedMembers> {
  demandMembers(list);
  const { accepted, refused } = await checkMembers(ctx, list.id, emails);
  const inList = { ...ctx, listId: list.id };
  const wanted = [...accepted.values()].map(({ address }) => address);
  const before = await members.findPresent(inList, [...accepted.keys()]);
  const fresh = wanted.filter(({ email }) => !before.has(email));
  await demandMemberRoom({ ...inList, members }, fresh.length);
  await members.adoptTexts(inList, wanted);
  const ids = await insertMembers(inList, fresh);
  const added = fresh.flatMap((address) => {
    const memberId = ids.get(address.email);
    return memberId === undefined ? [] : [{ ...address, memberId }];
  });
  return { added, present: emails.length - refused.length - added.length, refused };
}
