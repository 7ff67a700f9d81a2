import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';

export type Direction = 'incoming' | 'outgoing';

/** An address before aliases, and where it led. */
export interface Reached {
  readonly recipient: string;
  readonly reached: string;
}

/** What the filter found out, as much of it as people can make something of. */
interface FilterFacts {
  readonly score: number;
  readonly symbols: readonly { readonly name: string; readonly score: number }[];
  readonly spf: string;
  readonly dmarc: string;
  readonly signedBy: readonly string[];
  readonly isForged: boolean;
}

export interface JudgedFor {
  readonly accountId: string;
  readonly score: number;
  readonly verdict: string;
  readonly rule: string;
}

/**
 * A message in the queue, as far as it is known: what later lines about it mean depends on it. One that is handed on is in the
 * queue again under another name.
 */
export interface Message {
  /** When it came. */
  readonly at: string;
  /** The message it was at first. */
  readonly root?: string;
  /** By which port it came; empty where Postfix made it. */
  readonly service: string;
  readonly clientName: string;
  readonly clientIp: string;
  /** The address of whoever logged in. */
  readonly login: string;
  readonly messageId: string;
  readonly sender: string;
  readonly bytes: number | null;
  readonly from: string;
  readonly subject: string;
  readonly filter?: FilterFacts;
  /** By the address of the envelope; some lead to several accounts. */
  readonly judged: Readonly<Record<string, readonly JudgedFor[]>>;
  readonly recipients: readonly string[];
  /** Who hands it on: a list or a user, and the domain. */
  readonly sentOn?: { readonly by: string; readonly domain: string };
  /** No longer in the queue. */
  readonly isGone?: true;
  /** Recipients it will be tried again for. */
  readonly deferred: readonly Reached[];
  /** What was written: the status of each place an address led to, by row. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, DeliveryStatus>>>>;
  /** To which accounts the story was told, in which direction; and those with another outcome than delivered. */
  readonly told: readonly string[];
  readonly troubled: readonly string[];
}

export const unknownMessage = (at: string): Message => ({
  ...{ at, service: '', clientName: '', clientIp: '', login: '', messageId: '', sender: '', bytes: null },
  ...{ from: '', subject: '', judged: {}, recipients: [], deferred: [], rows: {}, told: [], troubled: [] },
});

const severity = { delivered: 0, temporary: 1, permanent: 2 } as const;

export const worstOf = (statuses: readonly DeliveryStatus[]): DeliveryStatus =>
  statuses.reduce((worst, one) => (severity[one] > severity[worst] ? one : worst), 'delivered');
