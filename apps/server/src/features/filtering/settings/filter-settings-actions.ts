import type { ResultOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { filterSettingsActions } from '@posthouse/contract/features/filtering/filter-settings';
import type { TenantContext } from '../../../kernel/context.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { demandFilterPlace, type FilterPlace } from '../../../rules/filtering/filter-place.ts';
import { spamScores } from '../../../rules/filtering/sensitivity.ts';
import { filterDomainList } from './filter-domains-store.ts';
import {
  lockOwnSettings,
  type OwnSettings,
  readInherited,
  readLessons,
  readOwnSettings,
  readSettingsInEffect,
  type SettingsInEffect,
  saveOwnSettings,
  settingsRecord,
} from './filter-settings-store.ts';

type Actions = typeof filterSettingsActions;

export function filterSettingsFeature(): Feature<Actions> {
  return {
    handlers: {
      getFilterDomains: filterDomainList.answer,
      getFilterSettings: async (ctx, { domain }) => answer(ctx, await demandFilterPlace(ctx, domain)),
      updateFilterSettings: {
        async apply(ctx, { domain, version, ...wanted }) {
          const place = await demandFilterPlace(ctx, domain);
          const before = await lockOwnSettings(ctx, place.domainId);
          if (version !== undefined && version !== before.version) throw new AppError('stale');
          ctx.recordHistory({
            target: place.domain || ctx.caller.accountName,
            domainId: place.domainId,
            ...settingsRecord.difference(before, wanted),
          });
          await saveOwnSettings(ctx, place.domainId, wanted);
          return answer(ctx, place);
        },
      },
    },
  };
}

async function answer(
  ctx: TenantContext,
  { domainId, domain }: FilterPlace,
): Promise<ResultOf<Actions['getFilterSettings']>> {
  const { version, ...own } = await readOwnSettings(ctx, domainId);
  const ofAccount = domainId === null ? undefined : await readOwnSettings(ctx, null);
  const from = (field: keyof OwnSettings) => ((ofAccount?.[field] ?? null) === null ? 'default' : 'account');
  return {
    domain,
    ...onWire(await readSettingsInEffect(ctx, domainId)),
    own: { ...own, autowhitelist: own.autowhitelist === null ? null : flag(own.autowhitelist) },
    inherited: onWire(await readInherited(ctx, domainId)),
    inherited_from: {
      accept_from: from('accept_from'),
      autowhitelist: from('autowhitelist'),
      sensitivity: from('sensitivity'),
      spam_to: from('spam_to'),
      keep_spam_days: from('keep_spam_days'),
      report_hours: from('report_hours'),
      report_content: from('report_content'),
      report_format: from('report_format'),
      login_countries: from('login_countries'),
    },
    scores: [...spamScores],
    learned: domainId === null ? await readLessons(ctx) : null,
    version,
  };
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
const onWire = (settings: SettingsInEffect) => ({
  ...settings,
  autowhitelist: flag(settings.autowhitelist),
});
