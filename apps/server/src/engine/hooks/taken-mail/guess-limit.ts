/** Wrong passwords of one list in an hour: by one client, and by all together. */
const mostWrong = { byOne: 20, byAll: 1_000 };
const hourMs = 3_600_000;
/** Who was right does not wait for others who guess too often. */
const knownMs = 7 * 24 * hourMs;
/** So many are kept before those whose time is over go. */
const manyKept = 10_000;

interface Counter {
  readonly until: number;
  count: number;
}

/**
 * Whoever guesses the password of a list gets a few tries an hour. After that its mail is told to come again, right
 * password or not: nothing is lost. When many guess together, all wait who were not right lately.
 */
export function limitGuesses(
  check: (hash: string, password: string) => Promise<boolean>,
  now: () => number = Date.now,
) {
  const counters = new Map<string, Counter>();
  const known = new Map<string, { readonly until: number }>();
  const counterOf = (key: string): Counter => {
    const found = counters.get(key);
    if (found !== undefined && found.until > now()) return found;
    const counter = { until: now() + hourMs, count: 0 };
    keep(counters, key, counter);
    return counter;
  };
  const keep = <Kept extends { readonly until: number }>(all: Map<string, Kept>, key: string, one: Kept) => {
    if (all.size >= manyKept) for (const [old, { until }] of all) if (until <= now()) all.delete(old);
    all.set(key, one);
  };
  /** What a guess counts for, unless there were too many. */
  const countersFor = (hash: string, client: string | undefined): readonly Counter[] => {
    const byAll = counterOf(hash);
    const isKnown = (known.get(keyOf(hash, client))?.until ?? 0) > now();
    if (byAll.count >= mostWrong.byAll && !isKnown) throw tooOften();
    if (client === undefined) return [byAll];
    const byOne = counterOf(keyOf(hash, client));
    if (byOne.count >= mostWrong.byOne) throw tooOften();
    return [byAll, byOne];
  };
  /** `client` where it is known who asks. */
  return async (hash: string, password: string, client?: string): Promise<boolean> => {
    const counted = countersFor(hash, client);
    // Counted before it is known to be wrong: many can guess at the same time.
    for (const counter of counted) counter.count += 1;
    let isWrong = false;
    try {
      isWrong = !(await check(hash, password));
    } finally {
      if (!isWrong) for (const counter of counted) counter.count -= 1;
    }
    if (!isWrong && client !== undefined) keep(known, keyOf(hash, client), { until: now() + knownMs });
    return !isWrong;
  };
}

const keyOf = (hash: string, client: string | undefined) => `${hash} ${client ?? ''}`;
const tooOften = () => new Error('a list’s password was guessed too often');
