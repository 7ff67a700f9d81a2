import { AppError, type FieldError } from '@posthouse/contract/core/errors';
import type { ListType } from '@posthouse/contract/features/lists';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import { firstProblems } from '../../rules/addresses/related-set.ts';
import { recordMembers } from '../../rules/mail-ways/list-members.ts';
import { addMembers } from './change-members.ts';
import { type LockedList, lists } from './lists-store.ts';

/** Who adds a list, alone or among many. */
type ListContext = TenantContext & { readonly now: Date } & Pick<CommandPowers<string>, 'recordHistory'>;

interface NewList {
  readonly name: string;
  readonly domain: string;
  readonly type: ListType;
  readonly note?: string | undefined;
  readonly members?: readonly string[] | undefined;
}

/** Answers its id, and those of its members. */
export async function addList(
  ctx: ListContext,
  { name, domain, type, note = '', members: emails = [] }: NewList,
): Promise<{ readonly id: number; readonly memberIds: readonly number[] }> {
  const fields = { type, note, active: true };
  const made = await lists.add(ctx, { name, domain }, fields);
  const { email, domainId } = made;
  ctx.recordHistory({ target: email, domainId, after: { email, ...fields } });
  const memberIds = emails.length > 0 ? await addAllMembers(ctx, { ...made, type }, emails) : [];
  return { id: made.id, memberIds };
}

/** A list gets all the members it is given, or none. Answers the ids of those who were none before. */
export async function addAllMembers(
  ctx: TenantContext & Pick<ListContext, 'recordHistory'>,
  list: Pick<LockedList, 'id' | 'type' | 'email' | 'domainId'>,
  emails: readonly string[],
): Promise<readonly number[]> {
  const { added, refused } = await addMembers(ctx, list, emails);
  refuseAny(emails, refused);
  if (added.length > 0) recordMembers(ctx, list, added, 'after');
  return added.map(({ memberId }) => memberId);
}

type Refused = Awaited<ReturnType<typeof addMembers>>['refused'];

function refuseAny(emails: readonly string[], refused: Refused): void {
  if (refused.length === 0) return;
  const places = new Map(emails.map((email, place) => [email, place]));
  const problems = refused.map(({ address, code }): [string, FieldError] => [
    `members.${places.get(address) ?? 0}`,
    { code, params: { name: address } },
  ]);
  throw new AppError('invalid_input', { fields: firstProblems(problems) });
}
