import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { pino } from 'pino';
import { openDatabase } from './database.ts';
import { migrate } from './db/migrate.ts';
import { builtPanelFolder, migrationsFolder } from './folders.ts';
import { systemClock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { createLog } from './kernel/log.ts';
import { createPasswordHashing, standardCost } from './kernel/password-hashing.ts';
import { createSecretBox, loadSecretKey } from './kernel/secrets.ts';
import { createDemoAccountWhereEmpty } from './operator/demo/demo-account.ts';
import { createPanel, type Panel } from './panel.ts';

export interface RunningPanel {
  readonly address: string;
  /** Only after the first start on an empty embedded database. */
  readonly demo: { readonly username: string; readonly password: string } | undefined;
  stop(): Promise<void>;
}

/** A request a minute from one address: far above any administrator, far below a flood. */
const floodLimit = 1_200;

/** Composition: config, database, handlers, http and jobs. */
export async function serve(
  config: Config,
  log: pino.Logger = createLog(config.logLevel),
): Promise<RunningPanel> {
  const database = await openDatabase(config, log, 'panel');
  let panel: Panel | undefined;
  const stop = async () => {
    await panel?.stop();
    await database.close();
  };
  try {
    const { applied } = await migrate(database.pool, migrationsFolder);
    if (applied.length > 0) log.info({ applied }, 'database migrated');
    const secrets = createSecretBox(await loadSecretKey(config.secretKey, config.dataDir));
    const passwords = await createPasswordHashing(standardCost);
    panel = await createPanel({
      config,
      database,
      log,
      secrets,
      passwords,
      clock: systemClock,
      version: await builtVersion(),
      panelFolder: builtPanelFolder,
      floodLimit,
      checkJsonText: process.env['NODE_ENV'] === 'development',
      runJobs: true,
    });
    const { port } = await panel.listen();
    const host = config.host.includes(':') ? `[${config.host}]` : config.host;
    // Once it listens: a start that fails must not use up the one time the password is shown.
    const demo = database.embedded
      ? await createDemoAccountWhereEmpty(database, passwords, config.demoPassword)
      : undefined;
    return { address: `http://${host}:${port}`, demo, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Changes with every build, so that an open panel notices a new one. */
async function builtVersion(): Promise<string> {
  return (await readFile(join(builtPanelFolder, 'version.txt'), 'utf8').catch(() => 'development')).trim();
}
