import { and, eq, ne, sql } from 'drizzle-orm';
import { anyOfIds } from '../../../db/any-of.ts';
import { defineRecord, type RecordOf } from '../../../db/record.ts';
import { account } from '../../../db/schema/account.ts';
import {
  deliveryRules,
  type StoredRule,
  stoppedFilter,
  userScript,
  vacation,
} from '../../../db/schema/delivery.ts';
import { domain } from '../../../db/schema/domain.ts';
import { aliasDestination } from '../../../db/schema/mail-list.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { timezoneOfUser } from '../../../rules/sieve/user-scripts-store.ts';

const rulesOf = ({ caller }: TenantContext, userId: number) =>
  and(eq(deliveryRules.accountId, caller.accountId), eq(deliveryRules.userId, userId));
const vacationOf = ({ caller }: TenantContext, userId: number) =>
  and(eq(vacation.accountId, caller.accountId), eq(vacation.userId, userId));

interface StoredRules {
  readonly rules: readonly StoredRule[];
  readonly version: number;
}

/** Version 0 where there never were any. */
export async function readRules(ctx: TenantContext, userId: number): Promise<StoredRules> {
  const [found] = await ctx.db
    .select({ rules: deliveryRules.rules, version: deliveryRules.version })
    .from(deliveryRules)
    .where(rulesOf(ctx, userId));
  return found ?? { rules: [], version: 0 };
}

export async function saveRules(
  { db, caller }: TenantContext,
  userId: number,
  rules: readonly StoredRule[],
): Promise<void> {
  await db
    .insert(deliveryRules)
    .values({ accountId: caller.accountId, userId, rules })
    .onConflictDoUpdate({
      target: [deliveryRules.accountId, deliveryRules.userId],
      set: { rules, version: sql`${deliveryRules.version} + 1` },
    });
}

export async function readScript({ db, caller }: TenantContext, userId: number): Promise<string> {
  const [found] = await db
    .select({ script: userScript.script })
    .from(userScript)
    .where(and(eq(userScript.accountId, caller.accountId), eq(userScript.userId, userId)));
  return found?.script ?? '';
}

const offFilterOf = ({ caller }: TenantContext, userId: number) =>
  and(
    eq(stoppedFilter.accountId, caller.accountId),
    eq(stoppedFilter.userId, userId),
    ne(stoppedFilter.state, 'starting'),
  );

/** When the mail engine turned off what the user’s mail program put. */
export async function readFilterStop(ctx: TenantContext, userId: number): Promise<Date | undefined> {
  const [found] = await ctx.db
    .select({ at: stoppedFilter.stoppedAt })
    .from(stoppedFilter)
    .where(offFilterOf(ctx, userId));
  return found?.at;
}

/** Asks the mail engine to turn it on; tells whether it was off. */
export async function startFilter(ctx: TenantContext, userId: number): Promise<boolean> {
  const started = await ctx.db
    .update(stoppedFilter)
    .set({ state: 'starting' })
    .where(offFilterOf(ctx, userId))
    .returning({ userId: stoppedFilter.userId });
  return started.length > 0;
}

/** What an admin can change of a vacation reply. A new field belongs here, in the table and in the contract. */
export const vacationRecord = defineRecord(vacation, {
  active: vacation.active,
  starts_on: vacation.startsOn,
  ends_on: vacation.endsOn,
  subject: vacation.subject,
  text: vacation.text,
  days: vacation.days,
  addresses: vacation.addresses,
});
export type VacationFields = RecordOf<typeof vacationRecord.fields>;

const newVacation: VacationFields = {
  active: false,
  starts_on: null,
  ends_on: null,
  subject: '',
  text: '',
  days: 7,
  addresses: [],
};

export interface StoredVacation extends VacationFields {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly version: number;
}

/** Version 0 where there never was one. */
export async function readVacation(ctx: TenantContext, userId: number): Promise<StoredVacation> {
  const [found] = await ctx.db
    .select({
      ...vacationRecord.fields,
      startsAt: vacation.startsAt,
      endsAt: vacation.endsAt,
      version: vacation.version,
    })
    .from(vacation)
    .where(vacationOf(ctx, userId));
  return found ?? { ...newVacation, startsAt: null, endsAt: null, version: 0 };
}

export async function saveVacation(
  { db, caller }: TenantContext,
  userId: number,
  fields: VacationFields,
): Promise<void> {
  const columns = vacationRecord.columnsOf(fields);
  await db
    .insert(vacation)
    .values({ accountId: caller.accountId, userId, ...columns })
    .onConflictDoUpdate({
      target: [vacation.accountId, vacation.userId],
      set: { ...columns, version: sql`${vacation.version} + 1` },
    });
}

export async function readTimezone({ db, caller }: TenantContext, userId: number): Promise<string> {
  const [found] = await db
    .select({ timezone: timezoneOfUser })
    .from(mailUser)
    .innerJoin(domain, and(eq(domain.accountId, mailUser.accountId), eq(domain.id, mailUser.domainId)))
    .innerJoin(account, eq(account.id, mailUser.accountId))
    .where(and(eq(mailUser.accountId, caller.accountId), eq(mailUser.id, userId)));
  return found?.timezone ?? 'UTC';
}

/** Those of these aliases that lead to a user, by other aliases too. */
export async function findAliasesTo(
  { db, caller }: TenantContext,
  userId: number,
  aliasIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (aliasIds.length === 0) return new Set();
  const ofAccount = eq(aliasDestination.accountId, caller.accountId);
  const found = await db.execute<{ alias: string }>(sql`
    with recursive leads (alias, id) as (
      select ${aliasDestination.aliasId}, ${aliasDestination.addressId} from ${aliasDestination}
       where ${ofAccount} and ${anyOfIds(aliasDestination.aliasId, aliasIds)}
      union
      select leads.alias, ${aliasDestination.addressId} from leads
        join ${aliasDestination} on ${ofAccount} and ${aliasDestination.aliasId} = leads.id)
    select distinct alias from leads where id = ${userId}`);
  return new Set(found.rows.map(({ alias }) => Number(alias)));
}
