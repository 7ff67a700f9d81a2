/** Wrong passwords of one list in an hour: by one client, and by all together. */
const mostWrong = { byOne: 20, byAll: 1_000 };
const hourMs = 3_600_000;
/** So many counters are kept before those whose hour is over go. */
const manyCounters = 10_000;

interface Counter {
  readonly until: number;
  count: number;
}

/**
 * Whoever guesses the password of a list gets a few tries an hour. After that its mail is told to come again, right
 * password or not: nothing is lost, and nobody else waits for it.
 */
export function limitGuesses(
  check: (hash: string, password: string) => Promise<boolean>,
  now: () => number = Date.now,
) {
  const counters = new Map<string, Counter>();
  const counterOf = (key: string): Counter => {
    const known = counters.get(key);
    if (known !== undefined && known.until > now()) return known;
    if (counters.size >= manyCounters)
      for (const [old, { until }] of counters) if (until <= now()) counters.delete(old);
    const counter = { until: now() + hourMs, count: 0 };
    counters.set(key, counter);
    return counter;
  };
  /** `client` where it is known who asks. */
  return async (hash: string, password: string, client?: string): Promise<boolean> => {
    const [byAll, byOne] = [counterOf(hash), counterOf(`${hash} ${client ?? ''}`)];
    const isOver = client !== undefined && byOne.count >= mostWrong.byOne;
    if (isOver || byAll.count >= mostWrong.byAll) throw new Error('a list’s password was guessed too often');
    // Counted before it is known to be wrong: many can guess at the same time.
    for (const counter of [byAll, byOne]) counter.count += 1;
    const isRight = await check(hash, password);
    if (isRight) for (const counter of [byAll, byOne]) counter.count -= 1;
    return isRight;
  };
}
