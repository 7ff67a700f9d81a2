const firstPauseMs = 10_000;
const longestPauseMs = 600_000;

/** When something that failed is tried again: each time after twice the pause, so that it holds up nothing else. */
export function createRetries(now: () => number = Date.now) {
  const failures = new Map<string, { readonly pauseMs: number; readonly at: number }>();
  return {
    /** What is not to be tried yet. */
    waiting: (): string[] => [...failures].flatMap(([key, { at }]) => (at > now() ? [key] : [])),
    failed(key: string): void {
      const pauseMs = Math.min((failures.get(key)?.pauseMs ?? firstPauseMs / 2) * 2, longestPauseMs);
      failures.set(key, { pauseMs, at: now() + pauseMs });
    },
    worked: (key: string): void => void failures.delete(key),
  };
}
