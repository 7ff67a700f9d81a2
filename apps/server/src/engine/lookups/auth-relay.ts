import { createConnection, type Socket } from 'node:net';
import type { Log } from '../../kernel/log.ts';
import { createSocketServer, type SocketServer } from '../socket-server.ts';

/** Dovecot could not find out: its database gave no answer. */
const isTemporary = (line: string) => /^FAIL\t.*\t(?:temp|code=temp_fail)(?:\t|$)/.test(line);

/**
 * Stands between Postfix and Dovecot at logins. Postfix tells every failure as a wrong password, also one that is none, and mail
 * programs then ask people for another. What it does tell as it is, is a connection that ends.
 */
export function createAuthRelay(dovecotPath: string, log: Log): SocketServer {
  return createSocketServer((fromPostfix) => {
    const toDovecot = createConnection(dovecotPath);
    const end = () => {
      fromPostfix.destroy();
      toDovecot.destroy();
    };
    toDovecot.on('error', (error) => log.warn({ err: error }, 'Dovecot could not be asked about a login'));
    for (const socket of [fromPostfix, toDovecot]) socket.on('close', end);
    fromPostfix.pipe(toDovecot);
    passLines(toDovecot, (line) => {
      if (isTemporary(line)) end();
      else fromPostfix.write(`${line}\n`, 'latin1');
    });
  });
}

function passLines(socket: Socket, pass: (line: string) => void): void {
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    const lines = (received + text).split('\n');
    received = lines.pop() ?? '';
    for (const line of lines) pass(line);
  });
}
