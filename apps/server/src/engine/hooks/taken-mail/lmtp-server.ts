import type { Socket } from 'node:net';
import type { Log } from '../../../kernel/log.ts';
import { createSocketServer, type PrivateSocket } from '../../socket-server.ts';
import { readerOf } from './lmtp-reader.ts';
import { ComeAgain, Refused } from './refused.ts';
import type { TakenMail } from './take-mail.ts';

const greeting = [
  '250-posthouse',
  '250-PIPELINING',
  '250-8BITMIME',
  '250-SMTPUTF8',
  '250 ENHANCEDSTATUSCODES',
].join('\r\n');
const goOn = '354 Go on';
/** A local part in quotes can have any sign in it, also the one that ends the path. */
const path = /^<((?:"(?:[^"\\]|\\.)*"|[^">])*)>(?: |$)/;

/**
 * Speaks LMTP with Postfix and nobody else: each recipient of a message gets an answer of its own. Addresses are passed on as
 * Postfix wrote them, whatever others would think of their syntax.
 */
export function createLmtpServer(take: (taken: TakenMail) => Promise<void>, log: Log) {
  const answerFor = async (taken: TakenMail): Promise<string> => {
    try {
      await take(taken);
      return '250 2.0.0 Taken';
    } catch (error) {
      if (error instanceof Refused || error instanceof ComeAgain)
        return `${error.responseCode} ${error.message}`;
      log.warn({ err: error, recipient: taken.recipient }, 'a message could not be taken');
      return '451 4.3.0 Try again later';
    }
  };
  const underway = new Set<Promise<void>>();
  const answerAll = async (socket: Socket, { sender, recipients }: Envelope, mail: Buffer) => {
    for (const recipient of recipients) socket.write(`${await answerFor({ recipient, sender, mail })}\r\n`);
  };
  const server = createSocketServer((socket) => {
    converse(socket, (envelope, mail) => {
      const answered = answerAll(socket, envelope, mail).finally(() => underway.delete(answered));
      underway.add(answered);
      return answered;
    }).catch(() => socket.destroy());
  });
  return {
    listen: (where: PrivateSocket) => server.listen(where),
    /** What Postfix has not heard of it would bring again, although it was taken. */
    async stop(): Promise<void> {
      server.takeNobodyElse();
      await Promise.all(underway);
      server.close();
    },
  };
}

interface Envelope {
  readonly sender: string;
  readonly recipients: readonly string[];
}

async function converse(
  socket: Socket,
  takeFor: (envelope: Envelope, mail: Buffer) => Promise<void>,
): Promise<void> {
  const reader = readerOf(socket);
  let envelope: Envelope | undefined;
  const answers: Record<string, (address: string | undefined) => string> = {
    lhlo: () => greeting,
    'mail from:': (sender) => {
      envelope = sender === undefined ? undefined : { sender, recipients: [] };
      return envelope === undefined ? '501 5.1.7 Not an address' : '250 2.1.0 Ok';
    },
    'rcpt to:': (recipient) => {
      if (!recipient || envelope === undefined) return '501 5.1.3 Not an address';
      envelope = { ...envelope, recipients: [...envelope.recipients, recipient] };
      return '250 2.1.5 Ok';
    },
    data: () => (envelope?.recipients.length ? goOn : '503 5.5.1 No recipients'),
    rset: () => {
      envelope = undefined;
      return '250 2.0.0 Ok';
    },
    noop: () => '250 2.0.0 Ok',
  };
  socket.write('220 posthouse LMTP\r\n');
  for (;;) {
    const line = await reader.line();
    if (line === undefined) return;
    const [, verb = '', rest = ''] = /^(MAIL FROM:|RCPT TO:|\S*)\s*(.*)$/is.exec(line) ?? [];
    if (/^quit$/i.test(verb)) return void socket.end('221 2.0.0 Bye\r\n');
    const answer = answers[verb.toLowerCase()]?.(path.exec(rest)?.[1]) ?? '500 5.5.2 Unknown command';
    socket.write(`${answer}\r\n`);
    if (answer !== goOn || envelope === undefined) continue;
    const mail = await reader.mail();
    if (mail === undefined) return;
    await takeFor(envelope, mail);
    envelope = undefined;
  }
}
