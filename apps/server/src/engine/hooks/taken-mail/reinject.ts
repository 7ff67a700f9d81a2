import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { converse } from '../../../kernel/smtp-delivery.ts';
import type { HandedOnBy, HandingOn } from './handing-on.ts';
import { Refused } from './refused.ts';

/** Gives mail back to Postfix, for these recipients. Those it will never take are left out; where that is all of them, the
 * mail is refused. Throws anything else when it has to be tried again: then nobody has got it. */
export type Reinject = (mail: Buffer, from: string, to: readonly string[], by?: HandedOnBy) => Promise<void>;

const timeoutMs = 120_000;
const pieceBytes = 65_536;

export function createReinjection(port: number, underway: HandingOn): Reinject {
  return async (mail, from, to, by) => {
    const name = underway.begin(mail, by);
    const connection = new SMTPConnection({
      ...{ host: '127.0.0.1', port, secure: false, ignoreTLS: true, name },
      ...{ connectionTimeout: 10_000, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
    });
    const envelope: AnsweredEnvelope = { from, to: [...to] };
    await converse(connection, envelope, Readable.from(contentFor(envelope, mail)))
      .catch((error: SmtpRefusal & { rejectedErrors?: SmtpRefusal[] }) => {
        if (!(error.rejectedErrors ?? [error]).every(isForGood)) throw error;
        throw new Refused(answerOf(error));
      })
      .finally(() => underway.end(name));
  };
}

/** The connection notes the answers about recipients here. */
interface AnsweredEnvelope extends SMTPConnection.Envelope {
  readonly rejectedErrors?: readonly SmtpRefusal[];
}

/** Where one recipient is told to come again the others would get the mail twice: Postfix gets no content, and drops it. */
async function* contentFor(envelope: AnsweredEnvelope, mail: Buffer) {
  const later = envelope.rejectedErrors?.find((refusal) => !isForGood(refusal));
  if (later !== undefined) throw later;
  // In pieces: others have their turn between them.
  for (let start = 0; start < mail.length; start += pieceBytes)
    yield mail.subarray(start, start + pieceBytes);
}

interface SmtpRefusal extends Error {
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

/** What Postfix said, without the number in front of it. */
const answerOf = ({ response }: SmtpRefusal) =>
  response?.split('\n')[0]?.replace(/^\d{3}[ -]/, '') ?? '5.0.0 Refused';

const isForGood = ({ responseCode }: SmtpRefusal) => responseCode !== undefined && responseCode >= 500;
