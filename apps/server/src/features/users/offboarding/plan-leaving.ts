import { AppError, type FieldCode, type FieldErrors } from '@posthouse/contract/core/errors';
import { mostPlanRows } from '@posthouse/contract/features/plans';
import type {
  EndedAccess,
  HandedThing,
  OffboardingOrder,
} from '@posthouse/contract/fields/offboarding-order';
import {
  destinationProblem,
  type KnownAddress,
  meantAddresses,
  readAddresses,
} from '../../../rules/addresses/known-addresses.ts';
import type { HandOver, Withdrawal } from '../../../rules/plans/hand-over.ts';
import type { PlanContext, Planned, PlannedRow } from '../../../rules/plans/plan-kind.ts';
import { reasonOf } from '../../../rules/plans/plan-rows.ts';
import { readToday } from '../passwords/passwords-store.ts';
import { canOpen } from '../sharing/change-delegates.ts';
import { type LockedUser, readUsers } from '../users-store.ts';
import type { Colleague, Offboarding, UserPart } from './offboarding-part.ts';
import { handOverStep, plannedRow, refused, withdrawalStep } from './planned-rows.ts';

interface Ways {
  readonly parts: readonly UserPart[];
  /** Refuses what the caller may not. */
  readonly handOvers: (things: readonly HandedThing[]) => readonly HandOver[];
  readonly withdrawals: (accesses: readonly EndedAccess[]) => readonly Withdrawal[];
}

/** User by user what happens to them, then what others take over: each thing once, however many leave it. */
export async function planLeaving(
  ctx: PlanContext,
  wanted: OffboardingOrder,
  { parts, handOvers, withdrawals }: Ways,
): Promise<Planned> {
  const order = await withColleagues(ctx, wanted);
  const users = await readUsers(ctx, order.ids);
  if (users.length === 0) throw new AppError('not_found');
  const rows: PlannedRow[] = missingRows(order.ids, users);
  for (const user of inOrder(order.ids, users)) {
    for (const part of parts) {
      const row = await planPart(ctx, part, user, order);
      if (row) rows.push(row);
    }
  }
  const leavers = await readAddresses(
    ctx,
    users.map(({ id }) => id),
  );
  const add = (found: readonly PlannedRow[], of: Pick<PlannedRow, 'type' | 'step'>) => {
    rows.push(...found.map((row) => ({ ...row, ...of })));
    if (rows.length > mostPlanRows) throw AppError.field('ids', 'too_many', { num: mostPlanRows });
  };
  if (order.successor) {
    const succession = { leavers, colleague: order.successor };
    for (const { type, plan } of handOvers(order.hand_over))
      add(await plan(ctx, succession), { type, step: handOverStep });
  }
  for (const { type, plan } of withdrawals(order.end_access))
    add(await plan(ctx, leavers), { type, step: withdrawalStep });
  return { rows, changes: {} };
}

/** Removed meanwhile, or of domains the admin does not see. */
const missingRows = (ids: readonly number[], users: readonly LockedUser[]): PlannedRow[] => {
  const found = new Set(users.map(({ id }) => id));
  return ids
    .filter((id) => !found.has(id))
    .map(() => refused({ name: '', domainId: null }, { code: 'not_found' }));
};

const inOrder = (ids: readonly number[], users: readonly LockedUser[]) =>
  users.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));

async function planPart(
  ctx: PlanContext,
  part: UserPart,
  user: LockedUser,
  order: Offboarding,
): Promise<PlannedRow | undefined> {
  const of = { type: part.type, step: part.step };
  try {
    const row = await part.plan(ctx, user, order);
    return row && { ...plannedRow(user, row), ...of };
  } catch (error) {
    const { email: name, domainId } = user;
    return { ...refused({ name, domainId }, reasonOf(error)), ...of };
  }
}

const colleagueFields = ['forward_to', 'delegate_to', 'hand_over_to'] as const;

/** Those it names must be there, of domains the admin sees, and stay; what is wrong is said at the field. */
async function withColleagues(ctx: PlanContext, order: OffboardingOrder): Promise<Offboarding> {
  const named = colleagueFields.filter((field) => order[field] !== '');
  const meant = await meantAddresses(
    ctx,
    named.map((field) => order[field]),
  );
  const faults = Object.fromEntries(
    named.flatMap((field) => {
      const address = meant(order[field]);
      const code = problemOf(address, order.ids) ?? ownProblem(field, address);
      return code === undefined ? [] : [[field, { code, params: { name: address.readable } }] as const];
    }),
  ) satisfies FieldErrors;
  const isPast = order.remove_at !== '' && order.remove_at < (await readToday(ctx));
  const fields: FieldErrors = { ...faults, ...(isPast ? { remove_at: { code: 'date_past' } } : {}) };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
  const colleague = (field: (typeof colleagueFields)[number]) =>
    order[field] === '' ? undefined : (meant(order[field]) as Colleague);
  return {
    ...order,
    forward: colleague('forward_to'),
    delegate: colleague('delegate_to'),
    successor: order.hand_over.length > 0 ? colleague('hand_over_to') : undefined,
  };
}

function problemOf(address: KnownAddress, leaving: readonly number[]): FieldCode | undefined {
  if (address.id === null || !address.isVisible || address.state === 'removed') return 'address_unknown';
  if (leaving.includes(address.id)) return 'leaves_too';
  return address.state === 'disabled' ? 'address_disabled' : undefined;
}

function ownProblem(field: (typeof colleagueFields)[number], address: KnownAddress): FieldCode | undefined {
  if (field !== 'delegate_to') return destinationProblem(address);
  if (address.user === null) return 'address_unknown';
  return canOpen(address.user) ? undefined : 'user_unsuitable';
}
