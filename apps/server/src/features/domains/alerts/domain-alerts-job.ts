import { languageTags } from '@posthouse/contract/core/languages';
import { fillPlaceholders } from '@posthouse/contract/fields/system-text';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { languageOr, mailText, mailTextsIn } from '../../../domain/mail-texts/mail-text.ts';
import type { AdminKey } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { type JobWorker, jobKind, jobWorker } from '../../../kernel/jobs.ts';
import { type OutgoingMail, sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { recordNames } from '../health/record-names.ts';
import {
  listEndingClaims,
  listFailures,
  listLosers,
  markMailed,
  takeLostNames,
} from './domain-alerts-store.ts';

/** Not at once: what goes wrong together is told together. */
const alertsJob = jobKind<object>('domain-alerts', { everyMinutes: 10 });

/** At most one mail in this time for each admin, whatever happens to how many domains. */
const mailHours = 24;
/** More would not be read. */
const mostLines = 50;

type Failure = Awaited<ReturnType<typeof listFailures>>[number];
type Ending = Awaited<ReturnType<typeof listEndingClaims>>[number];
type Lost = Awaited<ReturnType<typeof listLosers>>[number];

/** Tells admins what happened to their domains: names they lost, and once a day what fails or ends. */
export function domainAlertsWorker(parts: FeatureParts): JobWorker {
  return jobWorker(alertsJob, async (_data, { database }) => {
    await inTransaction(database.pool, (client) => tellOfLostNames(parts, client));
    await inTransaction(database.pool, (client) => tellOfTheDay(parts, client));
  });
}

async function tellOfLostNames(parts: FeatureParts, client: PoolClient): Promise<void> {
  const db = drizzle(client);
  const lost = await listLosers(db, await takeLostNames(db, parts.clock.now()));
  for (const rows of byAdmin(lost)) {
    const [{ email, language }] = rows;
    const values = { domains: listed(rows, (row) => lineOf(parts, row)) };
    await send(parts, client, { to: email, ...mailText('namesLost', language, values) });
  }
}

async function tellOfTheDay(parts: FeatureParts, client: PoolClient): Promise<void> {
  const db = drizzle(client);
  const now = parts.clock.now();
  const mailedUntil = new Date(now.getTime() - mailHours * 3_600_000);
  const failures = await listFailures(db, { mailedUntil });
  const endings = await listEndingClaims(db, { now, mailedUntil });
  for (const rows of byAdmin<Failure | Ending>([...failures, ...endings])) {
    const [{ email, language, ...key }] = rows;
    if (!(await markMailed(db, key, { now, mailedUntil }))) continue;
    const values = { sections: sectionsOf(parts, rows, language) };
    await send(parts, client, { to: email, ...mailText('domainNews', language, values) });
  }
}

function sectionsOf(parts: FeatureParts, rows: readonly (Failure | Ending)[], language: string): string {
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
  ].join('\n\n');
}

/** The name, and below it where to see what is wrong and how to fix it. */
function lineOf({ settings }: FeatureParts, { id, unicode, kind }: Lost, more = ''): string {
  const place = kind === 'domain' ? `domainlist/${id}/health` : `aliasdomains?open=${id}`;
  return `${unicode}${more}\n  ${settings.publicUrl}/domains/${place}`;
}

function listed<Row>(rows: readonly Row[], line: (row: Row) => string): string {
  const shown = rows.slice(0, mostLines).map(line);
  return [...shown, ...(rows.length > mostLines ? [`+ ${rows.length - mostLines}`] : [])].join('\n');
}

function byAdmin<Row extends AdminKey>(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups = new Map<number, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(row.adminId);
    if (group) group.push(row);
    else groups.set(row.adminId, [row]);
  }
  return [...groups.values()];
}

async function send({ jobs, secrets }: FeatureParts, client: PoolClient, mail: OutgoingMail): Promise<void> {
  await jobs.enqueue(client, sendMailJob, sealMail(secrets, mail));
}
