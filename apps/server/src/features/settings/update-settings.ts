import { AppError } from '@posthouse/contract/core/errors';
import type { settingsActions } from '@posthouse/contract/features/settings';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { isTimezone } from '../../rules/accounts/timezones.ts';
import { renderDatedScripts } from '../../rules/sieve/user-scripts-store.ts';
import {
  forgetPasswordNotices,
  lockSettings,
  readSettings,
  saveSettings,
  settingsRecord,
} from './settings-store.ts';

export const updateSettingsHandler: CommandHandler<typeof settingsActions.updateSettings> = {
  changesAccount: true,
  async apply(ctx, { version, ...wanted }) {
    if (wanted.timezone !== undefined && !isTimezone(wanted.timezone, ctx.now)) {
      throw AppError.field('timezone', 'format');
    }
    const before = await lockSettings(ctx);
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    const changed = settingsRecord.difference(before, wanted);
    ctx.recordHistory({ target: ctx.caller.accountName, ...changed });
    await saveSettings(ctx, wanted);
    if ('password_max_age_days' in changed.after) await forgetPasswordNotices(ctx);
    if ('timezone' in changed.after) await renderDatedScripts(ctx, 'account');
    return readSettings(ctx);
  },
};
