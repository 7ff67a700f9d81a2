import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import { ArrowDown, ArrowUp, PenLine, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { colours } from '../../../../ui/theme/tokens.ts';
import { StatusLabel } from '../../../../ui/values/status-label.tsx';
import { moved, ruleValuesOf } from './rule-values.ts';
import { useRuleSummary } from './use-rule-summary.ts';
import type { Rule, RuleChange } from './use-rules.ts';

interface RuleListProps {
  readonly rules: readonly Rule[];
  /** Missing for those who may only view. */
  readonly doing?: {
    readonly change: RuleChange;
    readonly isSaving: boolean;
    readonly edit: (id: string) => void;
    readonly remove: (rule: Rule) => void;
  };
}

/** The rules in their order, each as a sentence. */
export function RuleList({ rules, doing }: RuleListProps) {
  const { t } = useTranslation('users');
  const mover = useMover(rules, doing?.change);
  return (
    <>
      <Box component="ol" aria-label={t('delivery.rules.order')} sx={list} ref={mover.list}>
        {rules.map((rule, index) => (
          <Box component="li" key={rule.id} sx={item}>
            <Box aria-hidden sx={{ flex: '0 0 24px', color: colours.textSoft, paddingTop: '2px' }}>
              {index + 1}.
            </Box>
            <RuleWords rule={rule} />
            {doing ? (
              <RuleButtons rule={rule} index={index} count={rules.length} doing={doing} move={mover.move} />
            ) : null}
          </Box>
        ))}
      </Box>
      <span className="visually-hidden" role="status">
        {mover.said}
      </span>
    </>
  );
}

function RuleWords({ rule }: { readonly rule: Rule }) {
  const { t } = useTranslation('users');
  const summary = useRuleSummary();
  return (
    <Box
      sx={{ flex: { xs: '1 1 calc(100% - 40px)', sm: '1 1 320px' }, minWidth: 0, overflowWrap: 'anywhere' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', fontWeight: 580 }}>
        {rule.name}
        {rule.active === 1 ? null : <StatusLabel tone="neutral">{t('delivery.rules.off')}</StatusLabel>}
        {rule.active === 1 && rule.actions.some(({ type }) => type === 'discard') ? (
          <StatusLabel tone="bad">{t('delivery.rules.losesMail')}</StatusLabel>
        ) : null}
      </Box>
      <Box sx={{ color: colours.textSoft }}>{summary(ruleValuesOf(rule))}</Box>
    </Box>
  );
}

interface RuleButtonsProps {
  readonly rule: Rule;
  readonly index: number;
  readonly count: number;
  readonly doing: NonNullable<RuleListProps['doing']>;
  readonly move: (index: number, step: -1 | 1) => void;
}

function RuleButtons({ rule, index, count, doing, move }: RuleButtonsProps) {
  const { t } = useTranslation('users');
  const { name } = rule;
  const { isSaving, change } = doing;
  const toggle = () =>
    void change((rules) =>
      rules.map((one) => (one.id === rule.id ? { ...one, active: one.active === 1 ? 0 : 1 } : one)),
    ).catch(() => undefined);
  const arrow = (step: -1 | 1) => {
    const isEnd = step === -1 ? index === 0 : index === count - 1;
    const isStill = isEnd || isSaving;
    const Icon = step === -1 ? ArrowUp : ArrowDown;
    return (
      <IconButton
        data-moves={`${rule.id}:${step}`}
        aria-label={t(step === -1 ? 'delivery.rules.up' : 'delivery.rules.down', { name })}
        // Stays focusable: it is pressed several times in a row.
        aria-disabled={isStill}
        onClick={isStill ? () => undefined : () => move(index, step)}
        sx={{ ...square, ...(isEnd ? { opacity: 0.35, cursor: 'not-allowed' } : {}) }}
      >
        <Icon size={16} aria-hidden />
      </IconButton>
    );
  };
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flexShrink: 0, marginLeft: { xs: 6, sm: 0 } }}
    >
      <Switch
        checked={rule.active === 1}
        onChange={isSaving ? () => undefined : toggle}
        slotProps={{ input: { role: 'switch', 'aria-label': t('delivery.rules.use', { name }) } }}
      />
      {arrow(-1)}
      {arrow(1)}
      <IconButton
        aria-label={t('delivery.rules.editOf', { name })}
        onClick={() => doing.edit(rule.id)}
        sx={square}
      >
        <PenLine size={16} aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t('delivery.rules.removeOf', { name })}
        onClick={() => doing.remove(rule)}
        sx={square}
      >
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </Box>
  );
}

/** Moves a rule, says where it is now, and leaves the focus on the button although its row is elsewhere. */
function useMover(rules: readonly Rule[], change: RuleChange | undefined) {
  const { t } = useTranslation('users');
  const list = useRef<HTMLElement>(null);
  const [pressed, setPressed] = useState<{ readonly id: string; readonly step: -1 | 1 }>();
  const [said, setSaid] = useState('');
  const order = rules.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each new order
  useEffect(() => {
    if (!pressed) return;
    list.current?.querySelector<HTMLElement>(`[data-moves="${pressed.id}:${pressed.step}"]`)?.focus();
  }, [order]);
  const move = (index: number, step: -1 | 1) => {
    const rule = rules[index];
    if (!rule || !change) return;
    setPressed({ id: rule.id, step });
    change((all) =>
      moved(
        all,
        all.findIndex(({ id }) => id === rule.id),
        step,
      ),
    ).then(
      () => setSaid(t('delivery.rules.moved', { name: rule.name, num: index + 1 + step })),
      () => undefined,
    );
  };
  return { list, move, said };
}

const square = { width: 32, height: 32, padding: 0 } as const;
const list = { listStyle: 'none', margin: 0, padding: 0 } as const;
const item = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 2,
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
