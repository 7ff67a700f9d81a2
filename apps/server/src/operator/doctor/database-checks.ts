import { join } from 'node:path';
import type { Pool } from 'pg';
import { findAppliedMigrations, pendingMigrations, readMigrations } from '../../db/migrate.ts';
import { type Config, readConfig } from '../../kernel/config.ts';
import { withAnyDatabase } from '../command-database.ts';
import type { CommandEnvironment } from '../command-environment.ts';
import { reasonOf } from '../command-failure.ts';
import { quantity } from '../command-output.ts';
import { type Check, fail, ok, warn } from './check.ts';
import { embeddedCluster, isFolder } from './machine-checks.ts';

const name = 'Database';

/** Checking must create nothing: the first start creates a database that does not exist yet. */
export async function checkDatabase(environment: CommandEnvironment): Promise<Check[]> {
  const config = readConfig(environment.env);
  if (await isUnborn(config)) return [ok(name, 'embedded; created at the first start')];
  try {
    return await withAnyDatabase(environment, async ({ database: { pool, embedded } }) => [
      await checkVersion(pool, embedded),
      await checkMigrations(pool, environment.migrationsFolder),
      await checkClock(pool, environment),
      await checkIpLists(pool),
      await checkJobs(pool),
    ]);
  } catch (error) {
    const hint =
      config.databaseUrl === undefined
        ? `See ${join(config.dataDir, 'postgres.log')}.`
        : 'Check DATABASE_URL: host, port, user, password and database name.';
    return [fail(name, reasonOf(error), hint)];
  }
}

async function isUnborn({ databaseUrl, dataDir }: Config): Promise<boolean> {
  return databaseUrl === undefined && !(await isFolder(embeddedCluster(dataDir)));
}

async function checkVersion(pool: Pool, embedded: boolean): Promise<Check> {
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  return ok(name, `PostgreSQL ${rows[0]?.server_version}${embedded ? ', embedded' : ' at DATABASE_URL'}`);
}

async function checkMigrations(pool: Pool, folder: string): Promise<Check> {
  const title = 'Migrations';
  try {
    const known = await readMigrations(folder);
    const pending = pendingMigrations((await findAppliedMigrations(pool)) ?? [], known);
    if (pending.length === 0) return ok(title, `up to date (${known.at(-1)?.name})`);
    const message = `${quantity(pending.length, 'migration')} to apply, from ${pending[0]?.name}`;
    return warn(title, message, 'Make a backup, then run "npm run posthouse -- migrate" or start the panel.');
  } catch (error) {
    return fail(
      title,
      reasonOf(error),
      'Run the version of Posthouse this database belongs to, or a newer one.',
    );
  }
}

/** Tells an operator how to help an admin locked out by their own list. */
async function checkIpLists(pool: Pool): Promise<Check> {
  const title = 'IP lists';
  const { rows } = await pool
    .query<{ username: string }>(
      `select username from admin where ip_restricted and role = 'admin' order by username`,
    )
    .catch(() => ({ rows: [] }));
  const [first] = rows;
  if (first === undefined) return ok(title, 'no main admin is restricted to listed addresses');
  const others = rows.length > 1 ? ` and ${rows.length - 1} more` : '';
  return {
    ...ok(title, `${first.username}${others} can log in only from listed addresses`),
    hint: `If one of them is locked out: "npm run posthouse -- admin lift-ip-list ${first.username}".`,
  };
}

/** Not those that wait for one of their own account: that one is being done. */
async function checkJobs(pool: Pool): Promise<Check> {
  const title = 'Jobs';
  const { rows } = await pool
    .query<{ waiting: number; minutes: number }>(
      `select count(*)::int as waiting, floor(extract(epoch from now() - min(due_at)) / 60)::int as minutes
         from job j where due_at < now() - interval '1 minute' and (lease_until is null or lease_until < now())
          and not exists (select from job other where other.kind = j.kind and other.turn_of = j.turn_of
                             and other.lease_until > now())`,
    )
    .catch(() => ({ rows: [] }));
  const [{ waiting, minutes } = { waiting: 0, minutes: 0 }] = rows;
  if (waiting === 0) return ok(title, 'none has to wait');
  return warn(
    title,
    `${quantity(waiting, 'job')} due, the oldest for ${quantity(minutes, 'minute')}`,
    'Is a worker running? "serve" starts one, "serve --only web" does not. If one runs, it has more to do than it can.',
  );
}

const tolerableSeconds = 5;
const worstSeconds = 30;

/** If two clocks differ, two-factor codes and the ends of sessions are wrong. */
async function checkClock(pool: Pool, { clock }: CommandEnvironment): Promise<Check> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
  const seconds = Math.abs((rows[0]?.now.getTime() ?? 0) - clock.now().getTime()) / 1000;
  const message = `${seconds.toFixed(1)} s off the database’s clock`;
  const hint = 'Synchronize the clocks of both machines (NTP).';
  if (seconds > worstSeconds) return fail('Clock', message, hint);
  return seconds > tolerableSeconds ? warn('Clock', message, hint) : ok('Clock', message);
}
