import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { settingsActions } from '@posthouse/contract/features/settings';
import { isTimezone } from '../../domain/timezones.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { forgetPasswordNotices, readSettings, type SettingsChange, saveSettings } from './settings-store.ts';

type Update = typeof settingsActions.updateSettings;
type Wanted = Omit<ParsedInputOf<Update>, 'version'>;

export const updateSettingsHandler: CommandHandler<Update> = {
  changesAccount: true,
  async apply(ctx, { version, ...wanted }) {
    if (wanted.timezone !== undefined && !isTimezone(wanted.timezone, ctx.now)) {
      throw AppError.field('timezone', 'format');
    }
    const before = await readSettings(ctx, { lock: true });
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    const named = (Object.keys(wanted) as (keyof Wanted)[]).filter((field) => wanted[field] !== undefined);
    const factsOf = (settings: Wanted) => Object.fromEntries(named.map((field) => [field, settings[field]]));
    ctx.recordHistory({
      target: ctx.session.accountName,
      before: factsOf(before),
      after: factsOf(wanted),
    });
    await saveSettings(ctx, changeOf(wanted));
    const age = wanted.password_max_age_days;
    if (age !== undefined && age !== before.password_max_age_days) await forgetPasswordNotices(ctx);
    return readSettings(ctx, { lock: false });
  },
};

function changeOf(wanted: Wanted): SettingsChange {
  const change = {
    uiTimeoutMinutes: wanted.ui_timeout,
    language: wanted.language,
    timezone: wanted.timezone,
    dateformat: wanted.dateformat,
    homeCountry: wanted.homecountry,
    quotaAlertCc: wanted.quota_alert_cc,
    passwordMaxAgeDays: wanted.password_max_age_days,
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
