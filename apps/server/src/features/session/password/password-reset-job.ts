import { drizzle } from 'drizzle-orm/node-postgres';
import type { DatabasePool } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { mailText } from '../../../domain/mail-texts/mail-text.ts';
import { writeHistory } from '../../../kernel/account-history.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { type JobQueue, type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { createOneTimeKey } from '../../../kernel/one-time-keys.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { findByNameAndAddress } from './password-store.ts';

interface ResetRequest {
  readonly username: string;
  readonly email: string;
  readonly remoteIp: string;
  readonly requestId: string;
}

export const passwordResetJob = jobKind<ResetRequest>('password-reset');

const linkMinutes = 60;

interface Parts {
  readonly database: DatabasePool;
  readonly jobs: JobQueue;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly publicUrl: string;
}

/** Mails the link when name and address belong together, and does nothing otherwise. */
export function passwordResetWorker({ database, jobs, clock, secrets, publicUrl }: Parts): JobWorker {
  return jobWorker(passwordResetJob, ({ username, email, remoteIp, requestId }) =>
    inTransaction(database.pool, async (client) => {
      const db = drizzle(client);
      const found = await findByNameAndAddress(db, username, email);
      if (found === undefined) return;
      const { accountId, adminId, adminname } = found;
      const now = clock.now();
      const key = await createOneTimeKey(db, {
        accountId,
        adminId,
        purpose: 'password_reset',
        now,
        lifetimeMinutes: linkMinutes,
      });
      const link = `${publicUrl}/forgotPass?code=${key}`;
      const text = mailText('passwordReset', found.language ?? found.accountLanguage, {
        username: adminname,
        minutes: linkMinutes,
        link,
        remoteip: remoteIp,
      });
      await jobs.enqueue(client, sendMailJob, sealMail(secrets, { to: found.email, ...text }));
      await writeHistory(
        db,
        {
          actor: { accountId, adminId, adminname },
          action: 'forgotPassword',
          allowed: [],
          outcome: 'done',
          at: now,
          remoteIp,
          requestId,
        },
        [{ target: adminname }],
      );
    }),
  );
}
