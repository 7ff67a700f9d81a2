import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { useAction } from '../../api/use-action.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, tabularFigures, tones } from '../../ui/theme/tokens.ts';
import { UsageBar } from '../../ui/values/usage-bar.tsx';
import { countsOf, type Plan } from './plan.ts';

/** How many rows go which way; each leads to these rows. */
export function PlanCounts({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  return (
    <Box component="nav" aria-label={t('summary.label')} sx={tiles}>
      {countsOf(plan).map((one) => (
        <Link key={one.name} to={planAddress(plan)} search={one.filter} underline="none" sx={tile}>
          <Box
            component="span"
            sx={{ ...figure, color: badNames.includes(one.name) ? tones.bad.text : 'inherit' }}
          >
            {number(one.count)}
          </Box>
          <Box component="span" sx={{ color: colours.textSoft }}>
            {one.name === 'done' || one.name === 'failed'
              ? t(`exported.result.${one.name}`)
              : t(`exported.outcome.${one.name}`)}
          </Box>
        </Link>
      ))}
    </Box>
  );
}

const badNames: readonly string[] = ['refuse', 'failed'];
const figure = { ...tabularFigures, fontSize: 20, fontWeight: 600 } as const;

type Status = ActionAnswer<'status'>;

const seats = [
  ['curemails', 'maxemails', 'basic'],
  ['cureemails', 'maxeemails', 'enhanced'],
  ['curexemails', 'maxexemails', 'exchange'],
  ['curocemails', 'maxocemails', 'external'],
  ['curdomains', 'maxdomains', 'domains'],
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
          <UsageBar label={t('seats.quota')} current={after(data, 'curquota')} max={data.maxquota} isSize />
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
  color: colours.text,
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
