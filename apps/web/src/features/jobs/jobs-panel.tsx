import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleStop, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useCommand } from '../../api/use-command.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { failureText } from '../../i18n/error-text.ts';
import { jobName } from '../../i18n/history-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SidePanel } from '../../ui/dialogs/side-panel.tsx';
import { ProgressButton } from '../../ui/form/progress-button.tsx';
import { JobFailures } from '../../ui/job/job-failures.tsx';
import { JobProgress } from '../../ui/job/job-progress.tsx';
import { LinkButton } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { isRunning, type Job } from './use-jobs.ts';

interface JobsPanelProps {
  readonly jobs: readonly Job[];
  /** The one that was just begun: its failures are shown without asking. */
  readonly shownFirst: string | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What goes on in the background, and what came of it. */
export function JobsPanel({ jobs, shownFirst, isOpen, onClose }: JobsPanelProps) {
  const { t } = useTranslation('jobs');
  return (
    <SidePanel title={t('title')} isOpen={isOpen} onClose={onClose}>
      {jobs.some(isRunning) ? <Box sx={{ marginBottom: 4 }}>{t('hint')}</Box> : null}
      {jobs.length === 0 && shownFirst === undefined ? (
        <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {jobs.map((job) => (
            <JobItem key={job.id} job={job} isFirst={job.id === shownFirst} onLeave={onClose} />
          ))}
        </Box>
      )}
    </SidePanel>
  );
}

interface JobItemProps {
  readonly job: Job;
  readonly isFirst: boolean;
  readonly onLeave: () => void;
}

function JobItem({ job, isFirst, onLeave }: JobItemProps) {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const [isChosen, setIsChosen] = useState<boolean>();
  const areFailuresShown = (isChosen ?? isFirst) && job.failed > 0;
  const name = jobName(job.operation, job.about);
  return (
    <Box component="li" sx={item}>
      <JobProgress label={name} {...job} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 36 }}>
        <Box sx={{ flex: 1, color: colours.textSoft, fontSize: 13 }}>
          <RelativeTime time={job.created_at} />
        </Box>
        {job.plan ? (
          <LinkButton to={planAddress(job.plan)} onClick={onLeave}>
            {t('openPlan')}
          </LinkButton>
        ) : null}
        {job.failed > 0 ? (
          <Button aria-expanded={areFailuresShown} onClick={() => setIsChosen(!areFailuresShown)}>
            {areFailuresShown
              ? t('hideFailures')
              : t('showFailures', { num: job.failed, shown: number(job.failed) })}
          </Button>
        ) : null}
        {isRunning(job) ? <StopButton id={job.id} name={name} /> : null}
        {job.undo ? <UndoButton undo={job.undo} name={name} /> : null}
      </Box>
      {areFailuresShown ? <Failures id={job.id} /> : null}
    </Box>
  );
}

function StopButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation('jobs');
  const { mutate, isPending } = useCommand('stopJob', { changes: ['getJobs', 'getJob'] });
  return (
    <ProgressButton
      variant="outlined"
      aria-label={t('stopOne', { name })}
      startIcon={<CircleStop size={16} aria-hidden />}
      isRunning={isPending}
      onClick={() => mutate({ id })}
    >
      {t('stop')}
    </ProgressButton>
  );
}

function UndoButton({ undo, name }: { readonly undo: NonNullable<Job['undo']>; readonly name: string }) {
  const { t } = useTranslation('jobs');
  const { mutate, isPending, isSuccess } = useCommand('undoUserChanges');
  return (
    <ProgressButton
      variant="outlined"
      aria-label={t('undoOne', { name })}
      startIcon={<Undo2 size={16} aria-hidden />}
      isRunning={isPending}
      disabled={isSuccess}
      onClick={() => mutate(undo)}
    >
      {t('undo')}
    </ProgressButton>
  );
}

const pollMs = 2_000;

/** The rows that failed so far; asked for again while the job runs, also after an answer that did not come. */
function Failures({ id }: { readonly id: string }) {
  const { t } = useTranslation('jobs');
  const { data, error, refetch } = useAction(
    'getJob',
    { id },
    { refreshEveryMs: pollMs, refreshWhile: isRunning },
  );
  if (!data) {
    return error ? (
      <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
    ) : (
      <LoadingState rows={3} />
    );
  }
  return (
    <JobFailures
      label={t('failures')}
      failures={data.failures.map(({ code, ...row }) => ({ ...row, reason: failureText(code) }))}
      more={Math.max(0, data.failed - data.failures.length)}
    />
  );
}

const item = {
  padding: '16px 0',
  display: 'grid',
  gap: 2,
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
