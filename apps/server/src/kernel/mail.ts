import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from './jobs.ts';
import type { SecretBox } from './secrets.ts';
import { deliver } from './smtp-delivery.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mails carry links that open accounts, so they wait in the queue sealed. */
interface SealedMail {
  readonly sealed: string;
}

/** Tried again for at least eight hours: a mail server that is away for a while loses no mail. */
export const sendMailJob = jobKind<SealedMail>('send-mail', { retries: 10, retrySeconds: 30, atOnce: 4 });

const sealContext = 'outgoing mail';

export function sealMail(secrets: SecretBox, mail: OutgoingMail): SealedMail {
  return { sealed: secrets.seal(JSON.stringify(mail), sealContext).toString('base64') };
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  readonly publicUrl: string;
}

interface ComposedMail {
  readonly from: string;
  readonly to: string;
  readonly content: Buffer;
}

/** Sends through SMTP_URL; without it each mail becomes an .eml file in the outbox of the data folder. */
export function mailWorker(settings: MailSettings, secrets: SecretBox): JobWorker {
  const { smtpUrl, dataDir } = settings;
  const send = smtpUrl === undefined ? fileSender(dataDir) : smtpSender(smtpUrl);
  return jobWorker(sendMailJob, async ({ sealed }, job) => {
    const mail = JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), sealContext)) as OutgoingMail;
    const id = createHash('sha256').update(sealed).digest('hex').slice(0, 32);
    await send(await compose(settings, mail, id), job);
  });
}

/** Mails come from the panel's own host, and one that is sent again has the same name as before. */
async function compose({ publicUrl }: MailSettings, mail: OutgoingMail, id: string): Promise<ComposedMail> {
  const { hostname } = new URL(publicUrl);
  const from = `no-reply@${hostname}`;
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await composer.sendMail({
    ...mail,
    subject: mail.subject.replace(/[\r\n]+/g, ' '),
    from: `Posthouse <${from}>`,
    messageId: `<${id}@${hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  return { from, to: mail.to, content: message as Buffer };
}

function smtpSender(smtpUrl: string) {
  return async ({ from, to, content }: ComposedMail, { log }: RunningJob) => {
    const outcome = await deliver(smtpUrl, { from, to }, content);
    if (outcome === 'unknown') {
      // Sent again it might arrive twice; most servers that fall silent here have it already.
      log.warn('the mail server did not say whether it took a mail; it is not sent again');
    }
  };
}

function fileSender(dataDir: string) {
  const outbox = join(dataDir, 'outbox');
  return async ({ to, content }: ComposedMail, { id, log }: RunningJob) => {
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    // In the order in which they were ordered, although several are written at once.
    const name = `${id.padStart(10, '0')}-${Date.now()}-${to.replace(/[^\w.@-]/g, '_')}.eml`;
    const path = join(outbox, name);
    await writeFile(path, content, { mode: 0o600 });
    log.info({ path }, 'SMTP_URL is not set: wrote the mail to a file');
  };
}
