import type { Socket } from 'node:net';
import type { Log } from '../../kernel/log.ts';
import { createSocketServer, type SocketServer } from '../socket-server.ts';

/** What is found under a key of a table; nothing where there is nothing. */
export type LookUp = (table: string, key: string) => Promise<readonly string[]>;

/** Longer than any address, and no reason to wait for more. */
const longestQuestion = 10_000;
/** Postfix reads no longer answer. */
const longestAnswer = 100_000;
/** Between two lines of the log: during an outage thousands of questions fail for the same reason. */
const pauseMs = 10_000;

/** Speaks Postfix’s protocol for tables elsewhere (socketmap_table): a name and a key, each way as a netstring. */
export function createSocketmapServer(lookUp: LookUp, log: Log): SocketServer {
  let toldAt = 0;
  const tell = (error: unknown, table: string) => {
    if (Date.now() - toldAt < pauseMs) return;
    toldAt = Date.now();
    log.warn({ err: error, table }, 'questions of Postfix could not be answered');
  };
  return createSocketServer((socket) => {
    let received: Buffer = Buffer.alloc(0);
    let answering = Promise.resolve();
    socket.on('data', (bytes: Buffer) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
      for (;;) {
        const question = takeNetstring(received);
        if (question === 'broken') return void socket.destroy();
        if (question === 'incomplete') return;
        received = question.rest;
        answering = answering.then(() => answer(socket, question.text, lookUp, tell));
      }
    });
  });
}

async function answer(
  socket: Socket,
  question: string,
  lookUp: LookUp,
  tell: (error: unknown, table: string) => void,
): Promise<void> {
  const space = question.indexOf(' ');
  const [table, key] = [question.slice(0, space), question.slice(space + 1)];
  const reply = await lookUp(table, key).then(replyOf, (error: unknown) => {
    tell(error, table);
    return 'TEMP The database gave no answer';
  });
  if (!socket.destroyed) socket.write(netstring(reply));
}

function replyOf(found: readonly string[]): string {
  if (found.length === 0) return 'NOTFOUND ';
  const values = found.join(',');
  return values.length > longestAnswer - 10 ? 'PERM The answer is too long' : `OK ${values}`;
}

const netstring = (text: string) => `${Buffer.byteLength(text)}:${text},`;

type Taken = { readonly text: string; readonly rest: Buffer } | 'incomplete' | 'broken';

function takeNetstring(received: Buffer): Taken {
  const colon = received.indexOf(':');
  const digits = received.subarray(0, colon < 0 ? received.length : colon).toString('latin1');
  if (!/^\d{0,5}$/.test(digits) || Number(digits) > longestQuestion) return 'broken';
  if (colon < 0) return 'incomplete';
  const end = colon + 1 + Number(digits);
  if (received.length <= end) return 'incomplete';
  if (received[end] !== ','.charCodeAt(0)) return 'broken';
  return { text: received.toString('utf8', colon + 1, end), rest: received.subarray(end + 1) };
}
