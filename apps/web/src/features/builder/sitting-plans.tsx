import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { plansOfSitting } from './sitting.ts';

/** The way back to the plans that were made here, to see their results or to undo them. */
export function SittingPlans() {
  const { t } = useTranslation('builder');
  const { time } = useFormat();
  const [plans] = useState(plansOfSitting);
  if (plans.length === 0) return null;
  return (
    <Panel title={t('sitting.title')}>
      <Box sx={{ color: colours.textSoft, marginBottom: 2 }}>{t('sitting.hint')}</Box>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
        {plans.map(({ id, at }) => (
          <li key={id}>
            <Link to={`/builder/${id}`}>{t('sitting.plan', { time: time(new Date(at)) })}</Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
