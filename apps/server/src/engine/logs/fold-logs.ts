import { addressOfLogin } from '../hooks/policy.ts';
import { domainOf } from '../hooks/sender-address.ts';
import type { DovecotEvent, HooksEvent, OutcomeEvent, PostfixEvent, RefusedEvent } from './log-events.ts';
import type { LogWrites } from './log-writes.ts';
import type { Message, Reached } from './message.ts';
import { type Known, MessageBook, nameOfRefused } from './message-book.ts';
import { RowBook } from './row-book.ts';
import { asPeopleKnow, type FindDomain } from './who-sees.ts';

type DeliveryEvent = Exclude<DovecotEvent, { kind: 'login' }>;
export type MailEvent = HooksEvent | DeliveryEvent | PostfixEvent;
type EventOf<Kind extends MailEvent['kind']> = Extract<MailEvent, { kind: Kind }>;

const statuses = {
  sent: 'delivered',
  deferred: 'temporary',
  bounced: 'permanent',
  expired: 'permanent',
} as const;
/** As Dovecot answers Postfix. */
const saved = /^250 2\.0\.0 <[^>]*> (\S+) Saved/;
/** Our own words at the end, by which a sender is known who logged in; before them may stand what that sender wrote. */
const notAllowed = /^(?:.*rejected: )?(\S+@\S+) is not allowed to send as \S+$/s;
const submission: readonly string[] = ['submission', 'submissions'];

const isSame = (one: Reached, other: Reached) =>
  one.recipient === other.recipient && one.reached === other.reached;

/** By which Dovecot tells what it did with a message. */
export const sessionOfAnswer = (event: MailEvent) =>
  event.kind === 'outcome' ? saved.exec(event.answer)?.[1] : undefined;

/** Turns what the logs tell, in their order, into what is written. Knows no file and no database. */
export function foldLogs(events: readonly MailEvent[], known: Known, find: FindDomain): LogWrites {
  const fold = new LogFold(known, find);
  for (const event of events) fold.take(event);
  return fold.writes();
}

/** No address is longer; an index takes no more. */
const mostLetters = 400;

/** Strangers choose how long texts are. */
const shortened = (event: MailEvent): MailEvent =>
  Object.fromEntries(
    Object.entries(event).map(([name, value]) => [
      name,
      typeof value === 'string' && value.length > mostLetters ? value.slice(0, mostLetters) : value,
    ]),
  ) as unknown as MailEvent;

class LogFold {
  readonly #messages: MessageBook;
  readonly #rows: RowBook;
  readonly #find: FindDomain;

  constructor(known: Known, find: FindDomain) {
    this.#messages = new MessageBook(known);
    this.#rows = new RowBook(this.#messages, find);
    this.#find = find;
  }

  take(long: MailEvent): void {
    const event = shortened(long);
    if (event.kind === 'read') this.#read(event);
    else if (event.kind === 'judged') this.#judged(event);
    else if (event.kind === 'handed_on') this.#handedOn(event);
    else if (event.kind === 'accepted') this.#accepted(event);
    else if (event.kind === 'message_id') this.#messageId(event);
    else if (event.kind === 'queued') this.#queued(event);
    else if (event.kind === 'outcome') this.#outcome(event);
    else if (event.kind === 'refused') this.#refused(event);
    else if (event.kind === 'notice') this.#messages.learn(event.noticeId, event.at, {});
    else if (event.kind === 'removed') this.#messages.learn(event.queueId, event.at, { isGone: true });
    else this.#done(event);
  }

  writes(): LogWrites {
    return { ...this.#rows.writes(), underway: this.#messages.changes() };
  }

  #read({ at, queueId, service, sender, from, subject, recipients, sentOnBy }: EventOf<'read'>): void {
    // It is told of by the message it was before.
    if (service === 'HANDED_ON') return;
    const sentOn = sentOnBy === '' ? {} : { sentOn: { by: sentOnBy, domain: domainOf(sentOnBy) } };
    this.#messages.learn(queueId, at, { sender, from, subject, recipients, ...sentOn });
  }

