import type { RefusedEvent } from './log-events.ts';
import { address, withoutCase } from './log-words.ts';
import type { MessagePlace } from './postfix-outcome.ts';

const stages: Readonly<Record<string, string>> = {
  ...{ CONNECT: 'CONNECT', HELO: 'EHLO', EHLO: 'EHLO', MAIL: 'MAIL', RCPT: 'RCPT' },
  ...{ DATA: 'DATA', BDAT: 'DATA', 'END-OF-MESSAGE': 'END-OF-MESSAGE' },
};
const beginning = /^(?:milter-)?reject: ([A-Z-]+) from ([^\s[\]]+)\[([^\s[\]]+)\]: /;
/** Of the name that a client gives itself, Postfix writes nothing else. */
const heloPattern = String.raw`helo=<([^\s"();<>@\\]*)>`;
const envelope = new RegExp(
  `^; (?:from=<${address}> )?(?:to=<${address}> )?proto=[A-Z]+(?: ${heloPattern})?$`,
);
/** The content is refused by another program, which leaves out the code. */
const answerPattern = /^(?:([45]\d\d) )?(?:([45]\.\d{1,3}\.\d{1,3})(?: |$))?/;
/** Where Postfix cuts what it says. */
const cutBytes = 2_000;

/** What is refused while the other side waits. `said` is all that Postfix wrote, the name of the message too. */
export function readRefusal(
  text: string,
  place: Omit<MessagePlace, 'queueId'> & Partial<MessagePlace>,
  said: string,
): RefusedEvent | undefined {
  const [start, stage = '', clientName = '', clientIp = ''] = beginning.exec(text) ?? [];
  const shownStage = stages[stage];
  // Whose end is gone may end with what a stranger wrote.
  if (start === undefined || shownStage === undefined || Buffer.byteLength(said) >= cutBytes)
    return undefined;
  const end = findEnvelope(text.slice(start.length));
  if (end === undefined) return undefined;
  const [, code, dsn = ''] = answerPattern.exec(end.answer) ?? [];
  if (code === undefined && dsn === '') return undefined;
  const shownCode = code ?? (dsn.startsWith('4') ? '451' : '550');
  return {
    ...{ kind: 'refused', ...place, stage: shownStage, clientName, clientIp },
    ...{ helo: end.helo, sender: withoutCase(end.sender), recipient: withoutCase(end.recipient) },
    ...{
      code: Number(shownCode),
      dsn,
      answer: code === undefined ? `${shownCode} ${end.answer}` : end.answer,
    },
  };
}

/** The answer repeats the address, without quotes: what looks like the end of the line there does not lead to its end. */
function findEnvelope(text: string) {
  for (let at = text.indexOf(';'); at !== -1; at = text.indexOf(';', at + 1)) {
    const [found, sender = '', recipient = '', helo = ''] = envelope.exec(text.slice(at)) ?? [];
    if (found !== undefined) return { answer: text.slice(0, at), sender, recipient, helo };
  }
  return undefined;
}
