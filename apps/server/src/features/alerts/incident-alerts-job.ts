import { drizzle } from 'drizzle-orm/node-postgres';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../kernel/jobs.ts';
import { countriesCredit, countryName } from '../../rules/mail-texts/country-name.ts';
import { mailText } from '../../rules/mail-texts/mail-text.ts';
import { byAdmin, listed, onItsOwn, send } from './alert-mail.ts';
import { listAccountsToTell, listNewIncidents, takeUntold } from './incident-alerts-store.ts';

const alertsJob = jobKind<object>('incident-alerts', { everyMinutes: 5 });

/** The first is told soon; what follows within this time is told together. */
const pauseMinutes = 60;

/** Tells admins of users whose logins look odd. */
export function incidentAlertsWorker(parts: FeatureParts): JobWorker {
  return jobWorker(alertsJob, async (_data, job) => {
    const now = parts.clock.now();
    const toldBefore = new Date(now.getTime() - pauseMinutes * 60_000);
    for (const accountId of await listAccountsToTell(job.database.db, toldBefore)) {
      if (job.signal.aborted) return;
      await onItsOwn(job, { accountId }, async (client) => {
        const db = drizzle(client);
        const taken = await takeUntold(db, accountId, now);
        for (const rows of byAdmin(await listNewIncidents(db, accountId, taken))) {
          const [{ email, language }] = rows;
          const users = listed(rows, ({ userId, unicode, countries }) => {
            const names = countries.map((code) => countryName(code, language)).join(', ');
            return `${unicode}: ${names}\n  ${parts.settings.publicUrl}/users/list/${userId}`;
          });
          const values = { users, credit: countriesCredit(parts.countries) };
          await send(parts, client, { to: email, ...mailText('incidents', language, values) });
        }
      });
    }
  });
}
