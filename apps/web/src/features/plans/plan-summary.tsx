import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import type { PlanOutcome } from '@posthouse/contract/features/plans';
import { gigabytes } from '@posthouse/contract/fields/quota';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, tabularFigures, tones } from '../../ui/theme/tokens.ts';
import { UsageBar } from '../../ui/values/usage-bar.tsx';
import { countsOf, type Plan } from './plan.ts';
import { planAddress } from './plan-address.ts';

/** How many rows go which way; each leads to these rows. */
export function PlanCounts({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <Box component="nav" aria-label={t('summary.label')} sx={tiles}>
      {countsOf(plan).map(([outcome, count]) => (
        <Count key={outcome} plan={plan} outcome={outcome} count={count} />
      ))}
    </Box>
  );
}

interface CountProps {
  readonly plan: Plan;
  readonly outcome: PlanOutcome;
  readonly count: number;
}

function Count({ plan, outcome, count }: CountProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  return (
    <Link to={planAddress(plan.kind, plan.id)} search={{ outcome }} underline="none" sx={tile}>
      <Box
        component="span"
        sx={{
          ...tabularFigures,
          fontSize: 20,
          fontWeight: 600,
          color: outcome === 'refuse' ? tones.bad.text : colours.text,
        }}
      >
        {number(count)}
      </Box>
      <Box component="span" sx={{ color: colours.textSoft }}>
        {t(`outcome.${outcome}`)}
      </Box>
    </Link>
  );
}

type Status = ActionAnswer<'status'>;

const seats = [
  ['curemails', 'maxemails', 'basic'],
  ['cureemails', 'maxeemails', 'enhanced'],
  ['curexemails', 'maxexemails', 'exchange'],
  ['curocemails', 'maxocemails', 'external'],
] as const;

/** Seats and quota as they are once it is applied; only what changes. */
export function LimitsAfter({ plan: { changes } }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { data } = useAction('status', {});
  const changed = seats.filter(([counter]) => (changes[counter] ?? 0) !== 0);
  const quota = changes['curquota'] ?? 0;
  if (data === undefined || (changed.length === 0 && quota === 0)) return null;
  return (
    <Panel title={t('summary.after')}>
      <Box sx={bars}>
        {changed.map(([counter, most, name]) => (
          <UsageBar key={name} label={t(`seats.${name}`)} current={after(data, counter)} max={data[most]} />
        ))}
        {quota === 0 ? null : (
          <UsageBar
            label={t('seats.quota')}
            current={gigabytes(after(data, 'curquota'))}
            max={gigabytes(data.maxquota)}
            unit={t('unit')}
          />
        )}
      </Box>
    </Panel>
  );

  function after(status: Status, counter: 'curquota' | (typeof seats)[number][0]): number {
    return status[counter] + (changes[counter] ?? 0);
  }
}

const tiles = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(auto-fit, minmax(150px, 220px))' },
} as const;

const tile = {
  display: 'grid',
  padding: '10px 14px',
  color: 'inherit',
  border: `1px solid ${colours.border}`,
  borderRadius: 1,
  backgroundColor: colours.surface,
  overflowWrap: 'anywhere',
  '&:hover': { backgroundColor: colours.hover },
} as const;

const bars = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  columnGap: 8,
  rowGap: 5,
} as const;
