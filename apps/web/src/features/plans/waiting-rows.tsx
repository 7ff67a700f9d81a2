import Box from '@mui/material/Box';
import { likeOfKind } from '@posthouse/contract/features/plans/plan-reasons';
import { useCan } from '../../api/access.ts';
import { useCommand } from '../../api/use-command.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { LinkButton } from '../../ui/navigation/link.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { EditButton } from './edit-button.tsx';
import { isUndone, type Plan } from './plan.ts';

/** Rows of a finished plan wait for their domains, and nobody takes care of them yet. */
export const waitsForDomains = ({ kind, state, undo_of, waiting, followed_by }: Plan): boolean =>
  kind === 'builder' && state === 'done' && undo_of === null && waiting > 0 && followed_by === null;

/** What becomes of the rows whose domains are not verified yet: by themselves, or by their admin. */
export function WaitingRows({ plan }: { readonly plan: Plan }) {
  const mayImport = useCan(likeOfKind[plan.kind]);
  if (!mayImport || plan.waiting === 0 || plan.undo_of !== null || isUndone(plan)) return null;
  return plan.followed_by === null ? (
    <Waiting plan={plan} />
  ) : (
    <Followed plan={plan} next={plan.followed_by} />
  );
}

function Followed({ plan: { kind }, next }: { readonly plan: Plan; readonly next: string }) {
  const { t } = useTranslation('plans');
  return (
    <Notice
      tone="good"
      title={t('waiting.followed')}
      action={
        <LinkButton variant="outlined" to={planAddress({ kind, id: next })}>
          {t('waiting.open')}
        </LinkButton>
      }
    />
  );
}

function Waiting({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number, dateTime } = useFormat();
  const { kind, id, waiting, waits_until: until } = plan;
  const { mutate, isPending } = useCommand('setPlanWaiting');
  const isOver = until !== null && Date.parse(until) <= Date.now();
  const isOn = until !== null && !isOver;
  const hint = isOn ? t('waiting.on', { time: dateTime(new Date(until)) }) : t('waiting.off');
  return (
    <Notice
      tone={isOn ? 'neutral' : 'warning'}
      title={t('waiting.title', { num: waiting, shown: number(waiting) })}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <ProgressButton
            variant={isOn ? 'outlined' : 'contained'}
            isRunning={isPending}
            onClick={() => mutate({ kind, id, waiting: isOn ? 0 : 1 })}
          >
            {t(isOn ? 'waiting.stop' : 'waiting.start')}
          </ProgressButton>
          {waitsForDomains(plan) ? <EditButton plan={plan} part="refused" variant="outlined" /> : null}
        </Box>
      }
    >
      {isOver ? t('waiting.over') : hint}
      {!isOn && !isOver && waitsForDomains(plan) ? ` ${t('waiting.orPlan')}` : null}
    </Notice>
  );
}
