import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseFailureOf } from '../db/database-failure.ts';
import type { DatabasePool } from '../db/pool.ts';

/** Whether the panel can serve, and if not why. */
export interface Readiness {
  /** Undefined when it can. Answers soon, whatever the database does. */
  findObstacle(): Promise<string | undefined>;
  /** Remembers that the database could not write. */
  noteFailure(error: unknown): void;
}

/** A probe of the kind that asks /readyz waits for two seconds. */
const answerMs = 1_800;
/** Below this PostgreSQL may fail at any moment: it writes 16 MB at a time. */
const leastFreeMb = 32;
/** A disk that was full so long ago has perhaps been cleared since; the next failed write tells. */
const rememberMs = 60_000;

/** Its own connection: the others may all be busy. */
export function createReadiness(probe: DatabasePool, dataDir: string): Readiness {
  let fullAt: number | undefined;
  let asking: Promise<string | undefined> | undefined;

  async function look(): Promise<string | undefined> {
    if (fullAt !== undefined && Date.now() - fullAt < rememberMs) return 'The disk of the database is full.';
    const free = await freeMbOf(dataDir);
    if (free < leastFreeMb) return diskFull(dataDir, free);
    const silence = new AbortController();
    const answered = probe.pool
      .query('select from schema_migration limit 1')
      .then(() => undefined, obstacleOf);
    const silent = sleep(answerMs, noAnswer, { signal: silence.signal }).catch(() => undefined);
    return Promise.race([answered, silent]).finally(() => silence.abort());
  }

  return {
    findObstacle() {
      asking ??= look().finally(() => {
        asking = undefined;
      });
      return asking;
    },
    noteFailure(error) {
      if (databaseFailureOf(error) === 'disk full') fullAt = Date.now();
    },
  };
}

const noAnswer = 'The database does not answer.';

function obstacleOf(error: Error): string {
  if (databaseFailureOf(error) === undefined) return 'The database is not set up.';
  return /timeout/i.test(error.message) ? noAnswer : 'The database cannot be reached.';
}

/** A start on a full disk says so in words, before anything fails halfway. */
export async function refuseFullDisk(dataDir: string): Promise<void> {
  const free = await freeMbOf(dataDir);
  if (free < leastFreeMb) throw new Error(`${diskFull(dataDir, free)} Free some space, then start again.`);
}

const diskFull = (dataDir: string, free: number) =>
  `The disk of ${dataDir} is full: ${Math.floor(free)} MB are free, ${leastFreeMb} MB are needed.`;

/** What is left for others than root: PostgreSQL does not run as root. */
async function freeMbOf(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return (bavail * bsize) / 2 ** 20;
  } catch (error) {
    // Not made yet: then what counts is the disk it will be on.
    const parent = dirname(folder);
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    // A disk that cannot be asked is not known to be full.
    return isMissing && parent !== folder ? freeMbOf(parent) : Number.POSITIVE_INFINITY;
  }
}
