import { once } from 'node:events';
import { connect } from 'node:net';

const timeoutMs = 10_000;

/**
 * Says to the hooks that a message is no spam, as Dovecot says it of one that a user has moved out of the spam folder: what root
 * moves goes past IMAP.
 */
export async function teachReleased(socketPath: string, email: string, mail: Buffer): Promise<void> {
  const socket = connect({ path: socketPath, timeout: timeoutMs });
  socket.on('timeout', () => socket.destroy(new Error('the hooks did not answer')));
  socket.resume();
  socket.end(Buffer.concat([Buffer.from(`VERSION\tscript\t4\t0\n-\nnotspam\n${email}\n\n`), mail]));
  await once(socket, 'close');
}
