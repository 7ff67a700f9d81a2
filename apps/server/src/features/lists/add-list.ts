import { AppError, type FieldError } from '@posthouse/contract/core/errors';
import type { ListType } from '@posthouse/contract/features/lists';
import { recordMembers } from '../../domain/list-members.ts';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import { addMembers } from './change-members.ts';
import { lists } from './lists-store.ts';

/** Who adds a list, alone or among many. */
type ListContext = TenantContext & { readonly now: Date } & Pick<CommandPowers<string>, 'recordHistory'>;

interface NewList {
  readonly name: string;
  readonly domain: string;
  readonly type: ListType;
  readonly note?: string | undefined;
  readonly members?: readonly string[] | undefined;
}

export async function addList(
  ctx: ListContext,
  { name, domain, type, note = '', members: emails = [] }: NewList,
): Promise<number> {
  const fields = { type, note, active: true };
  const made = await lists.add(ctx, { name, domain }, fields);
  const { email, domainId } = made;
  ctx.recordHistory({ target: email, domainId, after: { email, ...fields } });
  if (emails.length > 0) {
    const { added, refused } = await addMembers(ctx, { ...made, type }, emails);
    refuseAny(emails, refused);
    recordMembers(ctx, made, added, 'after');
  }
  return made.id;
}

type Refused = Awaited<ReturnType<typeof addMembers>>['refused'];

/** A list gets all the members it is given, or none. */
export function refuseAny(emails: readonly string[], refused: Refused): void {
  if (refused.length === 0) return;
  const fields = refused
    .slice(0, mostProblems)
    .map(({ address, code }): [string, FieldError] => [
      `members.${emails.indexOf(address)}`,
      { code, params: { name: address } },
    ]);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}

/** Nobody reads more at once. */
const mostProblems = 20;
