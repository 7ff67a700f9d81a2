import type { ParsedInputOf, ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { smartListsActions } from '@posthouse/contract/features/smart-lists';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import {
  checkMembers,
  demandMemberRoom,
  readMembers,
  recordMembers,
} from '../../rules/mail-ways/list-members.ts';
import { lockMailWays } from '../../rules/mail-ways/mail-loops.ts';
import { members, readSwitches, smartLists, upsertMembers, type WantedMember } from './smart-lists-store.ts';

type Action = typeof smartListsActions.setSmartListMembers;
type Input = ParsedInputOf<Action>;
type Context = TenantContext & Pick<CommandPowers<string>, 'recordHistory'>;

/** Adds members, or changes what they can do. */
export async function setMembers(
  ctx: Context,
  { list: id, members: given }: Input,
): Promise<ResultOf<Action>> {
  await lockMailWays(ctx);
  const list = await smartLists.lockOne(ctx, id);
  // Its members are the users of its domain: those that are named would do nothing.
  if (list.type === 'all') throw AppError.field('members', 'type_unsuitable');
  const inList = { ...ctx, listId: id };
  const { named, refused: unclear } = readNamed(given);
  const emails = named.map(({ address }) => address);
  // Who gets no mail brings none back; what is not said stays as it is.
  const now = await readSwitches(inList, emails);
  const receives = (place: number) =>
    named[place]?.can_receive ?? now.get(emails[place] ?? '')?.canReceive ?? true;
  const { accepted, refused } = await checkMembers(ctx, id, emails, receives);
  const before = await readSwitches(inList, [...accepted.keys()]);
  const wanted = [...accepted.values()].map(({ address, place }): WantedMember => {
    const { can_post, can_receive } = named[place] ?? {};
    return { address, canPost: can_post, canReceive: can_receive };
  });
  const fresh = wanted.filter(({ address }) => !before.has(address.email));
  await demandMemberRoom({ ...inList, members }, fresh.length);
  await upsertMembers(inList, wanted, ({ address }) => !before.has(address.email));
  const changed = wanted.filter((member) => isChange(member, before.get(member.address.email)));
  recordMembers(
    ctx,
    list,
    changed.map(({ address }) => address),
    'after',
    switchesOf(changed),
  );
  return {
    added: fresh.length,
    present: named.length - refused.length - fresh.length,
    refused: [...unclear, ...refused],
  };
}

/** Those that are addresses; who is named again with other switches says two things at once, and the first one counts. */
function readNamed(given: Input['members']) {
  const { read, refused } = readMembers(given.map(({ address }) => address));
  const first = new Map<string, string>();
  const named: Input['members'] = [];
  const twice: (typeof refused)[number][] = [];
  for (const { email, place } of read) {
    const { can_post, can_receive } = given[place] ?? {};
    const switches = JSON.stringify([can_post ?? null, can_receive ?? null]);
    const before = first.get(email) ?? switches;
    first.set(email, before);
    if (before === switches) named.push({ address: email, can_post, can_receive });
    else twice.push({ address: email, code: 'duplicate' });
  }
  return { named, refused: [...refused, ...twice] };
}

type Switches = { readonly canPost: boolean; readonly canReceive: boolean };

const isChange = ({ canPost, canReceive }: WantedMember, before: Switches | undefined) =>
  before === undefined ||
  (canPost !== undefined && canPost !== before.canPost) ||
  (canReceive !== undefined && canReceive !== before.canReceive);

/** What all of them were given alike. */
function switchesOf(members: readonly WantedMember[]): { can_post?: boolean; can_receive?: boolean } {
  const [first] = members;
  const isSame = (field: 'canPost' | 'canReceive') =>
    first?.[field] !== undefined && members.every((member) => member[field] === first[field]);
  return {
    ...(isSame('canPost') && first ? { can_post: first.canPost === true } : {}),
    ...(isSame('canReceive') && first ? { can_receive: first.canReceive === true } : {}),
  };
}
