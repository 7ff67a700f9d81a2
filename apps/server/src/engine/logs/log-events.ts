/** What a line of a log tells. Addresses are in lower case; times as PostgreSQL takes them (ISO 8601, UTC). */
export type PostfixEvent =
  | AcceptedEvent
  | { readonly kind: 'message_id'; readonly at: string; readonly queueId: string; readonly messageId: string }
  | QueuedEvent
  | OutcomeEvent
  | RefusedEvent
  /** A message about another one: that it could not be delivered, or is late. */
  | { readonly kind: 'notice'; readonly at: string; readonly queueId: string; readonly noticeId: string }
  | { readonly kind: 'removed'; readonly at: string; readonly queueId: string };

/** Somebody hands in a message (`client=`). */
interface AcceptedEvent {
  readonly kind: 'accepted';
  readonly at: string;
  readonly queueId: string;
  /** As master.cf calls the port: smtpd, submission, submissions, reinject, handover. */
  readonly service: string;
  readonly clientName: string;
  readonly clientIp: string;
  /** As it was given to Dovecot: an address, `#` and a mark of the password; empty where nobody logged in. */
  readonly login: string;
}

interface QueuedEvent {
  readonly kind: 'queued';
  readonly at: string;
  readonly queueId: string;
  readonly sender: string;
  readonly bytes: number;
  readonly recipients: number;
}

/** What became of it for one recipient, this time. */
export interface OutcomeEvent {
  readonly kind: 'outcome';
  readonly at: string;
  readonly queueId: string;
  /** As master.cf calls the transport: smtp, lmtp, relay, hooks, lists, error, … */
  readonly service: string;
  readonly recipient: string;
  /** Before aliases; the same where there was none. */
  readonly original: string;
  readonly relay: string;
  readonly dsn: string;
  readonly status: 'sent' | 'deferred' | 'bounced' | 'expired';
  /** The words of the other side, without the brackets around them. */
  readonly answer: string;
}

/** Refused while the other side waits, before the queue has it. */
export interface RefusedEvent {
  readonly kind: 'refused';
  readonly at: string;
  /** Which message, where the content has come already. */
  readonly queueId?: string;
  readonly service: string;
  /** CONNECT, EHLO, MAIL, RCPT, DATA or END-OF-MESSAGE. */
  readonly stage: string;
  readonly clientName: string;
  readonly clientIp: string;
  readonly helo: string;
  readonly sender: string;
  /** The first of several at END-OF-MESSAGE. */
  readonly recipient: string;
  /** Of SMTP; 4xx asks to come again. */
  readonly code: number;
  readonly dsn: string;
  readonly answer: string;
}

export type DovecotEvent =
  /** `session` is what LMTP answers Postfix with. */
  | {
      readonly kind: 'stored' | 'forwarded' | 'discarded' | 'rejected' | 'replied';
      readonly at: string;
      readonly session: string;
      readonly user: string;
      readonly messageId: string;
      /** The folder, or the address it was sent on to. */
      readonly to: string;
    }
  | LoginEvent;

/** Of IMAP, POP3, ManageSieve and SMTP. */
export interface LoginEvent {
  readonly kind: 'login';
  readonly at: string;
  readonly service: string;
  readonly login: string;
  readonly ip: string;
  readonly accepted: boolean;
  /** main, app:NUMBER, onetime; empty where none was right. */
  readonly passwordKind: string;
  /** Turned away whatever the password. */
  readonly blocked: boolean;
  readonly attempts: number;
}

/** What the hooks write, one JSON text a line, before they answer. */
export type HooksEvent =
  /** The filter has begun to read a message. */
  | {
      readonly kind: 'read';
      readonly at: string;
      readonly queueId: string;
      /** As the milter knows the port: ORIGINATING, REINJECTED, HANDED_ON, or the name of the server. */
      readonly service: string;
      readonly sender: string;
      readonly recipients: readonly string[];
      readonly from: string;
      readonly subject: string;
      /** Whose rule sends it on; empty where none does. */
      readonly sentOnBy: string;
      /** Why it is refused. */
      readonly refusal?: string;
    }
  | {
      readonly kind: 'judged';
      readonly at: string;
      readonly queueId: string;
      readonly score: number;
      readonly symbols: readonly { readonly name: string; readonly score: number }[];
      readonly spf: string;
      readonly dmarc: string;
      readonly signedBy: readonly string[];
      readonly isForged: boolean;
      readonly receivers: readonly JudgedReceiver[];
      readonly refusal?: string;
    }
  /** Mail to a list, or that leaves the account, is in the queue again, under another name. */
  | {
      readonly kind: 'handed_on';
      readonly at: string;
      readonly queueId: string;
      readonly nextId: string;
      /** The list, else empty; and the domain that sends it on. */
      readonly list: string;
      readonly domain: string;
    };

interface JudgedReceiver {
  readonly recipient: string;
  readonly accountId: string;
  readonly score: number;
  readonly verdict: string;
  /** Which rule decided. */
  readonly rule: string;
}
