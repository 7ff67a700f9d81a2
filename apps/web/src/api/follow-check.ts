import { announceFailure } from './announce.ts';
import { type Notification, notify } from './notification-store.ts';
import { refreshChangedBy } from './refresh-changed.ts';
import type { CommandName } from './use-action.ts';

type Words = Pick<Notification, 'tone' | 'title' | 'detail'>;

interface Check<Answer> {
  /** One check of a thing at a time: its notification is replaced by the outcome. */
  readonly key: string;
  readonly command: CommandName;
  /** Asks for the check; it has only begun when this answers. */
  readonly start: () => Promise<Answer>;
  readonly read: () => Promise<Answer>;
  readonly isRunning: (answer: Answer) => boolean;
  readonly running: string;
  /** When it takes longer than anybody waits. */
  readonly late: string;
  readonly outcome: (answer: Answer) => Words;
}

const pollMs = 1_500;
const mostPolls = 40;

/** Runs a check that ends by itself some time later: says that it runs, and then how it ended. */
export async function followCheck<Answer>(check: Check<Answer>): Promise<void> {
  const { key } = check;
  notify({ key, tone: 'neutral', title: check.running, stays: true });
  try {
    let answer = await check.start();
    for (let poll = 0; check.isRunning(answer) && poll < mostPolls; poll += 1) {
      await new Promise((resolve) => setTimeout(resolve, pollMs));
      answer = await check.read();
    }
    notify({
      key,
      ...(check.isRunning(answer) ? { tone: 'neutral', title: check.late } : check.outcome(answer)),
    });
    refreshChangedBy(check.command);
  } catch (error) {
    announceFailure(key, error);
  }
}
