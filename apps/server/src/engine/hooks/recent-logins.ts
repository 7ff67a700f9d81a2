/** Who logged in a moment ago. */
export class RecentLogins {
  readonly #forMs: number;
  /** The latest last. */
  readonly #at = new Map<string, number>();

  constructor(forMs: number) {
    this.#forMs = forMs;
  }

  add(username: string, now = Date.now()): void {
    this.#at.delete(username);
    this.#at.set(username, now);
    this.#forget(now);
  }

  names(now = Date.now()): ReadonlySet<string> {
    this.#forget(now);
    return new Set(this.#at.keys());
  }

  #forget(now: number): void {
    for (const [username, at] of this.#at) {
      if (at > now - this.#forMs) return;
      this.#at.delete(username);
    }
  }
}
