import { type AssemblyParts, assemble } from './assembly.ts';
import type { DatabasePool } from './db/pool.ts';
import { inTransaction } from './db/transaction.ts';
import { createJobRunner, type JobRunner } from './kernel/job-runner.ts';
import { createWeb, type Web, type WebParts } from './web.ts';

export interface PanelParts extends AssemblyParts, WebParts {
  /** The connections of jobs. */
  readonly jobsDatabase: DatabasePool;
}

export interface Panel extends Pick<Web, 'app' | 'listen' | 'stop'> {
  /** Runs jobs that are due, by the loop of a worker; throws when one failed. */
  runJobsUntilIdle(): Promise<void>;
  /** The same with one of this kind, which else waits for its turn. */
  runScheduledJob(name: string): Promise<void>;
}

/** Web and worker in one process, whose jobs run when they are told to: for tests and benchmarks. */
export async function createPanel(parts: PanelParts): Promise<Panel> {
  const { jobsDatabase, log } = parts;
  let jobRunner: JobRunner | undefined;
  const assembly = await assemble(parts, async ({ name }) => jobRunner?.runUntilIdle([name]));
  const { jobs, workers } = assembly;
  const web = await createWeb(parts, assembly);
  const runner = createJobRunner({
    store: jobs,
    workers,
    database: jobsDatabase,
    log,
    onDatabaseFailure: (error) => web.readiness.noteFailure(error),
  });
  jobRunner = runner;
  return {
    app: web.app,
    listen: () => web.listen(),
    runJobsUntilIdle: () => runner.runUntilIdle(),
    async runScheduledJob(name) {
      const worker = workers.find(({ kind }) => kind.name === name);
      if (worker === undefined) throw new Error(`no job is called ${name}`);
      await inTransaction(jobsDatabase.pool, (client) => jobs.enqueue(client, worker.kind, {}));
      await runner.runUntilIdle();
    },
    stop: async () => void (await Promise.all([web.stop(), runner.stop()])),
  };
}
