import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import { writeHistory } from '../../../kernel/account-history.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { createOneTimeKey } from '../../../kernel/one-time-keys.ts';
import { countAttemptOf } from '../../../rules/logins/attempt-limit.ts';
import { readSystemText } from '../../../rules/system-texts/system-text.ts';
import { findByNameAndAddress } from './password-store.ts';

interface ResetRequest {
  readonly username: string;
  readonly email: string;
  readonly remoteIp: string;
  readonly requestId: string;
}

export const passwordResetJob = jobKind<ResetRequest>('password-reset');

const linkMinutes = 60;

/** Mails the link when name and address belong together, and does nothing otherwise. */
export function passwordResetWorker({ jobs, clock, secrets, settings }: FeatureParts): JobWorker {
  return jobWorker(passwordResetJob, ({ username, email, remoteIp, requestId }, { database }) =>
    inTransaction(database.pool, async (client) => {
      const db = drizzle(client);
      const found = await findByNameAndAddress(db, username, email);
      if (found === undefined) return;
      const { accountId, adminId, adminname } = found;
      const now = clock.now();
      const mails = { kind: 'password_reset', subject: `${accountId}/${adminId}`, source: 'admin' } as const;
      if ((await countAttemptOf(db, mails, now)) > 0) return;
      const key = await createOneTimeKey(db, {
        accountId,
        adminId,
        purpose: 'password_reset',
        now,
        lifetimeMinutes: linkMinutes,
      });
      const link = `${settings.publicUrl}/forgotPass?code=${key}`;
      const text = await readSystemText(
        db,
        { accountId, key: 'password_reset_mail', language: found.language ?? found.accountLanguage },
        { username: adminname, minutes: linkMinutes, link, remoteip: remoteIp },
      );
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
