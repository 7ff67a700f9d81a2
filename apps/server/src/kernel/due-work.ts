import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFailureOf } from '../db/database-failure.ts';
import type { Leases } from '../db/lease.ts';
import type { Clock } from './clock.ts';
import { type JobKind, type JobWorker, jobWorker, type RunningJob } from './jobs.ts';

interface OfAccount {
  readonly accountId: number;
}

/** Work that rows of a table are due for, one after the other and several side by side. */
export interface DueWork<Row extends OfAccount> {
  readonly leases: Leases<Row>;
  readonly atOnce: number;
  /** No row is begun later than this, so that the last one ends before the job's time is over. */
  readonly sliceSeconds: number;
  /** Between two rows: where there is time enough for all of them, requests come first. */
  readonly pauseMs?: number;
  work(row: Row): Promise<void>;
}

const leaseSeconds = 60;
/** After an error the row is tried again so much later, and the others are not kept waiting by it. */
const putOffMinutes = 5;
/** Where only accounts that are served just now have work, nobody else is looked for this long. */
const lookAgainMs = 1_000;

/** A worker on what is due. It comes back at once to what it has no time for. */
export function dueWorker<Row extends OfAccount>(
  kind: JobKind<object>,
  { clock }: { readonly clock: Clock },
  begin: (job: RunningJob) => DueWork<Row> | Promise<DueWork<Row>>,
): JobWorker {
  // Every write depends on the lease of its row.
  return jobWorker({ ...kind, isResumable: true }, async (_data, job) => {
    const ended = await workOffDue(job, clock, await begin(job));
    return ended === 'out of time' ? { againInSeconds: 0 } : undefined;
  });
}

/** Works off what is due, until nothing is left or the time is over. One row that fails leaves the others alone. */
async function workOffDue<Row extends OfAccount>(
  job: RunningJob,
  clock: Clock,
  due: DueWork<Row>,
): Promise<'nothing due' | 'out of time'> {
  const { db } = job.database;
  const end = Date.now() + due.sliceSeconds * 1000;
  const after = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);
  const isOver = () => Date.now() >= end || job.signal.aborted;
  const lanes: Promise<void>[] = [];
  const underWay = new Set<Row>();
  let nobodyBeside: readonly number[] = [];
  let lookAgainAt = 0;

  /** First of an account that nothing is done for just now: one with many slow rows holds up none of the others. */
  async function takeRow(): Promise<Row | undefined> {
    const times = { now: clock.now(), until: after(leaseSeconds) };
    const passOver = [...new Set([...underWay].map(({ accountId }) => accountId))];
    const isKnown = Date.now() < lookAgainAt && nobodyBeside.every((id) => passOver.includes(id));
    if (passOver.length > 0 && !isKnown) {
      const row = await due.leases.take(db, { ...times, passOver });
      if (row !== undefined) return row;
      nobodyBeside = passOver;
      lookAgainAt = Date.now() + lookAgainMs;
    }
    return due.leases.take(db, times);
  }

  function openLane(): void {
    const opened = lane();
    // Its error is looked at once all have ended.
    opened.catch(() => undefined);
    lanes.push(opened);
  }

  async function lane(): Promise<void> {
    while (!isOver()) {
      const row = await takeRow();
      if (row === undefined) return;
      underWay.add(row);
      if (lanes.length < due.atOnce) openLane();
      await workOn(row).finally(() => underWay.delete(row));
      if (due.pauseMs !== undefined) await sleep(due.pauseMs);
    }
  }

  async function workOn(row: Row): Promise<void> {
    const renewal = setInterval(
      () => {
        due.leases.renew(db, row, after(leaseSeconds)).catch((error: unknown) => {
          job.log.warn({ err: error }, 'a lease could not be renewed');
        });
      },
      (leaseSeconds * 1000) / 3,
    );
    try {
      await due.work(row);
    } catch (error) {
      // Without a database nothing can be put off; the lease ends by itself.
      if (databaseFailureOf(error) !== undefined) throw error;
      job.log.error({ err: error, row }, 'work that was due failed; it is put off');
      await due.leases.putOff(db, row, after(putOffMinutes * 60));
    } finally {
      clearInterval(renewal);
    }
  }

  openLane();
  for (const each of lanes) await each.catch(() => undefined);
  // Only now: the job must not seem over while others still work.
  await Promise.all(lanes);
  return isOver() ? 'out of time' : 'nothing due';
}
