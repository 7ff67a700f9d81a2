import { AppError } from '@posthouse/contract/core/errors';

interface TurnLimits {
  readonly atOnce: number;
  readonly mostWaiting: number;
  /** What those are told for whom there is no room to wait. */
  readonly retrySeconds: number;
}

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets so much work run at once, in the order it came, and so much wait. */
export function createTurns({ atOnce, mostWaiting, retrySeconds }: TurnLimits): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else if (waiting.length < mostWaiting) await new Promise<void>((begin) => waiting.push(begin));
    else throw new AppError('rate_limited', { params: { seconds: retrySeconds } });
    try {
      return await work();
    } finally {
      // The place is handed on rather than given back: nobody who comes now gets ahead of who waited.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export type InTurnOf = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;

/** The same for each key on its own. */
export function createTurnsByKey(limits: TurnLimits): InTurnOf {
  const known = new Map<string, { inTurn: InTurn; users: number }>();
  return async (key, work) => {
    const entry = known.get(key) ?? { inTurn: createTurns(limits), users: 0 };
    known.set(key, entry);
    entry.users += 1;
    try {
      return await entry.inTurn(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) known.delete(key);
    }
  };
}
