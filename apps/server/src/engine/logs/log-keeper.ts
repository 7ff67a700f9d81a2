import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { createDoveadmCommand } from '../doveadm-command.ts';
import type { SystemAccount } from '../engine-accounts.ts';
import { reloadPostfix } from '../engine-services.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { createLogFile } from './log-file.ts';
import { type LogSource, logFileOf, logSources, prepareLogFile, prepareLogFiles } from './log-files.ts';
import { readPositions } from './log-store.ts';
import { rotateLog } from './rotate-logs.ts';

const pauseMs = 60_000;

/** Makes room for the logs that are read here: of the others an operator knows how long they are needed. */
export function createLogKeeper(settings: EngineSettings, reader: SystemAccount, pool: Pool, log: Log) {
  const doveadm = createDoveadmCommand(settings);
  const tellWriter: Readonly<Record<LogSource, () => Promise<unknown>>> = {
    postfix: () => reloadPostfix(settings),
    dovecot: () => doveadm('log', 'reopen'),
    // They open it for each line.
    hooks: async () => undefined,
    logins: async () => undefined,
  };
  const rotate = async () => {
    const positions = await readPositions(pool);
    for (const source of Object.keys(logSources) as LogSource[]) {
      const path = logFileOf(settings.root, source);
      const reopen = async () => {
        await prepareLogFile(settings.root, source, reader);
        await tellWriter[source]();
      };
      const listFinished = () => createLogFile(path, log).listFinished(positions.get(source));
      await rotateLog({ path, reopen, listFinished }, new Date());
    }
  };
  const work = async () => {
    await prepareLogFiles(settings.root, reader);
    if (Date.now() - turned < pauseMs) return;
    turned = Date.now();
    await rotate();
  };
  let turned = Date.now();
  let isWorking = false;
  return {
    look(): void {
      if (isWorking) return;
      isWorking = true;
      void work()
        .catch((error: unknown) => log.warn({ err: error }, 'the logs could not be kept'))
        .finally(() => {
          isWorking = false;
        });
    },
  };
}
