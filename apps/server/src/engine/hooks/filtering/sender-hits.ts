import type { SenderHits } from './filter-store.ts';

const mostEntries = 10_000;

/** Counts how often entries decided, so that many become one statement. */
export class SenderHitCounter {
  #hits = new Map<string, SenderHits>();

  add(accountId: string, id: string): void {
    const key = `${accountId}/${id}`;
    const before = this.#hits.get(key);
    if (before === undefined && this.#hits.size >= mostEntries) return;
    this.#hits.set(key, { account_id: accountId, id, hits: (before?.hits ?? 0) + 1 });
  }

  take(): SenderHits[] {
    const taken = [...this.#hits.values()];
    this.#hits = new Map();
    return taken;
  }
}
