const mostWrong = 20;
const hourMs = 3_600_000;

type Check = (hash: string, password: string) => Promise<boolean>;

/**
 * Whoever guesses the password of a list gets so many tries an hour. After that its mail is told to come again, right
 * password or not: nothing is lost, and a guess costs an hour.
 */
export function limitGuesses(check: Check, now: () => number = Date.now): Check {
  const wrong = new Map<string, { until: number; count: number }>();
  return async (hash, password) => {
    const before = wrong.get(hash);
    const counted =
      before !== undefined && before.until > now() ? before : { until: now() + hourMs, count: 0 };
    if (counted.count >= mostWrong) throw new Error('the password of a list was guessed too often');
    if (await check(hash, password)) return true;
    counted.count += 1;
    wrong.set(hash, counted);
    return false;
  };
}
