import { AppError } from '@posthouse/contract/core/errors';

/**
 * Lets one piece of work run at a time and a few wait: a hostile drawing can keep a thread busy for longer than any
 * limit inside it, and the threads are those that also hash passwords.
 */
export function oneAtATime(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting > mostWaiting) throw new AppError('rate_limited', { params: { seconds: 30 } });
    waiting += 1;
    const turn = last.then(work);
    last = turn
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return turn;
  };
}
