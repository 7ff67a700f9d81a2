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
    report_hours: (value) =>
      Number(value) === 0 ? t('report.off') : t('report.every', { num: Number(value) }),
    report_content: (value) => t(value === 'all' ? 'report.all' : 'report.new'),
    report_format: (value) => t(value === 'text' ? 'report.text' : 'report.html'),
    login_countries: (value) =>
      Number(value) === 0 ? t('countries.off') : t('countries.more', { num: Number(value) }),
  };
  return {
    word: (field: SettingName, value: Value) => words[field](value),
    /** What counts where nothing is set, and whose it is. */
    inheritedWord: (field: SettingName) =>
      t(`inherit.${inherited_from[field]}`, { value: words[field](inherited[field]) }),
  };
}
