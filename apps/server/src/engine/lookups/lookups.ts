import type { pino } from 'pino';
import { z } from 'zod';
import { connectDatabase } from '../../db/pool.ts';
import { connectionBudget } from '../connection-budget.ts';
import { becomeUnprivileged, systemAccount } from '../engine-accounts.ts';
import { lookUpForPostfix } from '../engine-store.ts';
import { createJournal } from '../logs/journal.ts';
import type { LoginEvent } from '../logs/log-events.ts';
import { createAuthRelay } from './auth-relay.ts';
import { postfixTables } from './postfix-tables.ts';
import { createSocketmapServer } from './socketmap-server.ts';

/** What the lookups get from whoever starts them; on standard input, because others can read arguments. */
const privateSocket = systemAccount.extend({ path: z.string() });

export const lookupsOptions = z.object({
  databaseUrl: z.string(),
  /** Where Postfix asks, and who it is: about addresses, and about logins. */
  tables: privateSocket,
  logins: privateSocket,
  /** Where Dovecot answers about logins. */
  dovecot: z.string(),
  /** Where they are written down. */
  loginFile: z.string(),
  /** Whom to become once the socket is there. */
  account: systemAccount,
  logLevel: z.string(),
});

export type LookupsOptions = z.infer<typeof lookupsOptions>;

/**
 * Answers what Postfix looks up, in a process that does little else. Postfix itself would connect with every process of its
 * own, plan every query again, and after an outage ask nobody for a minute.
 */
export async function startLookups(
  options: LookupsOptions,
  log: pino.Logger,
): Promise<{ stop(): Promise<void> }> {
  const { pool, close } = connectDatabase(options.databaseUrl, {
    size: connectionBudget.lookups,
    keepsIdle: true,
    connectTimeoutMs: 3_000,
    statementTimeoutMs: 5_000,
    onError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  const server = createSocketmapServer(async (table, key) => {
    const keys = Object.hasOwn(postfixTables, table) ? postfixTables[table] : undefined;
    if (keys === undefined) throw new Error(`Postfix asks for ${table}, which is not a table`);
    return keys.test(key) ? lookUpForPostfix(pool, table, key) : [];
  }, log);
  const note = createJournal<LoginEvent>(options.loginFile, log);
  const relay = createAuthRelay({ dovecotPath: options.dovecot, note, log });
  await server.listen(options.tables);
  await relay.listen(options.logins);
  becomeUnprivileged(options.account);
  return {
    async stop() {
      server.close();
      relay.close();
      await close();
    },
  };
}
