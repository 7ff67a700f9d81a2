import type { settingsActions } from '@posthouse/contract/features/settings';
import type { Feature } from '../../kernel/feature.ts';
import { dateFormatLookup, languageLookup, timezoneLookup } from './lookups.ts';
import { saveLanguage } from './settings-store.ts';

export function settingsFeature(): Feature<typeof settingsActions> {
  return {
    handlers: {
      getTimezones: async (ctx) => timezoneLookup(ctx.now),
      getLanguages: async () => languageLookup,
      getDateFormats: async () => dateFormatLookup,
      setLanguage: {
        async apply(ctx, { language }) {
          const before = await saveLanguage(ctx, language);
          ctx.recordHistory({
            target: ctx.session.adminname,
            before: { language: before },
            after: { language },
          });
          return 'success';
        },
      },
    },
  };
}
