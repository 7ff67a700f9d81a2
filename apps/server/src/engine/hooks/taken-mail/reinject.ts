import nodemailer from 'nodemailer';
import { Refused } from './refused.ts';

/** Gives mail back to Postfix, for these recipients. Those it will never take are left out; where that is all of them, the
 * mail is refused. Throws anything else when it has to be tried again. */
export type Reinject = (mail: Buffer, from: string, to: readonly string[]) => Promise<void>;

const timeoutMs = 120_000;

export function createReinjection(port: number): { reinject: Reinject; close(): void } {
  const transport = nodemailer.createTransport({
    ...{ host: '127.0.0.1', port, secure: false, ignoreTLS: true, name: 'hooks.posthouse.invalid' },
    ...{ pool: true, maxConnections: 4, maxMessages: 1_000 },
    ...{ connectionTimeout: 10_000, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  });
  return {
    async reinject(mail, from, to) {
      const { rejectedErrors = [] } = await transport
        .sendMail({ envelope: { from, to: [...to] }, raw: mail })
        .catch((error: SmtpRefusal & { rejectedErrors?: SmtpRefusal[] }) => {
          if (!(error.rejectedErrors ?? [error]).every(isForGood)) throw error;
          throw new Refused(answerOf(error));
        });
      const later = rejectedErrors.find((refusal) => !isForGood(refusal));
      if (later !== undefined) throw later;
    },
    close: () => transport.close(),
  };
}

interface SmtpRefusal extends Error {
  readonly responseCode?: number | undefined;
  readonly response?: string | undefined;
}

/** What Postfix said, without the number in front of it. */
const answerOf = ({ response }: SmtpRefusal) =>
  response?.split('\n')[0]?.replace(/^\d{3}[ -]/, '') ?? '5.0.0 Refused';

const isForGood = ({ responseCode }: SmtpRefusal) => responseCode !== undefined && responseCode >= 500;
