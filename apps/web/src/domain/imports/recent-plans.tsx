import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours, type Tone } from '../../ui/theme/tokens.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { planAddress } from './plan-address.ts';
import { isUnderWay } from './plan-state.ts';

type Plan = ActionAnswer<'getPlans'>['rows'][number];

const pollMs = 2_000;

/** The way back to the admin's last imports of a kind: to their results, generated passwords and undo. */
export function RecentPlans({ kind }: { readonly kind: PlanKindName }) {
  const { t } = useTranslation('plans');
  const { data } = useAction(
    'getPlans',
    { kind },
    { refreshEveryMs: pollMs, refreshWhile: ({ rows }) => rows.some(isUnderWay) },
  );
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Box sx={{ marginTop: 4 }}>
      <Panel title={t(kind === 'offboarding' ? 'recent.leaving' : 'recent.title')}>
        <Box sx={{ color: colours.textSoft, marginBottom: 2 }}>
          {t(kind === 'offboarding' ? 'recent.leavingHint' : 'recent.hint')}
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
          {data.rows.map((plan) => (
            <RecentPlan key={plan.id} plan={plan} />
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

const toneOf: Readonly<Record<Plan['state'], Tone>> = {
  planning: 'neutral',
  refused: 'bad',
  planned: 'neutral',
  expired: 'neutral',
  applying: 'neutral',
  done: 'good',
  stopped: 'warning',
  failed: 'bad',
};

/** When it was made and how far it came. */
function RecentPlan({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number, moment } = useFormat();
  const { state, outcomes, done, failed, undone } = plan;
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
    <Box component="li" sx={line}>
      <Link to={planAddress(plan)}>{moment(new Date(plan.created_at))}</Link>
      <StatusLabel tone={undoState ? 'neutral' : toneOf[state]}>
        {t(`recent.state.${undoState ?? state}`)}
      </StatusLabel>
      <Box component="span" sx={{ color: colours.textSoft }}>
        {shown.map(({ name, num }) => t(`recent.${name}`, { num, shown: number(num) })).join(' · ')}
      </Box>
      {plan.passwords_ready === 1 ? <StatusLabel tone="warning">{t('recent.passwords')}</StatusLabel> : null}
    </Box>
  );
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 } as const;
