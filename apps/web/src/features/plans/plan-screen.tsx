import Box from '@mui/material/Box';
import { likeOfKind } from '@posthouse/contract/features/plans/plan-reasons';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCan } from '../../api/access.ts';
import { type ApiError, errorText } from '../../api/api-error.ts';
import { refreshChangedBy } from '../../api/refresh-changed.ts';
import { useAction } from '../../api/use-action.ts';
import { importAddress } from '../../domain/imports/plan-address.ts';
import { isUnderWay } from '../../domain/imports/plan-state.ts';
import { failureText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { LinkButton } from '../../ui/navigation/link.tsx';
import { BackToList } from '../../ui/page/back-to-list.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { Notice } from '../../ui/page/notice.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../ui/page/page-states.tsx';
import { ExactTime } from '../../ui/values/relative-time.tsx';
import { changesOf, isUndone, type Plan } from './plan.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanRows } from './plan-rows.tsx';
import { LimitsAfter, PlanCounts } from './plan-summary.tsx';
import { WaitingRows } from './waiting-rows.tsx';

export const UsersPlan = () => <PlanScreen kind="users" />;
export const AliasesPlan = () => <PlanScreen kind="aliases" />;
export const BuilderPlan = () => <PlanScreen kind="builder" />;
export const OffboardingPlan = () => <PlanScreen kind="offboarding" />;
export const WhitelistPlan = () => <PlanScreen kind="whitelist" />;
export const BlacklistPlan = () => <PlanScreen kind="blacklist" />;
export const ListMembersPlan = () => <PlanScreen kind="list_members" />;

const pollMs = 1_000;

/** A plan from its first look to its result: what will happen, how far it is, what happened. */
function PlanScreen({ kind }: { readonly kind: PlanKindName }) {
  const { t } = useTranslation('plans');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useAction(
    'getPlan',
    { kind, id, limit: 1 },
    { refreshEveryMs: pollMs, refreshWhile: ({ plan }) => isUnderWay(plan) },
  );
  const plan = data?.plan;
  useFreshAnswers(plan?.state);
  return (
    <>
      <BackToList to={importAddress[kind]} label={t(`of.${kind}.again`)} />
      <PageHead
        title={plan?.undo_of ? t('undo.head') : t(`of.${kind}.title`)}
        part={t('rows.title')}
        purpose={plan ? <Made plan={plan} /> : undefined}
        action={plan ? <PlanActions plan={plan} /> : undefined}
      />
      {plan ? (
        <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
          <PlanState plan={plan} />
          <PlanDetails plan={plan} />
        </Box>
      ) : error ? (
        <Failure kind={kind} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={8} />
      )}
    </>
  );
}

function PlanDetails({ plan }: { readonly plan: Plan }) {
  if (plan.state === 'planning') return <LoadingState rows={8} />;
  if (plan.state === 'refused') return null;
  return (
    <>
      <WaitingRows plan={plan} />
      <PlanCounts plan={plan} />
      {plan.state === 'planned' ? <LimitsAfter plan={plan} /> : null}
      <Box>
        <PlanRows key={plan.id} plan={plan} />
      </Box>
    </>
  );
}

/** Whatever is kept may show what was there before the plan; one that was quick is never seen under way. */
function useFreshAnswers(state: Plan['state'] | undefined): void {
  const last = useRef(state);
  useEffect(() => {
    if (last.current && state && last.current !== state) refreshChangedBy('applyPlan');
    last.current = state;
  }, [state]);
}

function Made({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  return (
    <>
      {t('made')} <ExactTime time={plan.created_at} />
    </>
  );
}

function PlanState({ plan }: { readonly plan: Plan }): ReactNode {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const counts = { done: number(plan.done), failed: number(plan.failed) };
  if (isUndone(plan)) return <Notice tone="neutral" title={t('undo.undone')} />;
  if (plan.undone > 0 && plan.undoable === 0)
    return <Notice tone="neutral" title={t('undo.undoneOf', { ...counts, undone: number(plan.undone) })} />;
  switch (plan.state) {
    case 'planning':
      return (
        <Notice tone="neutral" title={t('state.planning')}>
          {t('state.planningHint')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="bad" title={t('state.refused')}>
          {plan.reason ? failureText(plan.reason.code, plan.reason.params) : null}
        </Notice>
      );
    case 'planned':
      return changesOf(plan) === 0 ? (
        <Notice tone="neutral" title={t('state.nothing')}>
          {t('state.nothingHint')}
        </Notice>
      ) : (
        <Planned plan={plan} />
      );
    case 'expired':
      return (
        <Notice tone="warning" title={t('state.expired')}>
          {t('state.expiredHint')}
        </Notice>
      );
    case 'applying':
      return (
        <JobProgress
          label={t(plan.undo_of === null ? 'state.applying' : 'undo.applying')}
          state="running"
          done={plan.done}
          failed={plan.failed}
          total={changesOf(plan)}
        />
      );
    case 'stopped':
    case 'failed':
      return (
        <Notice tone="warning" title={t(`state.${plan.state}`, counts)}>
          {t(plan.undo_of === null ? 'state.endedHint' : 'undo.endedHint')} <Passwords plan={plan} />
        </Notice>
      );
    case 'done':
      return <Finished plan={plan} />;
  }
}

function Planned({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number, dateTime } = useFormat();
  const isLeaving = plan.kind === 'offboarding' && plan.undo_of === null;
  const time = dateTime(new Date(plan.expires_at));
  return (
    <Notice tone="neutral" title={t('state.planned')}>
      {t(isLeaving ? 'state.leavingHint' : 'state.plannedHint', { time })}{' '}
      {plan.generated > 0
        ? t('state.generated', { num: plan.generated, shown: number(plan.generated) })
        : null}
    </Notice>
  );
}

function Finished({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const counts = { done: number(plan.done), failed: number(plan.failed) };
  const end = plan.failed > 0 ? 'partly' : 'done';
  return (
    <Notice
      tone={plan.failed > 0 ? 'warning' : 'good'}
      title={plan.undo_of === null ? t(`state.${end}`, counts) : t(`undo.${end}`, counts)}
    >
      <Passwords plan={plan} />
    </Notice>
  );
}

function Passwords({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plans');
  if (plan.generated === 0 || plan.done === 0) return null;
  return t(plan.passwords_ready === 1 ? 'state.passwords' : 'state.passwordsGone');
}

interface FailureProps {
  readonly kind: PlanKindName;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function Failure({ kind, error, onRetry }: FailureProps) {
  const { t } = useTranslation('plans');
  const mayImport = useCan(likeOfKind[kind]);
  if (error.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand may have anything in the place of the id.
  if (error.code === 'not_found' || error.code === 'invalid_input') {
    return (
      <EmptyState
        title={t('gone')}
        action={
          mayImport ? (
            <LinkButton variant="outlined" to={importAddress[kind]}>
              {t(`of.${kind}.again`)}
            </LinkButton>
          ) : null
        }
      >
        {t('goneHint')}
      </EmptyState>
    );
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
