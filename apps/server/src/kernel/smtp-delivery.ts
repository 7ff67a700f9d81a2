import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** Together well below the time after which the job of a mail counts as lost. */
const timeouts = {
  dnsTimeout: 8_000,
  connectionTimeout: 8_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
};
const mostMs = 40_000;

/**
 * Hands one mail to the mail server. Throws when the mail was surely not taken, to be tried again; `unknown` when the
 * connection ended after the mail was on its way and before the server said anything: it may have it.
 */
export async function deliver(
  smtpUrl: string,
  envelope: { readonly from: string; readonly to: string },
  content: Buffer,
): Promise<'taken' | 'unknown'> {
  const { options } = nodemailer.createTransport(smtpUrl);
  const connection = new SMTPConnection({ ...options, ...timeouts });
  let isOnItsWay = false;
  // Read only when the server has asked for the content.
  const message = new Readable({
    read() {
      isOnItsWay = true;
      this.push(content);
      this.push(null);
    },
  });
  const overTime = setTimeout(() => connection.close(), mostMs);
  try {
    await converse(connection, { ...envelope, to: [envelope.to] }, message, options.auth);
    return 'taken';
  } catch (error) {
    const isRefused = (error as SMTPConnection.SMTPError).responseCode !== undefined;
    if (isOnItsWay && !isRefused) return 'unknown';
    throw error;
  } finally {
    clearTimeout(overTime);
  }
}

/** One mail over a connection of its own. The message is read only when the server has answered about all recipients. */
export async function converse(
  connection: SMTPConnection,
  envelope: SMTPConnection.Envelope,
  message: Readable,
  auth?: SMTPConnection.AuthenticationType,
): Promise<void> {
  const failed = new Promise<never>((_, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the mail server closed the connection')));
  });
  // Heard by the race below, or by nobody once that is decided.
  failed.catch(() => undefined);
  try {
    await Promise.race([handOver(), failed]);
    connection.quit();
  } finally {
    connection.close();
  }

  async function handOver() {
    await step((done) => connection.connect(done));
    if (auth !== undefined && connection.allowsAuth) await step((done) => connection.login(auth, done));
    await step((done) => connection.send(envelope, message, done));
  }
}

function step(take: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => take((error) => (error ? reject(error) : resolve())));
}
