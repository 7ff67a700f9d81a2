import { setTimeout as sleep } from 'node:timers/promises';
import type { pino } from 'pino';
import { connectDatabase } from '../../db/pool.ts';
import { openCountries } from '../../kernel/country-lookup.ts';
import { connectionBudget } from '../connection-budget.ts';
import { becomeUnprivileged } from '../engine-accounts.ts';
import { createLogFile } from './log-file.ts';
import { logFileOf } from './log-files.ts';
import { forgetUnderway } from './log-store.ts';
import type { LogsOptions } from './logs-options.ts';
import { createLogReader } from './read-round.ts';

const pauseMs = 250;
const failureMs = 2_000;
const forgetMs = 3_600_000;

/** Reads the logs of the mail engine for as long as it runs, in a process of its own: strangers choose what stands there. */
export async function startLogs(options: LogsOptions, log: pino.Logger): Promise<{ stop(): Promise<void> }> {
  becomeUnprivileged(options.account);
  const { pool, close } = connectDatabase(options.databaseUrl, {
    size: connectionBudget.logs,
    keepsIdle: true,
    connectTimeoutMs: 3_000,
    statementTimeoutMs: 60_000,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const fileOf = (source: Parameters<typeof logFileOf>[1]) =>
    createLogFile(logFileOf(options.root, source), log);
  const round = createLogReader(
    {
      ...{ postfix: fileOf('postfix'), dovecot: fileOf('dovecot') },
      ...{ hooks: fileOf('hooks'), logins: fileOf('logins') },
    },
    { pool, log, countries: await openCountries(options.countriesFile, log) },
  );
  const end = new AbortController();
  let forgotten = 0;
  const turn = async () => {
    const isBehind = await round();
    if (Date.now() - forgotten > forgetMs) {
      forgotten = Date.now();
      await forgetUnderway(pool);
    }
    return isBehind ? 0 : pauseMs;
  };
  const run = async () => {
    while (!end.signal.aborted) {
      const pause = await turn().catch((error: unknown) => {
        log.warn({ err: error }, 'the logs could not be read');
        return failureMs;
      });
      if (pause > 0) await sleep(pause, undefined, { signal: end.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    async stop() {
      end.abort();
      await running;
      await close();
    },
  };
}
