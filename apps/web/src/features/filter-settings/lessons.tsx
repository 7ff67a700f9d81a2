import Typography from '@mui/material/Typography';
import { fewestLessons } from '@posthouse/contract/features/filtering/filter-settings';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import type { FilterSettings } from './filter-settings.ts';

/** How much users have taught the filter, and whether that is enough. */
export function Lessons({ learned }: { readonly learned: NonNullable<FilterSettings['learned']> }) {
  const { t } = useTranslation('filter-settings');
  const { number } = useFormat();
  const isEnough = Math.min(learned.spam, learned.notspam) >= fewestLessons;
  return (
    <Panel title={t('lessons.title')}>
      <Typography sx={{ marginBottom: 3 }}>
        {t(isEnough ? 'lessons.inUse' : 'lessons.tooFew', { num: number(fewestLessons) })}
      </Typography>
      <DetailList
        details={[
          { label: t('lessons.spam'), value: number(learned.spam) },
          { label: t('lessons.notspam'), value: number(learned.notspam) },
        ]}
      />
    </Panel>
  );
}
