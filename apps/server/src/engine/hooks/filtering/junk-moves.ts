import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Log } from '../../../kernel/log.ts';
import { createSocketServer, type PrivateSocket } from '../../socket-server.ts';
import { type Lesson, type LessonKind, largestLesson } from './lesson.ts';

/** What Dovecot hands over before the message: its protocol, options, what learn-spam.sieve and its like say, and an empty line. */
const mostHeadBytes = 4_096;
/** Lessons that wait for their turn: whoever moves a thousand messages at once teaches enough with the first. */
const mostWaitingBytes = 20_000_000;
const mostOfUser = 10;

export interface JunkMoveParts {
  /** Undefined for somebody who has no mailbox here. */
  accountOf(user: string): Promise<string | undefined>;
  teach(lesson: Lesson): Promise<unknown>;
}

/**
 * Takes messages that a user has moved into the spam folder or out of it. Dovecot lets the user wait for the answer, so it is given
 * at once; lessons are for the better, and one that is lost is no loss.
 */
export function createJunkMoves({ accountOf, teach }: JunkMoveParts, log: Log) {
  const waiting: MovedMessage[] = [];
  let teaching: Promise<void> | undefined;
  const teachAll = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { user, ...lesson } = next;
      try {
        const accountId = await accountOf(user);
        if (accountId !== undefined) await teach({ accountId, ...lesson });
      } catch (error) {
        log.warn({ err: error }, 'the filter could not be taught');
      }
    }
  };
  const wake = () => {
    teaching ??= teachAll().finally(() => {
      teaching = undefined;
      if (waiting.length > 0) wake();
    });
  };
  const server = createSocketServer(
    (socket) => {
      readMoved(socket)
        .then((moved) => {
          const bytes = waiting.reduce((sum, { mail }) => sum + mail.length, moved?.mail.length ?? 0);
          const ofUser = waiting.filter(({ user }) => user === moved?.user).length;
          if (moved !== undefined && bytes <= mostWaitingBytes && ofUser < mostOfUser) waiting.push(moved);
          wake();
        })
        .catch(() => socket.destroy());
    },
    { answersAfterEnd: true },
  );
  return {
    listen: (where: PrivateSocket) => server.listen(where),
    async stop(): Promise<void> {
      server.close();
      waiting.length = 0;
      await teaching;
    },
  };
}

interface MovedMessage {
  readonly kind: LessonKind;
  readonly user: string;
  readonly mail: Buffer;
}

/** Undefined for what teaches nothing. */
async function readMoved(socket: Socket): Promise<MovedMessage | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  socket.on('data', (piece) => {
    bytes += piece.length;
    // The rest is read, or Dovecot would wait for somebody who does.
    if (bytes <= largestLesson + mostHeadBytes) pieces.push(Buffer.from(piece));
  });
  await once(socket, 'end');
  socket.end('+\n');
  return bytes > largestLesson + mostHeadBytes ? undefined : movedIn(Buffer.concat(pieces));
}

/** `VERSION`, options up to one that ends them, words, an empty line, the message. */
export function movedIn(given: Buffer): MovedMessage | undefined {
  const end = given.indexOf('\n\n');
  if (end === -1 || end > mostHeadBytes) return undefined;
  const lines = given.subarray(0, end).toString('utf8').split('\n');
  const [kind, user] = lines.slice(lines.findIndex((line) => line === '-' || line === 'noreply') + 1);
  if ((kind !== 'spam' && kind !== 'notspam') || user === undefined) return undefined;
  return { kind, user, mail: given.subarray(end + 2) };
}
