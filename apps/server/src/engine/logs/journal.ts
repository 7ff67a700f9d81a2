import { appendFileSync } from 'node:fs';
import type { Log } from '../../kernel/log.ts';

/** Half of a pair, or a zero: PostgreSQL stores neither. */
const unstorable = /[\p{Surrogate}\0]/gu;
/** More than people look at. */
const mostLetters = 500;
const mostItems = 1_000;

/**
 * Adds a line to a file for each event, which is read from there when the database is there. It is written when this returns, whatever
 * happens to the process then. Opened each time: somebody else may have put the file aside. Where it can’t be written, mail and
 * logins go on.
 */
export function createJournal<Event extends object>(path: string, log: Log): (event: Event) => void {
  return (event) => {
    try {
      appendFileSync(path, `${JSON.stringify(event, shortened)}\n`);
    } catch (error) {
      log.error({ err: error, path }, 'what happened could not be noted');
    }
  };
}

function shortened(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, mostLetters).replaceAll(unstorable, '\ufffd');
  return Array.isArray(value) ? value.slice(0, mostItems) : value;
}
