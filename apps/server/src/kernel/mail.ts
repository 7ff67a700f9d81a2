import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { type JobWorker, jobKind, jobWorker } from './jobs.ts';
import type { Log } from './log.ts';
import type { SecretBox } from './secrets.ts';

export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Mails carry links that open accounts, so they wait in the queue sealed. */
interface SealedMail {
  readonly sealed: string;
}

export const sendMailJob = jobKind<SealedMail>('send-mail', { retries: 10 });

const sealContext = 'outgoing mail';

export function sealMail(secrets: SecretBox, mail: OutgoingMail): SealedMail {
  return { sealed: secrets.seal(JSON.stringify(mail), sealContext).toString('base64') };
}

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
  readonly publicUrl: string;
}

/** Sends through SMTP_URL; without it each mail becomes an .eml file in the outbox of the data folder. */
export function mailWorker(settings: MailSettings, secrets: SecretBox, log: Log): JobWorker {
  const send =
    settings.smtpUrl === undefined
      ? fileSender(settings, log)
      : smtpSender(settings.smtpUrl, senderOf(settings));
  return jobWorker(sendMailJob, async ({ sealed }) => {
    const mail = JSON.parse(secrets.open(Buffer.from(sealed, 'base64'), sealContext)) as OutgoingMail;
    await send({ ...mail, subject: mail.subject.replace(/[\r\n]+/g, ' ') });
  });
}

/** Mails come from the panel's own host. */
function senderOf({ publicUrl }: MailSettings): string {
  return `Posthouse <no-reply@${new URL(publicUrl).hostname}>`;
}

function smtpSender(smtpUrl: string, from: string) {
  const transport = nodemailer.createTransport(smtpUrl);
  return async (mail: OutgoingMail) => {
    await transport.sendMail({ ...mail, from, headers: { 'Auto-Submitted': 'auto-generated' } });
  };
}

function fileSender(settings: MailSettings, log: Log) {
  const { dataDir } = settings;
  const from = senderOf(settings);
  const outbox = join(dataDir, 'outbox');
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail: OutgoingMail) => {
    const { message } = await transport.sendMail({ ...mail, from });
    await mkdir(outbox, { recursive: true, mode: 0o700 });
    const name = `${Date.now()}-${randomBytes(4).toString('hex')}-${mail.to.replace(/[^\w.@-]/g, '_')}.eml`;
    const path = join(outbox, name);
    await writeFile(path, message as Buffer, { mode: 0o600 });
    log.info({ path }, 'SMTP_URL is not set: wrote the mail to a file');
  };
}
