import { AppError } from '@posthouse/contract/core/errors';

const retrySeconds = 10;

/** Lets few pieces of heavy work run at once and some wait; further ones are refused, to be tried again later. */
export function atMost(running: number, waiting: number) {
  const queue: (() => void)[] = [];
  let free = running;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else {
      if (queue.length >= waiting) throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
      await new Promise<void>((turn) => queue.push(turn));
    }
    return work().finally(() => {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    });
  };
}