  #judged({ at, queueId, receivers, ...event }: EventOf<'judged'>): void {
    const { score, symbols, spf, dmarc, signedBy, isForged } = event;
    const judged: Record<string, Message['judged'][string]> = {};
    for (const { recipient, ...one } of receivers) judged[recipient] = [...(judged[recipient] ?? []), one];
    const filter = { score, symbols, spf, dmarc, signedBy, isForged };
    this.#messages.learn(queueId, at, { filter, judged });
  }

  #handedOn({ at, queueId, nextId, list, domain }: EventOf<'handed_on'>): void {
    const [name, root] = this.#messages.rootOf(queueId, at);
    const isKnown = this.#isFor(root, this.#find(domain)?.accountId);
    this.#messages.learn(nextId, at, { ...(isKnown && { root: name }), sentOn: { by: list, domain } });
  }

  #accepted({ at, queueId, service, clientName, clientIp, login }: EventOf<'accepted'>): void {
    this.#messages.learn(queueId, at, { service, clientName, clientIp, login: addressOfLogin(login) });
  }

  #messageId({ at, queueId, messageId }: EventOf<'message_id'>): void {
    const { sentOn, root } = this.#messages.find(queueId, at);
    // What a rule sends on keeps its Message-ID. Others can use it too: only what has come to the same account counts.
    const account = sentOn && this.#find(sentOn.domain)?.accountId;
    const before = this.#messages
      .withMessageId(messageId)
      .filter((name) => name !== queueId)
      .findLast((name) => this.#isFor(this.#messages.rootOf(name, at)[1], account));
    if (root === undefined && before !== undefined)
      this.#messages.learn(queueId, at, { root: this.#messages.rootOf(before, at)[0] });
    this.#messages.learn(queueId, at, { messageId });
  }

  #queued({ at, queueId, sender, bytes }: EventOf<'queued'>): void {
    this.#messages.learn(queueId, at, { sender, bytes });
  }

  #outcome(event: OutcomeEvent): void {
    const { at, queueId, service, relay, dsn, answer } = event;
    const { deferred } = this.#messages.find(queueId, at);
    // Given up after days, for all it was still tried for.
    if (event.recipient === '') {
      for (const { recipient: original, reached: recipient } of deferred)
        this.#outcome({ ...event, original, recipient });
      return;
    }
    const given = { recipient: event.original, reached: event.recipient };
    const others = deferred.filter((one) => !isSame(one, given));
    this.#messages.learn(queueId, at, {
      deferred: event.status === 'deferred' ? [...others, given] : others,
    });
    const path = asPeopleKnow(given);
    if (path === undefined) return;
    const session = sessionOfAnswer(event);
    const before = session === undefined ? [] : this.#messages.session(session).done;
    const status = statuses[event.status];
    const keys = this.#rows.write(queueId, path, {
      ...{ status, answer, before },
      event: { kind: 'outcome', at, status, service, relay, dsn, answer },
    });
    if (session === undefined) return;
    const { rows } = this.#messages.session(session);
    this.#messages.keepSession(session, { rows: [...rows, ...keys] });
  }

  #refused(event: RefusedEvent): void {
    const { at, service, stage, clientName, clientIp, sender, code, dsn, answer } = event;
    const queueId = event.queueId ?? nameOfRefused();
    const before = this.#messages.find(queueId, at);
    const [, writer = ''] = submission.includes(service) ? (notAllowed.exec(answer) ?? []) : [];
    if (before.service === '')
      this.#messages.learn(queueId, at, { service, clientName, clientIp, sender, login: writer });
    const isWhole = stage === 'END-OF-MESSAGE' && before.recipients.length > 0;
    const status = code < 500 ? 'temporary' : 'permanent';
    if (stage === 'END-OF-MESSAGE') this.#messages.learn(queueId, at, { isGone: true });
    for (const recipient of isWhole ? before.recipients : [event.recipient])
      this.#rows.write(
        queueId,
        { recipient, reached: recipient },
        {
          ...{ status, answer, before: [] },
          event: { kind: 'refused', at, stage, code, dsn, answer },
        },
      );
  }

  /** Whether an account was among its recipients: of the messages of others nobody learns anything by naming them. */
  #isFor({ recipients, judged }: Message, account: string | undefined): boolean {
    if (account === undefined) return false;
    const isTheirs = (address: string) => this.#find(domainOf(address))?.accountId === account;
    return (
      recipients.some(isTheirs) ||
      Object.values(judged).some((all) => all.some(({ accountId }) => accountId === account))
    );
  }

  /** Dovecot tells it before or after Postfix knows that it has the message. */
  #done({ kind, at, session, to }: DeliveryEvent): void {
    const { done, rows } = this.#messages.session(session);
    const event = { kind, at, to };
    this.#messages.keepSession(session, { done: [...done, event] });
    for (const key of rows) this.#rows.add(key, event);
  }
}
