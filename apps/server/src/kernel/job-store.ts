import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { job } from '../db/schema/job.ts';
import { inTransaction } from '../db/transaction.ts';
import type { JobGoesOn, JobKind, JobQueue } from './jobs.ts';

/** Whoever works on a job that can be resumed renews it; a dead worker's job is free after this time. */
const leaseSeconds = 10;
export const renewalMs = 3_000;
/** So much after its time the worker of any other job is taken for dead: it would have given the job up itself. */
const deadAfterSeconds = 30;
/** So many workers may die with a job before it is the job that is at fault. */
const mostDeaths = 5;
/** Hears of every job that is enqueued. */
export const jobChannel = 'posthouse_job';
/** Workers take jobs one after the other: what is by turns must not be taken by two at once. */
const beginTaking = 'begin; select pg_advisory_xact_lock(7260319)';
/** The key of the one job of a kind that runs by itself. */
const regularKey = 'regular';

export interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly data: object;
  readonly fence: number;
  /** It is given up when it fails once more. */
  readonly isLastTry: boolean;
  /** Worker after worker has died with it: it is not to be run any more. */
  readonly isDeadly: boolean;
}
type HeldJob = Pick<TakenJob, 'id' | 'fence'>;

interface WantedJobs {
  readonly kind: JobKind<object>;
  /** No more than so many. */
  readonly most: number;
}

/** The table of jobs. Everything here throws when the database does not answer, and nothing runs by itself. */
export interface JobStore extends JobQueue {
  /** Those that wait longest, of all these kinds in one question, for the caller alone. */
  take(wanted: readonly WantedJobs[]): Promise<TakenJob[]>;
  /** All of them are the caller's for a while longer, but for those that somebody else has by now. */
  renew(jobs: readonly HeldJob[]): Promise<void>;
  hold(client: PoolClient, job: HeldJob): Promise<boolean>;
  /** It is over, or goes on later. What somebody else has by now is left alone. */
  complete(kind: JobKind<object>, job: HeldJob, goesOn: JobGoesOn | undefined): Promise<void>;
  /** To be tried again after a pause, or given up after the last time. */
  fail(kind: JobKind<object>, job: HeldJob): Promise<void>;
  giveUp(kind: JobKind<object>, job: HeldJob): Promise<void>;
  /** One job for each kind that runs by itself, unless it has one already. */
  enqueueRegular(kinds: readonly JobKind<object>[]): Promise<void>;
}

