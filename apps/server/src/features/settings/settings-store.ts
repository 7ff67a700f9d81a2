import { settingsRow } from '@posthouse/contract/features/settings';
import { and, eq, sql } from 'drizzle-orm';
import { defineRecord } from '../../db/record.ts';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import type { CallerContext, TenantContext } from '../../kernel/context.ts';

const ofSession = ({ caller }: CallerContext) =>
  and(eq(admin.accountId, caller.accountId), eq(admin.id, caller.adminId));

/** Answers the language that was kept before. */
export async function saveLanguage(ctx: CallerContext, language: string): Promise<string | null> {
  const [before] = await ctx.db
    .select({ language: admin.language })
    .from(admin)
    .where(ofSession(ctx))
    .for('update');
  await ctx.db.update(admin).set({ language }).where(ofSession(ctx));
  return before?.language ?? null;
}

/** What the main admin can change of the account. A new field belongs here, in the table and in the contract. */
export const settingsRecord = defineRecord(account, {
  ui_timeout: account.uiTimeoutMinutes,
  language: account.language,
  timezone: account.timezone,
  dateformat: account.dateformat,
  homecountry: account.homeCountry,
  quota_alert_cc: account.quotaAlertCc,
  password_max_age_days: account.passwordMaxAgeDays,
  twofa_required: account.twofaRequired,
});

type SettingsFields = Parameters<typeof settingsRecord.columnsOf>[0];

const ofAccount = ({ caller }: TenantContext) => eq(account.id, caller.accountId);

export async function readSettings(ctx: TenantContext) {
  const [row] = await ctx.db
    .select({ ...settingsRecord.json, version: account.version })
    .from(account)
    .where(ofAccount(ctx));
  return settingsRow.parse(row);
}

export async function lockSettings(ctx: TenantContext) {
  const [row] = await ctx.db
    .select({ ...settingsRecord.fields, version: account.version })
    .from(account)
    .where(ofAccount(ctx))
    .for('update');
  if (row === undefined) throw new Error('the account of a session is gone');
  return row;
}

export async function saveSettings(ctx: TenantContext, change: SettingsFields): Promise<void> {
  await ctx.db
    .update(account)
    .set({ ...settingsRecord.columnsOf(change), version: sql`${account.version} + 1` })
    .where(ofAccount(ctx));
}

/** Under another age the notices begin anew. */
export async function forgetPasswordNotices({ db, caller }: TenantContext): Promise<void> {
  await db.update(admin).set({ passwordNoticeDays: null }).where(eq(admin.accountId, caller.accountId));
}
