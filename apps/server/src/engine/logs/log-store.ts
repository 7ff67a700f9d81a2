import type { ClientBase, Pool } from 'pg';
import type { LogPosition } from './log-file.ts';
import type { DeliverySession, LogWrites } from './log-writes.ts';
import type { Direction, Message } from './message.ts';
import { type Known, sessionIn, sessionName } from './message-book.ts';
import type { HostedDomain } from './who-sees.ts';

export async function readPositions(pool: Pool): Promise<ReadonlyMap<string, LogPosition>> {
  const { rows } = await pool.query<{ source: string; file: string; position: number }>(
    'select * from engine.log_positions()',
  );
  return new Map(rows.map(({ source, file, position }) => [source, { file, position }] as const));
}

/** What is known of these, and of what they have to do with. */
export async function readKnown(
  pool: Pool,
  names: {
    readonly queueIds: readonly string[];
    readonly sessions: readonly string[];
    readonly messageIds: readonly string[];
  },
): Promise<Known> {
  const queueIds = [...names.queueIds, ...names.sessions.map(sessionName)];
  const { rows } = await pool.query<{ queue_id: string; facts: unknown }>(
    'select * from engine.underway($1, $2)',
    [queueIds, names.messageIds],
  );
  const messages = new Map<string, Message>();
  const sessions = new Map<string, DeliverySession>();
  for (const { queue_id: name, facts } of rows) {
    const session = sessionIn(name);
    if (session === undefined) messages.set(name, facts as Message);
    else sessions.set(session, facts as DeliverySession);
  }
  return { messages, sessions };
}

export async function readLogDomains(
  pool: Pool,
  names: readonly string[],
): Promise<ReadonlyMap<string, HostedDomain>> {
  const { rows } = await pool.query<{
    name: string;
    account_id: number | string;
    domain_id: number | string;
  }>('select * from engine.log_domains($1)', [names]);
  return new Map(
    rows.map(
      (row) => [row.name, { accountId: String(row.account_id), domainId: String(row.domain_id) }] as const,
    ),
  );
}

export interface PositionChange extends LogPosition {
  readonly source: string;
  readonly from: LogPosition | undefined;
}

/** False where somebody else has read on meanwhile: then nothing is written. */
export async function writeLogs(
  client: Pick<ClientBase, 'query'>,
  positions: readonly PositionChange[],
  { underway, ...mail }: LogWrites,
): Promise<boolean> {
  const of = (direction: Direction) =>
    Object.fromEntries(
      Object.entries(mail).map(([name, all]) => [name, all.filter((one) => one.direction === direction)]),
    );
  const moved = positions.map(({ from, ...to }) => ({
    ...{ ...to, from_file: from?.file ?? null, from_position: from?.position ?? null },
  }));
  const { rows } = await client.query<{ written: boolean }>(
    'select engine.write_logs($1, $2, $3, now()) as written',
    [
      JSON.stringify(moved),
      JSON.stringify({ incoming: of('incoming'), outgoing: of('outgoing') }),
      JSON.stringify(underway),
    ],
  );
  return rows[0]?.written === true;
}

export async function forgetUnderway(pool: Pool): Promise<void> {
  await pool.query('select engine.forget_underway()');
}
