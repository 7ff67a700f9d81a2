import type { OutcomeEvent } from './log-events.ts';
import { address, withoutCase } from './log-words.ts';

/** When, by which part of Postfix, and about which message something was said. */
export interface MessagePlace {
  readonly at: string;
  readonly service: string;
  readonly queueId: string;
}

const relay = String.raw`relay=([^\s,]+)`;
const times = String.raw`delay=[\d.]+, delays=[\d./]+`;
const pattern = new RegExp(
  `^to=<${address}>(?:, orig_to=<${address}>)?, ${relay}(?:, conn_use=\\d+)?, ${times}, dsn=([\\d.]+), status=(sent|deferred|bounced|expired) \\((.*)$`,
  's',
);

/** What became of a message for one recipient. What another server said comes last: nothing is read behind it. */
export function readOutcome(text: string, place: MessagePlace): OutcomeEvent | undefined {
  const [, recipient, original, by = '', dsn = '', status, answer = ''] = pattern.exec(text) ?? [];
  if (recipient === undefined || status === undefined) return undefined;
  return {
    ...{ kind: 'outcome', ...place },
    ...{ recipient: withoutCase(recipient), original: withoutCase(original ?? recipient), relay: by, dsn },
    status: status as OutcomeEvent['status'],
    // Where the line was too long, the bracket is gone.
    answer: answer.replace(/\)$/, ''),
  };
}
