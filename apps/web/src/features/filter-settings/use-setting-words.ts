import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type FilterSettings, type SettingName, strictnessOf } from './filter-settings.ts';

type Value = string | number;

/** The values of the settings as people read them. */
export function useSettingWords({ scores, inherited, inherited_from }: FilterSettings) {
  const { t } = useTranslation('filter-settings');
  const { number } = useFormat();
  const sensitivity = (value: Value) =>
    t('sensitivity.option', {
      num: number(Number(value)),
      word: t(`sensitivity.${strictnessOf(Number(value))}`),
      score: number(scores[Number(value) - 1] ?? 0),
    });
  const words: Readonly<Record<SettingName, (value: Value) => string>> = {
    accept_from: (value) => t(value === 'whitelist' ? 'accept.whitelist' : 'accept.everyone'),
    autowhitelist: (value) => t(Number(value) === 1 ? 'autowhitelist.on' : 'autowhitelist.off'),
    sensitivity,
    spam_to: (value) =>
      t(value === 'delete' ? 'spam.delete' : value === 'inbox' ? 'spam.inbox' : 'spam.folder'),
    keep_spam_days: (value) => t('days', { num: Number(value) }),
  };
  return {
    word: (field: SettingName, value: Value) => words[field](value),
    /** What counts where nothing is set, and whose it is. */
    inheritedWord: (field: SettingName) =>
      t(`inherit.${inherited_from[field]}`, { value: words[field](inherited[field]) }),
  };
}
