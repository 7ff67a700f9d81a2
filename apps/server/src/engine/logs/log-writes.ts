import type { DeliveryStatus } from '@posthouse/contract/features/logs/mail-logs';
import type { Direction, Message } from './message.ts';

/** What people are told about one recipient, step by step. */
export type RecipientEvent = { readonly kind: string; readonly at: string } & Readonly<
  Record<string, unknown>
>;

/** Which row: the key a reader of the logs knows, as the database gives numbers of its own. */
export interface RowKey {
  readonly direction: Direction;
  readonly account_id: string;
  readonly at: string;
  readonly story: string;
  readonly recipient: string;
  readonly reached: string;
}

export interface NewRow extends RowKey {
  readonly domain_id: string;
  readonly sender: string;
  readonly client_ip: string | null;
  readonly subject: string;
  readonly bytes: number | null;
  readonly score: number | null;
  readonly is_spam: boolean;
  readonly status: DeliveryStatus;
  readonly answer: string;
  readonly events: readonly RecipientEvent[];
}

export interface ChangedRow extends RowKey {
  /** Absent where only something was added. */
  readonly status?: DeliveryStatus;
  readonly answer?: string;
  readonly events: readonly RecipientEvent[];
}

export interface StoryKey {
  readonly direction: Direction;
  readonly account_id: string;
  readonly at: string;
  readonly story: string;
}

/** All that reading some lines leads to; written at once, together with how far the files were read. */
export interface LogWrites {
  readonly stories: readonly (StoryKey & { readonly facts: object })[];
  readonly rows: readonly NewRow[];
  readonly changes: readonly ChangedRow[];
  /** Messages whose recipients had, or have, different outcomes. */
  readonly restated: readonly StoryKey[];
  readonly underway: readonly {
    readonly queue_id: string;
    readonly message_id: string;
    readonly facts: Message | DeliverySession;
  }[];
}

/** What Dovecot did in a delivery, or where to write it: one of both comes first. */
export interface DeliverySession {
  readonly done: readonly RecipientEvent[];
  readonly rows: readonly RowKey[];
}
