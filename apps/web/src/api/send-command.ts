import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import { type AnswerWords, announceAnswer, announceFailure, loadDeedWords } from './announce.ts';
import { ApiError } from './api-error.ts';
import { isRowResults, jobOf } from './bulk-answer.ts';
import { call } from './call.ts';
import { dismiss, type NotificationAction } from './notification-store.ts';
import { queryClient } from './query-client.ts';
import { refreshChangedBy } from './refresh-changed.ts';
import type { CommandName, QueryName } from './use-action.ts';
import { watchJob } from './watched-job.ts';

export interface CommandOptions<Name extends CommandName>
  extends Pick<AnswerWords, 'name' | 'rowName' | 'reason'> {
  /** The queries whose answers change with it; those of its area unless named. */
  readonly changes?: readonly QueryName[];
  /** `screen` when the screen itself says how it went; `result` when it says what was done, and only that. */
  readonly announcedBy?: 'notification' | 'screen' | 'result';
  /** What undoes it, offered in the notification. */
  readonly undo?: (answer: ActionAnswer<Name>, input: ActionInput<Name>) => NotificationAction | undefined;
}

/**
 * Runs a command, says how it went and loads again what it changed; throws what it was refused for. A command that only
 * began a job says nothing: the job's progress does.
 */
export async function sendCommand<Name extends CommandName>(
  name: Name,
  input: ActionInput<Name>,
  { changes, announcedBy, undo, name: named, rowName, reason }: CommandOptions<Name> = {},
): Promise<ActionAnswer<Name>> {
  const isAnnounced = announcedBy === undefined || announcedBy === 'notification';
  const areRefusalsAnnounced = announcedBy !== 'screen';
  const loading = loadDeedWords();
  try {
    const answer = await call(name, input);
    dismiss(name);
    const job = jobOf(answer);
    if (job !== undefined) watchJob(job);
    else if (isAnnounced) {
      const words = { input, name: named, action: undoOf(answer), rowName, reason };
      void loading.then(() => announceAnswer(name, answer, words));
    }
    // Not waited for: what is done is done, and a form that goes on looking unsaved would ask before one leaves it.
    refresh(name, job === undefined ? changes : ['getJobs']);
    return answer;
  } catch (error) {
    if (areRefusalsAnnounced || (error instanceof ApiError && error.isUnanswered))
      announceFailure(name, error);
    throw error;
  }

  function undoOf(answer: ActionAnswer<Name>): NotificationAction | undefined {
    const isDone = !isRowResults(answer) || answer.done.length > 0;
    return isDone ? undo?.(answer, input) : undefined;
  }
}

function refresh(command: CommandName, names: readonly QueryName[] | undefined): void {
  if (!names) refreshChangedBy(command);
  else for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] });
}
