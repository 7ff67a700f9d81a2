import { createConnection, type Socket } from 'node:net';
import type { Log } from '../../kernel/log.ts';
import type { LoginEvent } from '../logs/log-events.ts';
import { createSocketServer, type SocketServer } from '../socket-server.ts';
import { askedLogin, endedLogin, isTemporary } from './smtp-login.ts';

interface AuthRelayOptions {
  /** Where Dovecot answers. */
  readonly dovecotPath: string;
  /** Hears of every login before Postfix does: what was told to a client has been written down. */
  readonly note: (login: LoginEvent) => void;
  readonly log: Log;
}

/** More than there are at once on one connection of Postfix. */
const mostAsked = 1_000;

/**
 * Stands between Postfix and Dovecot at logins. Postfix tells every failure as a wrong password, also one that is none, and mail
 * programs then ask people for another. What it does tell as it is, is a connection that ends.
 */
export function createAuthRelay({ dovecotPath, note, log }: AuthRelayOptions): SocketServer {
  return createSocketServer((fromPostfix) => {
    const toDovecot = createConnection(dovecotPath);
    /** From where, by the number of the question. */
    const asked = new Map<string, string>();
    const end = () => {
      fromPostfix.destroy();
      toDovecot.destroy();
    };
    toDovecot.on('error', (error) => log.warn({ err: error }, 'Dovecot could not be asked about a login'));
    for (const socket of [fromPostfix, toDovecot]) socket.on('close', end);
    onLines(fromPostfix, (line) => {
      const question = askedLogin(line);
      if (question && asked.size < mostAsked) asked.set(question.id, question.ip);
    });
    fromPostfix.pipe(toDovecot);
    onLines(toDovecot, (line) => {
      const ended = endedLogin(line, new Date());
      if (ended?.login) note({ ...ended.login, ip: asked.get(ended.id) ?? '' });
      if (ended) asked.delete(ended.id);
      if (isTemporary(line)) end();
      else fromPostfix.write(`${line}\n`, 'latin1');
    });
  });
}

/** As bytes, each a letter: what passes through stays as it is. */
function onLines(socket: Socket, take: (line: string) => void): void {
  let received = '';
  socket.on('data', (bytes: Buffer) => {
    const lines = (received + bytes.toString('latin1')).split('\n');
    received = lines.pop() ?? '';
    for (const line of lines) take(line);
  });
}
