import type { HooksEvent } from '../logs/log-events.ts';
import type { JudgedMail } from './filtering/judge-message.ts';
import type { MessageQuestion } from './message-check.ts';
import type { ArrivedMessage } from './messages-underway.ts';
import { addressesIn } from './sender-fields.ts';
import type { HandingOn } from './taken-mail/handing-on.ts';

type UntimedOf<Kind extends HooksEvent['kind']> = Omit<Extract<HooksEvent, { kind: Kind }>, 'at'>;
export type Untimed = UntimedOf<'read'> | UntimedOf<'judged'> | UntimedOf<'handed_on'>;

/** What people may hear of later, of a message that the filter has read. */
export function readEvent(
  question: MessageQuestion,
  { sender, recipients }: ArrivedMessage,
  refusal: string | undefined,
): UntimedOf<'read'> {
  const { queue_id: queueId, service, subject, from_fields: from } = question;
  return {
    ...{ kind: 'read', queueId, service, subject },
    sender: sender.toLowerCase(),
    recipients: recipients.map((recipient) => recipient.toLowerCase()),
    from: addressesIn(from.join())?.[0] ?? '',
    sentOnBy: question.is_sent_on ? question.sent_on_by.toLowerCase() : '',
    ...(refusal !== undefined && { refusal }),
  };
}

export function judgedEvent({ judged, facts, decided, judgement }: JudgedMail): UntimedOf<'judged'> {
  return {
    ...{ kind: 'judged', queueId: judged.queue_id, score: judged.score, symbols: judged.symbols },
    ...{ spf: facts.spf, dmarc: facts.dmarc, signedBy: facts.signedBy, isForged: facts.isForged },
    receivers: decided.map(({ receiver, decision: { verdict, asked } }) => ({
      ...{ recipient: receiver.recipient.toLowerCase(), accountId: receiver.accountId, verdict },
      score: judged.score + (judged.learned[receiver.accountId] ?? 0),
      rule: asked.at(-1)?.rule ?? '',
    })),
    ...(judgement.refusal !== undefined && { refusal: judgement.refusal }),
  };
}

export function handedOnEvent(
  { queue_id: nextId }: MessageQuestion,
  found: NonNullable<ReturnType<HandingOn['find']>>,
): UntimedOf<'handed_on'> {
  return { kind: 'handed_on', nextId, ...found };
}
