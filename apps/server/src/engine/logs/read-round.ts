import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { CountryLookup } from '../../kernel/country-lookup.ts';
import type { Log } from '../../kernel/log.ts';
import { isDataFailure } from './data-failure.ts';
import { foldLogs } from './fold-logs.ts';
import type { createLogFile, LogPosition, LogRead } from './log-file.ts';
import type { LogSource } from './log-files.ts';
import { type LogEvent, readLineOf } from './log-line.ts';
import { type PositionChange, readKnown, readLogDomains, readPositions, writeLogs } from './log-store.ts';
import { writeLogins } from './login-store.ts';
import { domainsIn, namesIn } from './names-in-events.ts';

const mostBytes = 1_000_000;

/** Read in this order, what is told first in its file is there: the hooks note what they know before Postfix goes on. */
const reading: readonly LogSource[] = ['postfix', 'dovecot', 'hooks', 'logins'];
/** And understood in this one. */
const telling: readonly LogSource[] = ['logins', 'hooks', 'dovecot', 'postfix'];

interface LogReaderParts {
  readonly pool: Pool;
  readonly countries: CountryLookup;
  readonly log: Log;
}

/**
 * Reads what was added to the logs and writes what it means, with how far it has come, at once: whoever is killed in between has
 * written nothing, and the next begins at the same place.
 */
export function createLogReader(
  files: Readonly<Record<LogSource, ReturnType<typeof createLogFile>>>,
  { pool, countries, log }: LogReaderParts,
) {
  let positions: ReadonlyMap<string, LogPosition> | undefined;
  let portion = mostBytes;

  const round = async (): Promise<boolean> => {
    positions ??= await readPositions(pool);
    const read = new Map<LogSource, LogRead>();
    for (const source of reading) read.set(source, await files[source].read(positions.get(source), portion));
    const now = new Date();
    const events = telling.flatMap((source) =>
      (read.get(source)?.lines ?? []).flatMap((line) => readLineOf[source](line, now) ?? []),
    );
    const moved = [...read].flatMap(([source, { file, position }]) => {
      const from = positions?.get(source);
      const isSame = file === (from?.file ?? '') && position === (from?.position ?? 0);
      return isSame ? [] : [{ source, file, position, from }];
    });
    if (moved.length === 0) return false;
    const isWritten = await writeOrSkip(events, moved);
    // Somebody else reads too: from where they are, if they are gone.
    positions = isWritten
      ? new Map([
          ...positions,
          ...moved.map(({ source, file, position }) => [source, { file, position }] as const),
        ])
      : undefined;
    return [...read.values()].some(({ isBehind }) => isBehind);
  };

  const write = async (events: readonly LogEvent[], moved: readonly PositionChange[]) => {
    const mail = events.filter((event) => event.kind !== 'login');
    const logins = events.filter((event) => event.kind === 'login');
    const known = await readKnown(pool, namesIn(mail));
    const domains = await readLogDomains(pool, domainsIn(mail, known));
    const writes = foldLogs(mail, known, (name) => domains.get(name));
    return inTransaction(pool, async (client) => {
      const isWritten = await writeLogs(client, moved, writes);
      if (isWritten) await writeLogins(client, logins, countries);
      return isWritten;
    });
  };

  /** Nothing that strangers write keeps all others back. */
  const writeOrSkip = async (events: readonly LogEvent[], moved: readonly PositionChange[]) => {
    try {
      const isWritten = await write(events, moved);
      portion = mostBytes;
      return isWritten;
    } catch (error) {
      if (!isDataFailure(error)) throw error;
      if (portion > 1) {
        // Less at once, until the line is found that can’t be stored.
        portion = Math.max(1, Math.floor(portion / 32));
        log.warn({ err: error, portion }, 'what the logs say could not be stored');
        return false;
      }
      log.error({ err: error, events }, 'a line of the logs can’t be stored, and is left out');
      portion = mostBytes;
      return write([], moved);
    }
  };
  return round;
}
