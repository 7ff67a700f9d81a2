import { domainToUnicode } from 'node:url';
import type { WrittenTo } from './filter-store.ts';

const mostKept = 10_000;

/** Collects whom users write to, so that many become one statement. */
export class WrittenToCollector {
  #written = new Map<string, WrittenTo>();

  add(writer: string, recipients: readonly string[]): void {
    for (const recipient of recipients) {
      const address = recipient.toLowerCase();
      if (this.#written.size >= mostKept) return;
      const at = address.lastIndexOf('@') + 1;
      const readable = `${address.slice(0, at)}${domainToUnicode(address.slice(at)) || address.slice(at)}`;
      this.#written.set(`${writer} ${address}`, { writer, address, readable });
    }
  }

  take(): WrittenTo[] {
    const taken = [...this.#written.values()];
    this.#written = new Map();
    return taken;
  }
}
