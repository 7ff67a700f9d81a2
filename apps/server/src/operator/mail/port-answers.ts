import { connect, type Socket } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';

const timeoutMs = 5_000;
const mostBytes = 16_384;

interface Question {
  /** A number on loopback, or the path of a socket. */
  readonly at: number | string;
  readonly tls?: boolean;
  /** What is said first; nothing where the other side greets. */
  readonly say?: string | Buffer;
  /** The answer is complete once it looks like this. */
  readonly until: RegExp;
}

/** Connects, says something, and answers what came back. */
export async function askPort({ at, tls = false, say, until }: Question): Promise<string> {
  const socket = tls ? openTls(Number(at)) : open(at);
  let received = '';
  return whileOpen(socket, (resolve) => {
    socket.on('data', (part: Buffer) => {
      received += part.toString('latin1');
      if (until.test(received) || received.length > mostBytes) resolve(received);
    });
    if (say !== undefined) socket.once(tls ? 'secureConnect' : 'connect', () => socket.write(say));
  });
}

export function isListening(port: number): Promise<boolean> {
  const socket = open(port);
  return whileOpen<boolean>(socket, (resolve) => socket.once('connect', () => resolve(true))).catch(
    () => false,
  );
}

/** The SHA-256 fingerprint of the certificate a service shows to whoever connects. */
export function readFingerprint(port: number): Promise<string> {
  const socket = openTls(port);
  return whileOpen(socket, (resolve) => {
    socket.once('secureConnect', () => resolve(socket.getPeerCertificate().fingerprint256));
  });
}

const host = '127.0.0.1';
const open = (at: number | string): Socket =>
  typeof at === 'string' ? connect({ path: at }) : connect({ host, port: at });
// Whether others trust it is a question of its own; here the service must be read whatever it shows.
const openTls = (port: number): TLSSocket => connectTls({ host, port, rejectUnauthorized: false });

function whileOpen<Value>(socket: Socket, work: (resolve: (value: Value) => void) => void): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => reject(new Error('no answer')));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
    work(resolve);
  }).finally(() => socket.destroy());
}
