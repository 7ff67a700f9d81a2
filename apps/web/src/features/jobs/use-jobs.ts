import type { ActionAnswer } from '@posthouse/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { notify } from '../../api/notification-store.ts';
import { refreshChangedBy } from '../../api/refresh-changed.ts';
import { sendCommand } from '../../api/send-command.ts';
import { useAction } from '../../api/use-action.ts';
import { planAddress } from '../../domain/imports/plan-address.ts';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { deedText } from '../../i18n/deed-words.ts';
import { jobName } from '../../i18n/history-names.ts';
import { say } from '../../i18n/texts.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

export type Job = ActionAnswer<'getJobs'>['rows'][number];

const pollMs = 2_000;

export const isRunning = ({ state }: Pick<Job, 'state'>) => state === 'running';

/** The jobs of the admin, in whichever tab or session they were begun; asked for again while one runs. */
export function useJobs(): readonly Job[] {
  const { data } = useAction(
    'getJobs',
    {},
    { refreshEveryMs: pollMs, refreshWhile: ({ rows }) => rows.some(isRunning) },
  );
  return data?.rows ?? [];
}

/** Loads again what a job changed when it has ended, and says how it went; `begun` may have ended before it was seen to run. */
export function useJobEnds(jobs: readonly Job[], begun: string | undefined, onDetails: () => void): void {
  const { t } = useTranslation('jobs');
  const { number } = useFormat();
  const navigate = useNavigate();
  const running = useRef(new Set<string>());
  const announced = useRef(new Set<string>());
  useEffect(() => {
    const isNew = ({ id }: Job) => (id === begun || running.current.has(id)) && !announced.current.has(id);
    const ended = jobs.filter((job) => !isRunning(job) && isNew(job));
    running.current = new Set(jobs.filter(isRunning).map(({ id }) => id));
    if (ended.length === 0) return;
    for (const { id, operation } of ended) {
      announced.current.add(id);
      refreshChangedBy(operation);
    }
    void loadCatalogs(['history', 'deeds']).then(() => {
      for (const job of ended) announceEnd(job);
    });
  });

  function announceEnd({ id, operation, about, plan, state, done, failed, total, undo }: Job): void {
    const name = jobName(operation, about);
    const key = endOf(state, failed);
    const figures = { name, done: number(done), failed: number(failed), total: number(total) };
    notify({
      key: `job-${id}`,
      tone: key === 'finished' ? 'good' : 'warning',
      title:
        (plan ? undefined : deedOfMany(key, { operation, about, done, failed })) ??
        t(`ended.${key}`, figures),
      ...(key === 'finished' ? { catalogue: say('operation.done') } : {}),
      stays: key !== 'finished',
      ...(undo ? { action: { label: t('undo'), run: () => undoJob(undo) } } : {}),
      details: {
        label: t('details'),
        run: plan ? () => void navigate({ to: planAddress(plan) }) : onDetails,
      },
    });
  }
}

const undoJob = (undo: NonNullable<Job['undo']>) =>
  void sendCommand('undoUserChanges', undo).catch(() => undefined);

/** What came of a bulk command that ran to its end, in the words it has for a few: "1,200 users disabled, 3 failed". */
function deedOfMany(
  end: ReturnType<typeof endOf>,
  { operation: command, about, done, failed }: Pick<Job, 'operation' | 'about' | 'done' | 'failed'>,
): string | undefined {
  const deed = done > 1 ? deedText({ command, num: done, ways: [about] }) : undefined;
  if (deed === undefined || end === 'finished') return deed;
  return end === 'partly' ? say('operation.partlyOf', { deed, failed }) : undefined;
}

function endOf(state: Job['state'], failed: number): 'finished' | 'partly' | 'stopped' | 'failed' {
  if (state === 'stopped' || state === 'failed') return state;
  return failed > 0 ? 'partly' : 'finished';
}
