import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Log } from '../../../kernel/log.ts';
import { ComeAgain, Refused } from './refused.ts';
import type { TakenMail } from './take-mail.ts';

/** Speaks LMTP with Postfix: each recipient of a message gets an answer of its own. */
export function createLmtpServer(take: (taken: TakenMail) => Promise<void>, log: Log): SMTPServer {
  const answerFor = async (taken: TakenMail): Promise<Error | string> => {
    try {
      await take(taken);
      return '2.0.0 Taken';
    } catch (error) {
      if (error instanceof Refused || error instanceof ComeAgain) return error;
      log.warn({ err: error, recipient: taken.recipient }, 'a message could not be taken');
      return Object.assign(new Error('4.3.0 Try again later'), { responseCode: 451 });
    }
  };
  return new SMTPServer({
    lmtp: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope: { mailFrom, rcptTo } }, done) {
      const answers = async () => {
        const mail = await buffer(stream);
        const sender = mailFrom === false ? '' : mailFrom.address;
        const replies: (Error | string)[] = [];
        for (const { address: recipient } of rcptTo)
          replies.push(await answerFor({ recipient, sender, mail }));
        return replies;
      };
      answers().then((replies) => done(null, replies), done);
    },
  });
}
