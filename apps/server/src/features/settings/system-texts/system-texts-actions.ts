import { AppError } from '@posthouse/contract/core/errors';
import type { settingsActions } from '@posthouse/contract/features/settings';
import { fillPlaceholders, type SystemTextKey } from '@posthouse/contract/fields/system-text';
import type { Handlers } from '../../../kernel/handlers.ts';
import { listSystemTexts, lockSystemText, saveSystemText } from './system-texts-store.ts';

type SystemTextActions = Pick<
  typeof settingsActions,
  'getSystemTexts' | 'updateSystemText' | 'resetSystemText' | 'previewSystemText'
>;

export function systemTextHandlers(publicUrl: string): Handlers<SystemTextActions> {
  return {
    getSystemTexts: async (ctx) => ({ rows: await listSystemTexts(ctx) }),
    updateSystemText: {
      async apply(ctx, { key, language, subject, text, version }) {
        const before = await lockSystemText(ctx, { key, language });
        if (version !== undefined && version !== before.version) throw new AppError('stale');
        ctx.recordHistory({
          target: key,
          before: { language, subject: before.subject, text: before.text },
          after: { language, subject, text },
        });
        return saveSystemText(ctx, { key, language }, { subject, text });
      },
    },
    resetSystemText: {
      async apply(ctx, { key, language }) {
        const before = await lockSystemText(ctx, { key, language });
        const after = await saveSystemText(ctx, { key, language }, { subject: null, text: null });
        ctx.recordHistory({
          target: key,
          before: { language, subject: before.subject, text: before.text },
          after: { language, subject: after.subject, text: after.text },
        });
        return after;
      },
    },
    previewSystemText: async (_ctx, { key, subject, text }) => {
      const values = sampleValues(publicUrl)[key];
      return { subject: fillPlaceholders(subject, values), text: fillPlaceholders(text, values) };
    },
  };
}

/** Made up, and recognisable as such. */
function sampleValues(publicUrl: string): Record<SystemTextKey, Record<string, string | number>> {
  const username = 'alex@example.com';
  const link = `${publicUrl}/settings/password`;
  return {
    password_reset_mail: {
      username,
      link: `${publicUrl}/forgotPass?code=EXAMPLE`,
      minutes: 60,
      remoteip: '192.0.2.7',
    },
    password_reset_web: { username },
    quota_warning: { username, percent: 90, used: '4.5 GB', quota: '5 GB' },
    password_expiry_warning: { username, days: 7, date: '2026-01-31', link },
    password_expired: { username, date: '2026-01-31', link },
  };
}
