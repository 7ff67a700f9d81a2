import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';
import type { ChangedRow, LogWrites, NewRow, RecipientEvent, RowKey, StoryKey } from './log-writes.ts';
import { type JudgedFor, type Message, type Reached, worstOf } from './message.ts';
import type { MessageBook } from './message-book.ts';
import { type FindDomain, type Viewpoint, viewpointsOf } from './who-sees.ts';

/** What became of a message for one recipient. */
export interface Told {
  readonly status: DeliveryStatus;
  readonly answer: string;
  readonly event: RecipientEvent;
  /** What is known to have happened there before. */
  readonly before: readonly RecipientEvent[];
}

const refOf = (key: RowKey) =>
  JSON.stringify([key.direction, key.account_id, key.at, key.story, key.recipient, key.reached]);

/** The rows that are written for those who may see them: new ones, and what is added to others. */
export class RowBook {
  readonly #find: FindDomain;
  readonly #messages: MessageBook;
  readonly #stories: LogWrites['stories'][number][] = [];
  readonly #rows = new Map<string, NewRow>();
  readonly #changes = new Map<string, ChangedRow>();
  readonly #restated = new Map<string, StoryKey>();

  constructor(messages: MessageBook, find: FindDomain) {
    this.#messages = messages;
    this.#find = find;
  }

  /** Returns the rows it was written to. */
  write(queueId: string, path: Reached, told: Told): RowKey[] {
    const { at } = told.event;
    const message = this.#messages.find(queueId, at);
    const [, root] = this.#messages.rootOf(queueId, at);
    return viewpointsOf(message, root, path, this.#find).map((view) =>
      this.#writeFor(queueId, view, path, told),
    );
  }

  /** Something more about a row that was written. */
  add(key: RowKey, event: RecipientEvent): void {
    this.#change(key, { events: [event] });
  }

  writes(): Omit<LogWrites, 'underway'> {
    return {
      stories: this.#stories,
      rows: [...this.#rows.values()],
      changes: [...this.#changes.values()],
      restated: [...this.#restated.values()],
    };
  }

  #writeFor(queueId: string, view: Viewpoint, path: Reached, { before, event, ...told }: Told): RowKey {
    const message = this.#messages.find(queueId, event.at);
    const [story, root] = this.#messages.rootOf(queueId, event.at);
    const { direction, accountId, recipient, reached, seesAnswer } = view;
    const key: RowKey = { direction, account_id: accountId, at: root.at, story, recipient, reached };
    const ref = JSON.stringify([direction, accountId, recipient, reached]);
    const known = message.rows[ref];
    // One that sees an address alone sees the worst of where it leads.
    const places = { ...known, [path.reached]: told.status };
    const status = worstOf(Object.values(places));
    this.#messages.learn(queueId, event.at, { rows: { ...message.rows, [ref]: places } });
    // What it was at first stays known as long as something is heard of it.
    this.#messages.learn(story, event.at, {});
    const answer = seesAnswer ? told.answer : '';
    const events = [...before, event].map((one) => (seesAnswer ? one : withoutAnswer(one)));
    if (known) this.#change(key, { status, answer, events });
    else {
      this.#tellStory(story, view, event.at);
      const judged = judgedFor(root, view);
      this.#rows.set(refOf(key), {
        ...key,
        ...{ domain_id: view.domainId, sender: root.sender, subject: root.subject, bytes: root.bytes },
        client_ip: view.seesClient && root.clientIp !== '' ? root.clientIp : null,
        score: direction === 'incoming' ? (judged?.score ?? root.filter?.score ?? null) : null,
        is_spam: judged?.verdict === 'junk',
        ...{ status, answer },
        events: [...(judged ? [judgedEvent(judged, root.at)] : []), ...events],
      });
    }
    this.#noteTrouble(story, key, status, event.at);
    return key;
  }

  #change(key: RowKey, { status, answer, events }: Omit<ChangedRow, keyof RowKey>): void {
    const ref = refOf(key);
    const fresh = this.#rows.get(ref);
    const changed = { ...(status && { status }), ...(answer !== undefined && { answer }) };
    if (fresh) {
      this.#rows.set(ref, { ...fresh, ...changed, events: [...fresh.events, ...events] });
      return;
    }
    const before = this.#changes.get(ref);
    this.#changes.set(ref, { ...key, ...before, ...changed, events: [...(before?.events ?? []), ...events] });
  }

  #tellStory(story: string, { direction, accountId, seesClient }: Viewpoint, at: string): void {
    const root = this.#messages.find(story, at);
    const ref = `${direction} ${accountId}`;
    if (root.told.includes(ref)) return;
    this.#messages.learn(story, at, { told: [...root.told, ref] });
    const { clientName, clientIp, login, service, messageId, from, sender, filter } = root;
    const client = seesClient ? { client_name: clientName, client_ip: clientIp, login, service } : {};
    const facts = {
      ...client,
      message_id: messageId,
      from,
      sender,
      ...(direction === 'incoming' && { filter }),
    };
    this.#stories.push({ direction, account_id: accountId, at: root.at, story, facts });
  }

  /** Where not everybody got it, its status is found again from all rows, now and whenever one of them changes. */
  #noteTrouble(
    story: string,
    { direction, account_id, at }: RowKey,
    status: DeliveryStatus,
    now: string,
  ): void {
    const root = this.#messages.find(story, now);
    const ref = `${direction} ${account_id}`;
    if (status === 'delivered' && !root.troubled.includes(ref)) return;
    if (!root.troubled.includes(ref)) this.#messages.learn(story, now, { troubled: [...root.troubled, ref] });
    this.#restated.set(`${ref} ${story}`, { direction, account_id, at, story });
  }
}

const judgedFor = (
  { judged }: Message,
  { direction, accountId, recipient }: Viewpoint,
): JudgedFor | undefined =>
  direction === 'incoming' ? judged[recipient]?.find((one) => one.accountId === accountId) : undefined;

const judgedEvent = ({ verdict, rule, score }: JudgedFor, at: string): RecipientEvent => ({
  ...{ kind: 'judged', at, verdict, rule, score },
});

function withoutAnswer({ kind, at, status }: RecipientEvent): RecipientEvent {
  return { kind, at, ...(status !== undefined && { status }) };
}
