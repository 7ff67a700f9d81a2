import { requirementFor } from '@posthouse/contract/core/action';
import { AppError, type WireError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import { type AccountType, usersActions } from '@posthouse/contract/features/users';
import { needsPassword } from '@posthouse/contract/features/users/user-abilities';
import { readSeats } from '../../../rules/accounts/seats.ts';
import { demandTimezone } from '../../../rules/accounts/timezones.ts';
import { findAddresses, placeKey } from '../../../rules/addresses/addresses.ts';
import { findMailboxDomains } from '../../../rules/addresses/mailbox-domains.ts';
import { nothingExpected, planAddressRows } from '../../../rules/plans/plan-address-rows.ts';
import type {
  DoneRow,
  Expected,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../rules/plans/plan-kind.ts';
import { attempt, type ReadRow, readRows } from '../../../rules/plans/plan-rows.ts';
import { newUser } from '../add-user.ts';
import { budgetOf, demandSeat, moveSeat, type SeatBudget } from '../seat-budget.ts';
import { demandExchange, demandUsefulPassword, userWith } from '../user-rules.ts';
import { type LockedUser, readUsers, type UserFields, userRecord } from '../users-store.ts';
import { nameOf, readUserRow, type UserRow } from './user-row.ts';

/** What `applyUserRow` finds of a row. */
export type UserChange =
  | ({ readonly generate: boolean } & Omit<UserRow, 'password'>)
  | { readonly active: boolean | undefined; readonly wanted: UserRow['wanted'] };

const counterOf: Partial<Record<AccountType, string>> = {
  basic: 'curemails',
  enhanced: 'cureemails',
  exchange: 'curexemails',
  external: 'curocemails',
};

/** Row by row in the order of the file: each finds the seats and the quota that those before it left. */
export async function planUsers(
  ctx: PlanContext,
  imported: readonly ImportedRow[],
  expected: Expected = nothingExpected,
): Promise<Planned> {
  const read = await readRows(imported, readUserRow);
  const found = await findThings(ctx, read);
  const all = await openTally(ctx);
  const rows = planAddressRows(
    {
      type: 'user',
      imported,
      read,
      domains: found.domains,
      nameOf,
      localPartOf: ({ username }) => username,
      expected,
    },
    (row, place) => {
      const tally = place.isWaiting ? { ...all, changes: {} } : all;
      const id = found.addresses.get(placeKey(place));
      // One that the same plan adds has none yet.
      const hasExchange = found.domains.get(row.domain)?.hasExchange ?? false;
      if (id === undefined) {
        const { email, domainId } = place;
        return planNew(ctx, tally, { ...row, email, domainId, hasExchange });
      }
      const user = found.users.get(id);
      if (user === undefined)
        throw new AppError('conflict', { fields: { email: { code: 'address_taken' } } });
      return planChange(ctx, tally, user, { ...row, hasExchange });
    },
  );
  return { rows, changes: all.changes };
}

async function findThings(ctx: PlanContext, read: readonly ReadRow<UserRow>[]) {
  const rows = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const domains = await findMailboxDomains(ctx, [...new Set(rows.map(({ domain }) => domain))]);
  const places = rows.flatMap(({ username, domain }) => {
    const place = domains.get(domain);
    return place ? [{ domainId: place.id, localPart: username }] : [];
  });
  const addresses = await findAddresses(ctx, places);
  return { domains, addresses, users: await usersById(ctx, [...addresses.values()]) };
}

async function usersById(ctx: PlanContext, ids: readonly number[]): Promise<ReadonlyMap<number, LockedUser>> {
  return new Map((await readUsers(ctx, ids)).map((user) => [user.id, user]));
}

/** What is left of seats and quota, and what was taken so far. */
interface Tally {
  readonly budget: SeatBudget;
  readonly changes: Record<string, number>;
}

async function openTally(ctx: PlanContext): Promise<Tally> {
  return { budget: budgetOf(await readSeats(ctx)), changes: {} };
}

function take({ budget, changes }: Tally, before: UserFields | undefined, after?: UserFields): void {
  if (after) demandSeat(budget, before, after);
  moveSeat(budget, before, after);
  count(changes, before, -1);
  count(changes, after, 1);
}

function count(changes: Record<string, number>, user: UserFields | undefined, sign: 1 | -1): void {
  if (user === undefined) return;
  const counter = counterOf[user.account_type];
  if (counter !== undefined) changes[counter] = (changes[counter] ?? 0) + sign;
  changes['curquota'] = (changes['curquota'] ?? 0) + sign * user.quota;
}

type PlacedRow = UserRow & { readonly hasExchange: boolean };

function planNew(
  ctx: PlanContext,
  tally: Tally,
  { email, domainId, password, hasExchange, ...row }: PlacedRow & { email: string; domainId: number },
): PlannedRow {
  demandTimezone(row.wanted.timezone, ctx.now);
  const active = row.active ?? true;
  const user = userWith({ ...newUser, active }, row.wanted);
  demandSeat(tally.budget, undefined, user);
  demandExchange(undefined, user, { hasExchange });
  take(tally, undefined, user);
  const isGiven = password !== undefined;
  demandUsefulPassword(user, isGiven);
  const generate = !isGiven && needsPassword(user);
  const { after } = userRecord.difference(newUser, user);
  const word = generate ? 'generated' : 'given';
  return {
    name: email,
    outcome: 'create',
    domainId,
    change: { ...row, generate } satisfies UserChange,
    after: {
      account_type: user.account_type,
      quota: user.quota,
      ...after,
      ...(generate || isGiven ? { password: word } : {}),
    },
    secret: isGiven ? { password } : undefined,
    isGenerated: generate,
  };
}

function planChange(ctx: PlanContext, tally: Tally, before: LockedUser, row: PlacedRow): PlannedRow {
  const { wanted, active, password } = row;
  demandTimezone(wanted.timezone, ctx.now);
  const after = userWith(active === undefined ? before : { ...before, active }, wanted);
  demandExchange(before, after, row);
  demandUsefulPassword(after, password !== undefined);
  const secret = password === undefined ? undefined : { password };
  return changeOf(ctx, tally, before, { after, change: { wanted, active }, secret });
}

interface WantedChange {
  readonly after: UserFields;
  readonly change: UserChange;
  readonly secret: Readonly<Record<string, unknown>> | undefined;
}

function changeOf(
  ctx: PlanContext,
  tally: Tally,
  before: LockedUser,
  { after, change, secret }: WantedChange,
): PlannedRow {
  const changed = userRecord.difference(before, after);
  const about = {
    name: before.email,
    domainId: before.domainId,
    target: { id: before.id, version: before.version },
  };
  if (Object.keys(changed.after).length === 0 && secret === undefined) return { ...about, outcome: 'skip' };
  if (needsPassword(after) && before.passwordHash === null && secret === undefined)
    throw AppError.field('password', 'required');
  demandRightTo(ctx, changed.after);
  take(tally, before, after);
  return {
    ...about,
    outcome: 'update',
    change,
    before: changed.before,
    after: { ...changed.after, ...(secret ? { password: 'given' } : {}) },
    secret,
  };
}

/** What a user is needs a higher level than its everyday fields, as it does for a single one. */
export function demandRightTo({ caller }: Pick<PlanContext, 'caller'>, changed: Partial<UserFields>): void {
  const { updateUser } = usersActions;
  const rule = { requirement: requirementFor(updateUser, changed), scope: updateUser.scope };
  if (!mayRun(rule, caller)) throw new AppError('forbidden');
}

/** What was added is removed, what was changed gets its old values; unless somebody changed it since. */
export async function planUndoOfUsers(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const users = await usersById(
    ctx,
    done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId])),
  );
  const tally = await openTally(ctx);
  const rows = done.map((row): PlannedRow => {
    const user = row.targetId === null ? undefined : users.get(row.targetId);
    const refuse = (reason: WireError) =>
      ({ name: row.name, outcome: 'refuse', reason, domainId: row.domainId }) as const;
    return attempt<PlannedRow>(() => {
      if (user === undefined || user.version !== row.targetVersion) throw new AppError('stale');
      return row.outcome === 'create' ? planRemoval(tally, user) : planReturn(ctx, tally, user, row);
    }, refuse);
  });
  return { rows, changes: tally.changes };
}

function planRemoval(tally: Tally, user: LockedUser): PlannedRow {
  take(tally, user);
  const { id, version, domainId, email: name, account_type, quota } = user;
  return { name, outcome: 'remove', domainId, target: { id, version }, before: { account_type, quota } };
}

function planReturn(ctx: PlanContext, tally: Tally, user: LockedUser, row: DoneRow): PlannedRow {
  const { active, ...wanted } = (row.before ?? {}) as Partial<UserFields>;
  // What was read from the table fits it again.
  const change = { active, wanted: wanted as UserRow['wanted'] };
  const after = userWith(active === undefined ? user : { ...user, active }, change.wanted);
  const { hash } = row.kept;
  return changeOf(ctx, tally, user, { after, change, secret: hash === undefined ? undefined : { hash } });
}
