import { databaseFailureOf } from '../../db/database-failure.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { RunningJob } from '../../kernel/jobs.ts';
import { type OutgoingMail, sealMail, sendMailJob } from '../../kernel/mail.ts';

/** A connection in its transaction. */
type Client = Parameters<Parameters<typeof inTransaction>[1]>[0];

/** More would not be read. */
const mostLines = 50;

/** A transaction for each: nobody waits for the mails of others, or goes without because of them. */
export async function onItsOwn(
  { database, log }: RunningJob,
  whose: Partial<AdminKey>,
  tell: (client: Client) => Promise<void>,
): Promise<void> {
  try {
    await inTransaction(database.pool, tell);
  } catch (error) {
    if (databaseFailureOf(error) !== undefined) throw error;
    log.error({ err: error, ...whose }, 'admins could not be mailed an alert; the next run tries again');
  }
}

export function listed<Row>(rows: readonly Row[], line: (row: Row) => string): string {
  const shown = rows.slice(0, mostLines).map(line);
  return [...shown, ...(rows.length > mostLines ? [`+ ${rows.length - mostLines}`] : [])].join('\n');
}

export function byAdmin<Row extends AdminKey>(rows: readonly Row[]): [Row, ...Row[]][] {
  const groups = new Map<number, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(row.adminId);
    if (group) group.push(row);
    else groups.set(row.adminId, [row]);
  }
  return [...groups.values()];
}

export async function send(
  { jobs, secrets }: FeatureParts,
  client: Client,
  mail: OutgoingMail,
): Promise<void> {
  await jobs.enqueue(client, sendMailJob, sealMail(secrets, mail));
}