export function createJobStore(pool: Pool): JobStore {
  const run = async (text: string, values: unknown[]) => void (await pool.query(text, values));
  return {
    async enqueue(client, kind, data) {
      const key = kind.keyOf?.(data) ?? null;
      const turn = kind.turnOf?.(data) ?? null;
      await client.query(
        `with made as (
           insert into job (kind, key, turn_of, data) values ($1, $2, $3, $4) on conflict (kind, key) do nothing returning id)
         select pg_notify('${jobChannel}', '') from made`,
        [kind.name, key, turn, JSON.stringify(data)],
      );
    },
    async take(wanted) {
      const kinds = new Map(wanted.map(({ kind }) => [kind.name, kind]));
      const values = [
        wanted.map(({ kind }) => kind.name),
        wanted.map(({ most }) => most),
        wanted.map(({ kind }) => (kind.isResumable ? leaseSeconds : kind.seconds + deadAfterSeconds)),
      ];
      const taken = await inTransaction(
        pool,
        (client) => client.query<TakenRow>(takeDue, values),
        beginTaking,
      );
      return taken.rows.map(({ id, kind, data, fence, failures, deaths }) => ({
        id: String(id),
        kind,
        data,
        fence,
        isLastTry: failures >= (kinds.get(kind)?.retries ?? 0),
        isDeadly: deaths >= mostDeaths,
      }));
    },
    renew: (jobs) =>
      // One that is locked is held by a transaction of its own worker.
      run(
        `update job set lease_until = now() + make_interval(secs => $3)
          where id in (select job.id from job join unnest($1::bigint[], $2::int[]) as held (id, fence) using (id, fence)
                          for no key update of job skip locked)`,
        [jobs.map(({ id }) => id), jobs.map(({ fence }) => fence), leaseSeconds],
      ),
    async hold(client, { id, fence }) {
      const held = await client.query('select from job where id = $1 and fence = $2 for no key update', [
        id,
        fence,
      ]);
      return held.rowCount === 1;
    },
    complete({ everyMinutes }, { id, fence }, goesOn) {
      if (goesOn && 'restSeconds' in goesOn)
        return run(
          `update job set failures = 0, deaths = 0, is_resting = true, due_at = now(), fence = fence + 1,
                  lease_until = now() + make_interval(secs => $3)
            where id = $1 and fence = $2`,
          [id, fence, goesOn.restSeconds],
        );
      if (goesOn) return run(putOff, [id, fence, goesOn.againInSeconds]);
      return endOrWait(pool, { id, fence }, everyMinutes);
    },
    async fail({ everyMinutes, retries, retrySeconds }, { id, fence }) {
      const { rowCount } = await pool.query(
        `update job set failures = failures + 1, deaths = 0, lease_until = null,
                due_at = now() + make_interval(secs => $3 * 2 ^ failures)
          where id = $1 and fence = $2 and failures < $4`,
        [id, fence, retrySeconds, retries],
      );
      if (rowCount === 0) await endOrWait(pool, { id, fence }, everyMinutes);
    },
    giveUp: ({ everyMinutes }, held) => endOrWait(pool, held, everyMinutes),
    async enqueueRegular(kinds) {
      const regular = kinds.filter(({ everyMinutes }) => everyMinutes !== undefined);
      const rows = regular.map(({ name }) => ({ kind: name, key: regularKey }));
      if (rows.length > 0) await drizzle(pool).insert(job).values(rows).onConflictDoNothing();
    },
  };
}

/** What a job was about may name people: it is gone when it is over. One that runs by itself waits for its next turn. */
async function endOrWait(pool: Pool, { id, fence }: HeldJob, everyMinutes = 0): Promise<void> {
  const { rowCount } = await pool.query(
    `delete from job where id = $1 and fence = $2 and key is distinct from '${regularKey}'`,
    [id, fence],
  );
  if (rowCount === 0) await pool.query(putOff, [id, fence, everyMinutes * 60]);
}

const putOff = `
  update job set failures = 0, deaths = 0, lease_until = null, due_at = now() + make_interval(secs => $3)
   where id = $1 and fence = $2`;

interface TakenRow {
  readonly id: number;
  readonly kind: string;
  readonly data: object;
  readonly fence: number;
  readonly failures: number;
  readonly deaths: number;
}

/** Of those that go by turns: whoever had no turn for the longest time, and of theirs the one that is due for the longest. */
const takeDue = `
  with wanted as (select * from unnest($1::text[], $2::int[], $3::int[]) as wanted (kind, most, seconds)),
  first_of_turn as (
    select distinct on (kind, turn_of) kind, id, due_at, max(taken_at) over turn as last_turn,
           max(lease_until) over turn as busy_until
      from job where kind in (select kind from wanted) and turn_of is not null
    window turn as (partition by kind, turn_of)
     order by kind, turn_of, due_at, id),
  by_turns as (
    select kind, id, row_number() over (partition by kind order by last_turn nulls first, due_at, id) as place
      from first_of_turn where due_at <= now() and coalesce(busy_until, '-infinity') <= now()),
  turns as (
    select job.id, seconds from by_turns join wanted using (kind) join job using (id)
     where place <= most for no key update of job skip locked),
  others as (
    select due.id, seconds from wanted cross join lateral (
      select id from job
       where job.kind = wanted.kind and turn_of is null and due_at <= now() and coalesce(lease_until, '-infinity') <= now()
       order by due_at, id limit most for no key update skip locked) as due),
  picked as (select * from turns union all select * from others)
  update job set taken_at = now(), fence = fence + 1, lease_until = now() + make_interval(secs => seconds),
                 deaths = deaths + (lease_until is not null and not is_resting)::int, is_resting = false
    from picked where job.id = picked.id
  returning job.id, job.kind, data, fence, failures, deaths`;
