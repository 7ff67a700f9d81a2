import { likeOfKind } from '@posthouse/contract/features/plans/plan-reasons';
import { useNavigate } from '@tanstack/react-router';
import { Download, Play, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../api/access.ts';
import { startDownload } from '../../api/files.ts';
import { queryClient } from '../../api/query-client.ts';
import { sendCommand } from '../../api/send-command.ts';
import { useCommand } from '../../api/use-command.ts';
import { watchJob } from '../../api/watched-job.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { isUnderWay } from '../../domain/imports/plan-state.ts';
import { currentLanguage } from '../../i18n/texts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { EditButton } from './edit-button.tsx';
import { changesOf, isUndone, type Plan } from './plan.ts';
import { useRunning } from './use-running.ts';
import { waitsForDomains } from './waiting-rows.tsx';

interface PlanProps {
  readonly plan: Plan;
}

/** What can be done with a plan now. */
export function PlanActions({ plan }: PlanProps) {
  const mayImport = useCan(likeOfKind[plan.kind]);
  const isWaiting = waitsForDomains(plan);
  if (!mayImport || isUnderWay(plan) || plan.state === 'refused') return null;
  const isUndo = plan.undo_of !== null;
  const isOver = plan.state === 'done';
  // What was planned from a form has no rows to give back.
  const hasFile = plan.kind !== 'offboarding';
  const hasProblems = hasFile && plan.outcomes.refuse + plan.failed > 0;
  return (
    <>
      {isOver || isUndo || !hasFile ? null : <EditButton plan={plan} part="sent" />}
      {hasProblems && !isUndo ? <DownloadButton plan={plan} part="refused" /> : null}
      {isOver && hasProblems && !isUndo && !isWaiting ? <EditButton plan={plan} part="refused" /> : null}
      {plan.undoable === 1 && !isUndone(plan) ? <UndoButton plan={plan} /> : null}
      {plan.ended_at === null ? null : <DownloadButton plan={plan} part="result" />}
      {plan.state === 'planned' && changesOf(plan) > 0 ? <ApplyButton plan={plan} /> : null}
    </>
  );
}

function ApplyButton({ plan }: PlanProps) {
  const { t } = useTranslation('plans');
  const { number } = useFormat();
  const { mutateAsync, isPending } = useCommand('applyPlan');
  const num = changesOf(plan);
  const isUndo = plan.undo_of !== null;
  const start = async () => {
    await mutateAsync({ kind: plan.kind, id: plan.id });
    // This page shows its progress, and not the panel of jobs.
    watchJob(undefined);
    await Promise.all(
      ['getPlan', 'getPlans'].map((action) => queryClient.invalidateQueries({ queryKey: [action] })),
    );
  };
  return (
    <ProgressButton
      color={isUndo ? 'error' : 'primary'}
      startIcon={isUndo ? <Undo2 size={16} aria-hidden /> : <Play size={16} aria-hidden />}
      isRunning={isPending}
      // A refusal has been announced.
      onClick={() => void start().catch(() => undefined)}
    >
      {t(isUndo ? 'undo.apply' : 'apply', { num, shown: number(num) })}
    </ProgressButton>
  );
}

function DownloadButton({ plan, part }: PlanProps & { readonly part: 'refused' | 'result' }) {
  const { t } = useTranslation('plans');
  const [isRunning, run] = useRunning('downloadPlan');
  const download = async () => {
    const { url } = await sendCommand(
      'downloadPlan',
      { kind: plan.kind, id: plan.id, part, language: currentLanguage() },
      {
        changes: ['getPlan', 'getPlans'],
        announcedBy: 'screen',
      },
    );
    startDownload(url);
  };
  return (
    <ProgressButton
      variant={part === 'result' && plan.passwords_ready === 1 ? 'contained' : 'outlined'}
      startIcon={<Download size={16} aria-hidden />}
      isRunning={isRunning}
      onClick={() => run(download)}
    >
      {t(`download.${part}`)}
    </ProgressButton>
  );
}

function UndoButton({ plan }: PlanProps) {
  const { t } = useTranslation('plans');
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, run] = useRunning('undoPlan');
  const undo = async () => {
    const made = await sendCommand('undoPlan', { kind: plan.kind, id: plan.id }, quietly);
    await navigate({ to: planAddress(made.plan) });
  };
  const dialog: ReactNode = isAsking ? (
    <ConfirmDialog
      title={t('undo.title')}
      consequences={t(`of.${plan.kind}.undo`)}
      confirmLabel={t('undo.confirm')}
      isRunning={isRunning}
      onConfirm={() => run(undo)}
      onCancel={() => setIsAsking(false)}
    />
  ) : null;
  return (
    <>
      <ProgressButton
        variant="outlined"
        startIcon={<Undo2 size={16} aria-hidden />}
        isRunning={false}
        onClick={() => setIsAsking(true)}
      >
        {t('undo.button')}
      </ProgressButton>
      {dialog}
    </>
  );
}

const quietly = { changes: [], announcedBy: 'screen' } as const;
