import { randomBytes } from 'node:crypto';
import { splitMail, valuesOf } from './mail-headers.ts';

/** Whose doing it is that mail goes on: a domain's, and there a list's or nobody's. */
export interface HandedOnBy {
  readonly list: string;
  readonly domain: string;
}

interface Underway extends HandedOnBy {
  /** What Postfix called the message when it brought it. */
  readonly queueId: string;
}

const ours = 'hooks.posthouse.invalid';
const received = /\(Postfix\) with \w+ id ([0-9A-Za-z]+)/g;

/** Mail that is being given back to Postfix: each under a name of its own, by which the filter asks about it. */
export class HandingOn {
  readonly #underway = new Map<string, Underway>();

  /** As whom to greet Postfix. */
  begin(mail: Buffer, by: HandedOnBy | undefined): string {
    const queueId = queueIdOf(mail);
    if (by === undefined || queueId === undefined) return ours;
    const name = `${randomBytes(8).toString('hex')}.${ours}`;
    this.#underway.set(name, { ...by, queueId });
    return name;
  }

  end(name: string): void {
    this.#underway.delete(name);
  }

  find(name: string): Underway | undefined {
    return this.#underway.get(name);
  }
}

/** As Postfix has written it into the topmost of these headers, behind what the client says of itself. */
function queueIdOf(mail: Buffer): string | undefined {
  const [latest = ''] = valuesOf(splitMail(mail).fields, 'received');
  return [...latest.matchAll(received)].at(-1)?.[1];
}
