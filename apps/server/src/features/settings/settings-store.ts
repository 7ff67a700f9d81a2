import { settingsRow } from '@posthouse/contract/features/settings';
import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/account.ts';
import { admin } from '../../db/schema/admin.ts';
import type { SessionContext, TenantContext } from '../../kernel/context.ts';

const ofSession = ({ session }: SessionContext) =>
  and(eq(admin.accountId, session.accountId), eq(admin.id, session.adminId));

/** Answers the language that was kept before. */
export async function saveLanguage(ctx: SessionContext, language: string): Promise<string | null> {
  const [before] = await ctx.db
    .select({ language: admin.language })
    .from(admin)
    .where(ofSession(ctx))
    .for('update');
  await ctx.db.update(admin).set({ language }).where(ofSession(ctx));
  return before?.language ?? null;
}

export async function readAlerts(ctx: SessionContext): Promise<string[]> {
  const [row] = await ctx.db.select({ alerts: admin.alerts }).from(admin).where(ofSession(ctx));
  return row?.alerts ?? [];
}

export async function saveAlerts(ctx: SessionContext, alerts: string[]): Promise<void> {
  await ctx.db.update(admin).set({ alerts }).where(ofSession(ctx));
}

const columns = {
  ui_timeout: account.uiTimeoutMinutes,
  language: account.language,
  timezone: account.timezone,
  dateformat: account.dateformat,
  homecountry: account.homeCountry,
  quota_alert_cc: account.quotaAlertCc,
  password_max_age_days: account.passwordMaxAgeDays,
  version: account.version,
};

export async function readSettings({ db, session }: TenantContext, { lock }: { lock: boolean }) {
  const reading = db.select(columns).from(account).where(eq(account.id, session.accountId));
  const [row] = await (lock ? reading.for('update') : reading);
  return settingsRow.parse(row);
}

export type SettingsChange = Partial<
  Pick<
    typeof account.$inferInsert,
    | 'uiTimeoutMinutes'
    | 'language'
    | 'timezone'
    | 'dateformat'
    | 'homeCountry'
    | 'quotaAlertCc'
    | 'passwordMaxAgeDays'
  >
>;

export async function saveSettings({ db, session }: TenantContext, change: SettingsChange): Promise<void> {
  await db
    .update(account)
    .set({ ...change, version: sql`${account.version} + 1` })
    .where(eq(account.id, session.accountId));
}

/** Under another age the notices begin anew. */
export async function forgetPasswordNotices({ db, session }: TenantContext): Promise<void> {
  await db.update(admin).set({ passwordNoticeDays: null }).where(eq(admin.accountId, session.accountId));
}
