import { databaseFailureOf } from '../db/database-failure.ts';
import type { Log } from './log.ts';

/**
 * The last net, for what a library leaves unhandled. A rejection is logged and nothing more: the work it belongs to has
 * failed, the panel has not. After any other error that nobody caught nothing can be relied on, but for those of a lost
 * connection to the database: then the process ends, for its supervisor to start a new one.
 */
export function guardProcess(log: Log): () => void {
  const onRejection = (error: unknown) => log.error({ err: error }, 'a rejection was not handled');
  const onError = (error: unknown) => {
    log.error({ err: error }, 'an error was not caught');
    if (databaseFailureOf(error) === undefined) process.exit(1);
  };
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtException', onError);
  return () => {
    process.off('unhandledRejection', onRejection);
    process.off('uncaughtException', onError);
  };
}
