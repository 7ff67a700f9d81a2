import { EventEmitter } from 'node:events';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug' | 'child'>;

/** Secrets never reach the log: bodies are not logged at all, and these headers are cut out. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: errorForLog },
      redact: ['req.headers["x-token"]', 'req.headers.authorization', 'req.headers.cookie'],
    },
    neverThrowing(destination ?? pino.destination(1)),
  );
}

/** Lines that nobody reads or that find no room are lost. Their errors would be logged, and so on for ever. */
function neverThrowing(destination: pino.DestinationStream): pino.DestinationStream {
  // Once, however many logs have the same destination.
  if (destination instanceof EventEmitter) destination.off('error', ignore).on('error', ignore);
  return {
    write(line) {
      try {
        destination.write(line);
      } catch {
        // Files throw here, pipes emit.
      }
    },
  };
}

const ignore = () => undefined;

/** What failed, without the values it failed with: those of a query may be hashes, addresses, searches. */
function errorForLog(error: unknown): object {
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, query: error.query, cause: errorForLog(error.cause) };
  }
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const message = isAboutValue(code) ? 'a value was refused' : error.message;
  const stack = error.stack?.replace(error.message, () => message);
  return { type: error.name, message, code, constraint, table, stack };
}

/** PostgreSQL quotes the value itself in the messages of its class 22, data exceptions. */
function isAboutValue(code: unknown): boolean {
  return typeof code === 'string' && /^22...$/.test(code);
}
