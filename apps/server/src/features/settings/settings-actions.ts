import { languageNames } from '@posthouse/contract/core/languages';
import { alertKinds, type settingsActions } from '@posthouse/contract/features/settings';
import { dateFormats } from '@posthouse/contract/fields/date-formats';
import { timezoneLookup } from '../../domain/timezones.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { readAlerts, readSettings, saveAlerts, saveLanguage } from './settings-store.ts';
import { systemTextHandlers } from './system-texts/system-texts-actions.ts';
import { updateSettingsHandler } from './update-settings.ts';

export function settingsFeature({ settings, countries }: FeatureParts): Feature<typeof settingsActions> {
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
      getAlerts: async (ctx) => ({
        alerts: knownAlerts(await readAlerts(ctx)),
        offered: alertKinds.filter((kind) => kind !== 'country' || countries.isOn),
        countries_by: countries.credit,
      }),
      setAlerts: {
        async apply(ctx, { alerts: wanted }) {
          const alerts = knownAlerts(wanted);
          const before = knownAlerts(await readAlerts(ctx));
          await saveAlerts(ctx, alerts);
          ctx.recordHistory({ target: ctx.caller.adminname, before: { alerts: before }, after: { alerts } });
          return { alerts };
        },
      },
      ...systemTextHandlers(settings.publicUrl),
    },
  };
}

/** In the order of the contract, each once. */
function knownAlerts(names: readonly string[]) {
  return alertKinds.filter((kind) => names.includes(kind));
}
