import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import { defineRecord, type RecordOf } from '../../../db/record.ts';
import { filterLesson, filterSettings } from '../../../db/schema/filter-rules.ts';
import type { TenantContext } from '../../../kernel/context.ts';

/** What was set in one place; null is inherited. */
export const settingsRecord = defineRecord(filterSettings, {
  accept_from: filterSettings.acceptFrom,
  autowhitelist: filterSettings.autowhitelist,
  sensitivity: filterSettings.sensitivity,
  spam_to: filterSettings.spamTo,
  keep_spam_days: filterSettings.keepSpamDays,
  report_hours: filterSettings.reportHours,
  report_content: filterSettings.reportContent,
  report_format: filterSettings.reportFormat,
  login_countries: filterSettings.loginCountries,
});

export type OwnSettings = RecordOf<typeof settingsRecord.fields>;
export type SettingsInEffect = { readonly [Field in keyof OwnSettings]: NonNullable<OwnSettings[Field]> };

const nothingOwn: OwnSettings = {
  accept_from: null,
  autowhitelist: null,
  sensitivity: null,
  spam_to: null,
  keep_spam_days: null,
  report_hours: null,
  report_content: null,
  report_format: null,
  login_countries: null,
};

const ofAccount = ({ caller }: TenantContext) => sql`${filterSettings.accountId} = ${caller.accountId}`;
const at = (ctx: TenantContext, domainId: number | null): SQL => {
  const isThere = domainId === null ? isNull(filterSettings.domainId) : eq(filterSettings.domainId, domainId);
  return sql`${ofAccount(ctx)} and ${isThere}`;
};

export async function readOwnSettings(
  ctx: TenantContext,
  domainId: number | null,
): Promise<OwnSettings & { readonly version: number }> {
  const [found] = await ctx.db
    .select({ ...settingsRecord.fields, version: filterSettings.version })
    .from(filterSettings)
    .where(at(ctx, domainId));
  return found ?? { ...nothingOwn, version: 0 };
}

/** Nobody else changes them until the command ends, also where there is nothing to lock yet. */
export async function lockOwnSettings(ctx: TenantContext, domainId: number | null) {
  const place = `filter settings ${ctx.caller.accountId} ${domainId ?? ''}`;
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`);
  return readOwnSettings(ctx, domainId);
}

export async function saveOwnSettings(
  ctx: TenantContext,
  domainId: number | null,
  change: Parameters<typeof settingsRecord.columnsOf>[0],
): Promise<void> {
  const columns = settingsRecord.columnsOf(change);
  await ctx.db
    .insert(filterSettings)
    .values({ accountId: ctx.caller.accountId, domainId, ...columns })
    .onConflictDoUpdate({
      target: [filterSettings.accountId, filterSettings.domainId],
      set: { ...columns, version: sql`${filterSettings.version} + 1` },
    });
}

/** As the mail engine asks for them: it alone knows what everybody begins with. */
async function readInEffect(
  { db }: TenantContext,
  accountId: number | null,
  domainId: number | null,
): Promise<SettingsInEffect> {
  const { rows } = await db.execute<Record<string, unknown> & SettingsInEffect>(
    sql`select * from engine.filter_settings_of(${accountId}::bigint, ${domainId}::bigint)`,
  );
  const [found] = rows;
  if (found === undefined) throw new Error('settings are always in effect');
  return found;
}

export const readSettingsInEffect = (ctx: TenantContext, domainId: number | null) =>
  readInEffect(ctx, ctx.caller.accountId, domainId);

/** What would count without those of this place: of the account, what somebody without any has. */
export const readInherited = (ctx: TenantContext, domainId: number | null) =>
  readInEffect(ctx, domainId === null ? null : ctx.caller.accountId, null);

/** How much users of the account have taught the filter. */
export async function readLessons({ db, caller }: TenantContext) {
  const [found] = await db
    .select({ spam: filterLesson.spam, notspam: filterLesson.notspam })
    .from(filterLesson)
    .where(eq(filterLesson.accountId, caller.accountId));
  return found ?? { spam: 0, notspam: 0 };
}
