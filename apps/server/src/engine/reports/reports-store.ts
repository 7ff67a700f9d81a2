import type { Pool } from 'pg';

/** A user whose turn it is, for whoever took the row. */
export interface DueReport {
  readonly account_id: string;
  readonly user_id: string;
  readonly fence: number;
  readonly email: string;
  readonly language: string;
  readonly timezone: string;
  readonly brand: string;
  readonly brand_link: string;
  readonly brand_colour: string;
  readonly support_email: string;
  readonly report_hours: number;
  readonly report_content: 'new' | 'all';
  readonly report_format: 'html' | 'text';
  /** For how long its links count. */
  readonly link_days: number;
  /** What the last report knew of the folder; null where there was none. */
  readonly told_validity: string | null;
  readonly told_uid: string | null;
  /** The name of a report that somebody began and did not finish. */
  readonly underway: string | null;
}

export interface NewLink {
  readonly key_hash: string;
  readonly guid: string;
  readonly sender: string;
  readonly address: string;
  readonly subject: string;
  readonly received_at: string;
  readonly expires_at: string;
}

type Held = Pick<DueReport, 'account_id' | 'user_id' | 'fence'>;
const keyOf = ({ account_id, user_id, fence }: Held) => [account_id, user_id, fence];

export async function planReports(pool: Pool): Promise<void> {
  await pool.query('select engine.plan_reports()');
}

export async function takeReports(pool: Pool, most: number): Promise<DueReport[]> {
  const { rows } = await pool.query<DueReport>(
    `select account_id::text, user_id::text, fence, email, language, timezone, brand, brand_link, brand_colour, support_email,
            report_hours, report_content, report_format, link_days, told_validity::text, told_uid::text, underway
       from engine.take_reports($1)`,
    [most],
  );
  return rows;
}

/** False when somebody else has the row by now. */
export async function beginReport(
  pool: Pool,
  due: Held,
  report: {
    readonly name: string;
    readonly validity: number;
    readonly uid: number;
    readonly links: readonly NewLink[];
  },
): Promise<boolean> {
  const { rows } = await pool.query<{ is_held: boolean }>(
    'select engine.begin_report($1, $2, $3, $4, $5, $6, $7) as is_held',
    [...keyOf(due), report.name, report.validity, report.uid, JSON.stringify(report.links)],
  );
  return rows[0]?.is_held ?? false;
}

export async function endReport(pool: Pool, due: DueReport, isSent: boolean): Promise<void> {
  await pool.query('select engine.end_report($1, $2, $3, $4, $5)', [...keyOf(due), due.report_hours, isSent]);
}

export async function dropReport(pool: Pool, due: Held): Promise<void> {
  await pool.query('select engine.drop_report($1, $2, $3)', keyOf(due));
}

export async function putOffReport(pool: Pool, due: Held): Promise<void> {
  await pool.query('select engine.put_off_report($1, $2, $3)', keyOf(due));
}

/** A message that a user wants to have in the inbox. */
export interface Release {
  readonly account_id: string;
  readonly id: string;
  readonly guid: string;
  readonly email: string;
}

export async function listReleases(pool: Pool, without: readonly string[]): Promise<Release[]> {
  const { rows } = await pool.query<Release>(
    `select account_id::text, id::text, guid, email from engine.release_work
      where id <> all ($1::bigint[]) order by asked_at limit 20`,
    [without],
  );
  return rows;
}

export async function noteRelease(pool: Pool, release: Release, became: 'released' | 'gone'): Promise<void> {
  await pool.query('select engine.note_release($1, $2, $3)', [release.account_id, release.id, became]);
}

export async function forgetSpamLinks(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_spam_links()');
}
