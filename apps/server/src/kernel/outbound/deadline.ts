export interface Deadline {
  /** Milliseconds until it; never below 0. */
  leftMs(): number;
}

export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return { leftMs: () => Math.max(0, end - performance.now()) };
}
