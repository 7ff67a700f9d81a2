import { randomUUID } from 'node:crypto';
import type { DeliverySession, LogWrites } from './log-writes.ts';
import { type Message, unknownMessage } from './message.ts';
import { timeOfQueueId } from './queue-id-time.ts';

/** What was known before, by the names of messages and of deliveries. */
export interface Known {
  readonly messages: ReadonlyMap<string, Message>;
  readonly sessions: ReadonlyMap<string, DeliverySession>;
}

const noSession: DeliverySession = { done: [], rows: [] };

/** What is known of messages in the queue while lines about them are read. */
export class MessageBook {
  readonly #messages: Map<string, Message>;
  readonly #sessions: Map<string, DeliverySession>;
  readonly #byMessageId = new Map<string, Set<string>>();
  readonly #changed = new Set<string>();
  readonly #changedSessions = new Set<string>();

  constructor({ messages, sessions }: Known) {
    this.#messages = new Map(messages);
    this.#sessions = new Map(sessions);
    for (const [queueId, { messageId }] of messages) this.#index(queueId, messageId);
  }

  find(queueId: string, at: string): Message {
    return this.#messages.get(queueId) ?? unknownMessage(timeOfQueueId(queueId) ?? at);
  }

  learn(queueId: string, at: string, facts: Partial<Message>): void {
    this.#messages.set(queueId, { ...this.find(queueId, at), ...facts });
    this.#changed.add(queueId);
    if (facts.messageId !== undefined) this.#index(queueId, facts.messageId);
  }

  /** The name and the facts of the message it was at first. */
  rootOf(queueId: string, at: string): readonly [string, Message] {
    const root = this.find(queueId, at).root ?? queueId;
    return [root, this.find(root, at)];
  }

  withMessageId(messageId: string): readonly string[] {
    return [...(this.#byMessageId.get(messageId) ?? [])];
  }

  session(name: string): DeliverySession {
    return this.#sessions.get(name) ?? noSession;
  }

  keepSession(name: string, facts: Partial<DeliverySession>): void {
    this.#sessions.set(name, { ...this.session(name), ...facts });
    this.#changedSessions.add(name);
  }

  changes(): LogWrites['underway'] {
    const messages = [...this.#changed].filter(isInQueue).map((queueId) => {
      const facts = this.find(queueId, '');
      return { queue_id: queueId, message_id: facts.messageId, facts };
    });
    const sessions = [...this.#changedSessions].map((name) => ({
      ...{ queue_id: sessionName(name), message_id: '', facts: this.session(name) },
    }));
    return [...messages, ...sessions];
  }

  #index(queueId: string, messageId: string): void {
    if (messageId === '') return;
    this.#byMessageId.set(messageId, (this.#byMessageId.get(messageId) ?? new Set()).add(queueId));
  }
}

/** What never was in the queue: nothing more is heard of it. */
const refused = 'refused ';
export const nameOfRefused = () => `${refused}${randomUUID()}`;
const isInQueue = (name: string) => !name.startsWith(refused);

/** Kept beside messages, under a name that no message has. */
const prefix = 'lmtp ';
export const sessionName = (session: string) => `${prefix}${session}`;
export const sessionIn = (name: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined);
