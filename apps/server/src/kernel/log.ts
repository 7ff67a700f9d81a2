import { pino } from 'pino';

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'debug' | 'child'>;

/** Secrets never reach the log: bodies are not logged at all, and these headers are cut out. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers["x-token"]', 'req.headers.authorization', 'req.headers.cookie'],
    },
    destination ?? pino.destination(1),
  );
}
