import { languageNames } from '@posthouse/contract/core/languages';
import type { settingsActions } from '@posthouse/contract/features/settings';
import { dateFormats } from '@posthouse/contract/fields/date-formats';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { timezoneLookup } from '../../rules/accounts/timezones.ts';
import { readSettings, saveLanguage } from './settings-store.ts';
import { systemTextHandlers } from './system-texts/system-texts-actions.ts';
import { updateSettingsHandler } from './update-settings.ts';

export function settingsFeature({ settings }: FeatureParts): Feature<typeof settingsActions> {
  return {
    handlers: {
      getTimezones: async (ctx) => timezoneLookup(ctx.now),
      getLanguages: async () => languageNames,
      getDateFormats: async () => dateFormats,
      setLanguage: {
        async apply(ctx, { language }) {
          const before = await saveLanguage(ctx, language);
          ctx.recordHistory({
            target: ctx.caller.adminname,
            before: { language: before },
            after: { language },
          });
          return 'success';
        },
      },
      getSettings: (ctx) => readSettings(ctx),
      updateSettings: updateSettingsHandler,
      ...systemTextHandlers(settings.publicUrl),
    },
  };
}
