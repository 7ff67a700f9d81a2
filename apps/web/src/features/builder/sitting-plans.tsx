import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, type Tone } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
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
          <Box key={id} component="li" sx={line}>
            <Link to={`/builder/${id}`}>{t('sitting.plan', { time: time(new Date(at)) })}</Link>
            <PlanState id={id} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

type Plan = ActionAnswer<'getPlan'>['plan'];

const toneOf: Readonly<Record<Plan['state'], Tone>> = {
  planned: 'neutral',
  expired: 'neutral',
  applying: 'neutral',
  done: 'good',
  stopped: 'warning',
  failed: 'bad',
};

/** How far it came; nothing of a plan that is no longer kept. */
function PlanState({ id }: { readonly id: string }) {
  const { t } = useTranslation('builder');
  const { number } = useFormat();
  const { data } = useAction('getPlan', { kind: 'builder', id, limit: 1 });
  if (data === undefined) return null;
  const { state, outcomes, done, failed, undone } = data.plan;
  const undoState = undone === 0 ? undefined : undone < done ? 'partlyUndone' : 'undone';
  const isOpen = state === 'planned' || state === 'expired';
  const counts = [
    { name: 'changes', num: isOpen ? outcomes.create + outcomes.update + outcomes.remove : 0 },
    { name: 'done', num: done },
    { name: 'failed', num: failed },
    { name: 'refused', num: outcomes.refuse },
  ] as const;
  const shown = counts.filter(({ num }) => num > 0);
  return (
    <>
      <StatusLabel tone={undoState ? 'neutral' : toneOf[state]}>
        {t(`sitting.state.${undoState ?? state}`)}
      </StatusLabel>
      <Box component="span" sx={{ color: colours.textSoft }}>
        {shown.map(({ name, num }) => t(`sitting.${name}`, { num, shown: number(num) })).join(' · ')}
      </Box>
    </>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 } as const;
