import { appendFileSync } from 'node:fs';
import type { Log } from '../../kernel/log.ts';
import type { HooksEvent } from '../logs/log-events.ts';

/** Notes an event, before whoever asked gets its answer. */
export type NoteEvent = (event: UntimedEvent) => void;
type UntimedEvent = HooksEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'>
    : never
  : never;

/** Half of a pair, or a zero: PostgreSQL stores neither. */
const unstorable = /[\p{Surrogate}\0]/gu;
/** More than people look at. */
const mostLetters = 500;
const mostRecipients = 1_000;

/**
 * Adds a line for each event to a file, which is read from there when the database is there. Opened each time: somebody else may have
 * put it aside. Mail goes on where it can’t be written.
 */
export function createJournal(path: string, log: Log): NoteEvent {
  return (event) => {
    const line = JSON.stringify({ at: new Date().toISOString(), ...event }, shortened);
    try {
      appendFileSync(path, `${line}\n`);
    } catch (error) {
      log.error({ err: error, path }, 'what became of a message could not be noted');
    }
  };
}

function shortened(_name: string, value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, mostLetters).replaceAll(unstorable, '\ufffd');
  return Array.isArray(value) ? value.slice(0, mostRecipients) : value;
}
