import Box from '@mui/material/Box';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import type { FilterSettings, SettingName } from './filter-settings.ts';
import { useSettingWords } from './use-setting-words.ts';

const names: readonly SettingName[] = [
  'accept_from',
  'autowhitelist',
  'sensitivity',
  'spam_to',
  'keep_spam_days',
  'report_hours',
  'report_content',
  'report_format',
  'login_countries',
];

/** What counts, for those who may see but not change it. */
export function SettingsFacts({ settings }: { readonly settings: FilterSettings }) {
  const { t } = useTranslation('filter-settings');
  const { word, inheritedWord } = useSettingWords(settings);
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('readOnly')}</Notice>
      <DetailList
        details={names.map((name) => {
          const own = settings.own[name];
          return {
            label: t(`facts.${name}`),
            value: own === null ? inheritedWord(name) : word(name, own),
          };
        })}
      />
    </Box>
  );
}
