import { languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { AdminKey } from '../../kernel/actor.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker, type RunningJob } from '../../kernel/jobs.ts';
import { recordNames } from '../../rules/hosted-domains/record-names.ts';
import { languageOr, mailText, mailTextsIn } from '../../rules/mail-texts/mail-text.ts';
import { byAdmin, listed, onItsOwn, send } from './alert-mail.ts';
import { markMailed } from './alert-recipients-store.ts';
import {
  listAccountsWithLosses,
  listAdminsWithNews,
  listEndingClaims,
  listFailures,
  listLosers,
  takeLostNames,
} from './domain-alerts-store.ts';
import { listLimitNews, noteLimits } from './limit-alerts-store.ts';

/** Not at once: what goes wrong together is told together. */
const alertsJob = jobKind<object>('domain-alerts', { everyMinutes: 10 });

/** At most one mail in this time for each admin, whatever happens to how many domains. */
const mailHours = 24;
const pageSize = 100;

type Failure = Awaited<ReturnType<typeof listFailures>>[number];
type Ending = Awaited<ReturnType<typeof listEndingClaims>>[number];
type LimitNews = Awaited<ReturnType<typeof listLimitNews>>[number];
type Lost = Awaited<ReturnType<typeof listLosers>>[number];

/** Tells admins of names they lost, and once a day of domains that fail or end and limits that are nearly used up. */
export function domainAlertsWorker(parts: FeatureParts): JobWorker {
  return jobWorker(alertsJob, async (_data, job) => {
    await tellOfLostNames(parts, job);
    await tellOfTheDay(parts, job);
  });
}

async function tellOfLostNames(parts: FeatureParts, job: RunningJob): Promise<void> {
  for (const accountId of await listAccountsWithLosses(job.database.db)) {
    if (job.signal.aborted) return;
    await onItsOwn(job, { accountId }, async (client) => {
      const db = drizzle(client);
      const taken = await takeLostNames(db, accountId, parts.clock.now());
      for (const rows of byAdmin(await listLosers(db, accountId, taken))) {
        const [{ email, language }] = rows;
        const values = { domains: listed(rows, (row) => lineOf(parts, row)) };
        await send(parts, client, { to: email, ...mailText('namesLost', language, values) });
      }
    });
  }
}

async function tellOfTheDay(parts: FeatureParts, job: RunningJob): Promise<void> {
  const now = parts.clock.now();
  await noteLimits(job.database.db, now);
  const times = { now, mailedUntil: new Date(now.getTime() - mailHours * 3_600_000) };
  let after: AdminKey | undefined;
  do {
    const page = await listAdminsWithNews(job.database.db, { ...times, after, limit: pageSize });
    for (const key of page) {
      if (job.signal.aborted) return;
      await onItsOwn(job, key, async (client) => {
        const db = drizzle(client);
        const domains = [...(await listFailures(db, key)), ...(await listEndingClaims(db, key, now))];
        const limits = await listLimitNews(db, key);
        const [first] = [...domains, ...limits];
        if (first === undefined || !(await markMailed(db, key, times))) return;
        const { email, language } = first;
        const sections = [...sectionsOf(parts, domains, language), ...limitSection(limits, language)];
        const { subject, text } = mailText('domainNews', language, { sections: sections.join('\n\n') });
        const { limitsSubject } = mailTextsIn(language).domainNews;
        await send(parts, client, { to: email, text, subject: domains.length > 0 ? subject : limitsSubject });
      });
    }
    after = page.length < pageSize ? undefined : page.at(-1);
  } while (after !== undefined);
}

function sectionsOf(parts: FeatureParts, rows: readonly (Failure | Ending)[], language: string): string[] {
  const texts = mailTextsIn(language).domainNews;
  const day = new Intl.DateTimeFormat(languageTags[languageOr(language)], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const failing = rows.flatMap((row) => ('records' in row ? [row] : []));
  const ending = rows.flatMap((row) => ('endsAt' in row ? [row] : []));
  const failed = listed(failing, (row) => {
    const names = row.records.map((record) => recordNames[record]).join(', ');
    return lineOf(parts, row, `: ${names}`);
  });
  const ended = listed(ending, (row) => lineOf(parts, row, row.endsAt ? ` (${day.format(row.endsAt)})` : ''));
  return [
    ...(failing.length > 0 ? [fillPlaceholders(texts.failing, { domains: failed })] : []),
    ...(ending.length > 0 ? [fillPlaceholders(texts.ending, { domains: ended })] : []),
  ];
}

/** `Domains: 19 / 20`; quotas in GB, which are 1000 MB. */
function limitSection(limits: readonly LimitNews[], language: string): string[] {
  if (limits.length === 0) return [];
  const texts = mailTextsIn(language).domainNews;
  const number = new Intl.NumberFormat(languageTags[languageOr(language)]);
  const lines = limits.map(({ limit, used, most }) => {
    const [per, unit] = limit === 'maxquota' ? [1000, ` ${texts.unit}`] : [1, ''];
    return `${texts[limit]}: ${number.format(used / per)} / ${number.format(most / per)}${unit}`;
  });
  return [fillPlaceholders(texts.limits, { limits: lines.join('\n') })];
}

/** The name, and below it where to see what is wrong and how to fix it. */
function lineOf({ settings }: FeatureParts, { id, unicode, kind }: Lost, more = ''): string {
  const place = kind === 'domain' ? `domainlist/${id}/health` : `aliasdomains?open=${id}`;
  return `${unicode}${more}\n  ${settings.publicUrl}/domains/${place}`;
}
