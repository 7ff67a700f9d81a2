import { drizzle } from 'drizzle-orm/node-postgres';
import { inTransaction } from '../../../db/transaction.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../../kernel/jobs.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { daysUntil, passwordEnd } from '../../../rules/logins/password-age.ts';
import { readSystemText } from '../../../rules/system-texts/system-text.ts';
import { listAgeingPasswords, markNoticed } from './password-notice-store.ts';

const passwordNoticeJob = jobKind<object>('password-notices', { everyMinutes: 60 });

/** Days before the end at which a mail goes out; the last is that of the end itself. */
const noticeDays = [14, 7, 3, 1] as const;
const expired = -1;
const batch = 200;

type Ageing = Awaited<ReturnType<typeof listAgeingPasswords>>[number];

/** Tells admins by mail that their password is about to end, or has ended; each notice once per password. */
export function passwordNoticeWorker(parts: FeatureParts): JobWorker {
  return jobWorker(passwordNoticeJob, async (_data, job) => {
    const now = parts.clock.now();
    const before = new Date(now.getTime() + (noticeDays[0] + 1) * 86_400_000);
    for (let after = 0; ; ) {
      const ageing = await listAgeingPasswords(job.database.db, { after, before, limit: batch });
      for (const admin of ageing) await notify(parts, job, admin, now);
      const last = ageing.at(-1);
      if (last === undefined || ageing.length < batch) return;
      after = last.adminId;
    }
  });
}

async function notify(parts: FeatureParts, job: RunningJob, admin: Ageing, now: Date): Promise<void> {
  const end = passwordEnd(admin.changedAt, admin.maxAgeDays);
  if (end === undefined) return;
  const days = daysUntil(end, now);
  const due = dueNotice(days);
  if (due === undefined || (admin.noticeDays !== null && admin.noticeDays <= due)) return;
  await inTransaction(job.database.pool, async (client) => {
    const db = drizzle(client);
    if (!(await markNoticed(db, admin, due))) return;
    const { accountId, language, timezone } = admin;
    const text = await readSystemText(
      db,
      { accountId, key: due === expired ? 'password_expired' : 'password_expiry_warning', language },
      {
        username: admin.username,
        days,
        date: new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(end),
        link: `${parts.settings.publicUrl}/settings/password`,
      },
    );
    await parts.jobs.enqueue(client, sendMailJob, sealMail(parts.secrets, { to: admin.email, ...text }));
  });
}

/** The latest notice whose time has come. */
function dueNotice(days: number): number | undefined {
  if (days < 0) return expired;
  return noticeDays.filter((notice) => days <= notice).at(-1);
}
