import { connectDatabase, type DatabasePool } from '../apps/server/src/db/pool.ts';
import { systemClock } from '../apps/server/src/kernel/clock.ts';
import { readConfig } from '../apps/server/src/kernel/config.ts';
import { createLog } from '../apps/server/src/kernel/log.ts';
import { createPasswordHashing, type PasswordHashing } from '../apps/server/src/kernel/password-hashing.ts';
import { createSecretBox } from '../apps/server/src/kernel/secrets.ts';
import { createPanel, type Panel } from '../apps/server/src/panel.ts';

/** The panel as it runs for customers, without the flood limit that would stop the measurement. */
export async function createPanelForBench(
  databaseUrl: string,
  prepare: (pool: DatabasePool['pool']) => Promise<unknown> = async () => undefined,
): Promise<{ panel: Panel; database: DatabasePool; passwords: PasswordHashing }> {
  const database = connectDatabase(databaseUrl, { keepsStatements: true, onError: () => undefined });
  await prepare(database.pool);
  const passwords = await createPasswordHashing({ memoryKib: 64, passes: 1 });
  const panel = await createPanel({
    config: readConfig({ PORT: '0', LOG_LEVEL: 'warn' }),
    database,
    jobsDatabase: database,
    probe: database,
    passwords,
    clock: systemClock,
    log: createLog('warn'),
    secrets: createSecretBox('5a'.repeat(32)),
    version: 'bench',
    panelFolder: undefined,
    floodLimit: undefined,
    checkJsonText: false,
  });
  return { panel, database, passwords };
}
