import type { Pool } from 'pg';
import type { Log } from '../../kernel/log.ts';
import { isDataFailure } from './data-failure.ts';
import { foldLogs, type MailEvent } from './fold-logs.ts';
import type { createLogFile, LogPosition, LogRead } from './log-file.ts';
import type { LogSource } from './log-files.ts';
import { readLine } from './log-line.ts';
import { readKnown, readLogDomains, readPositions, writeLogs } from './log-store.ts';
import { domainsIn, namesIn } from './names-in-events.ts';

const mostBytes = 1_000_000;

/** Read in this order, what is told first in its file is there: the hooks note what they know before Postfix goes on. */
const reading: readonly LogSource[] = ['postfix', 'dovecot', 'hooks'];
/** And understood in this one. */
const telling: readonly LogSource[] = ['hooks', 'dovecot', 'postfix'];

/**
 * Reads what was added to the logs and writes what it means, with how far it has come, at once: whoever is killed in between has
 * written nothing, and the next begins at the same place.
 */
export function createLogReader(
  files: Readonly<Record<LogSource, ReturnType<typeof createLogFile>>>,
  pool: Pool,
  log: Log,
) {
  let positions: ReadonlyMap<string, LogPosition> | undefined;
  let portion = mostBytes;

  const round = async (): Promise<boolean> => {
    positions ??= await readPositions(pool);
    const read = new Map<LogSource, LogRead>();
    for (const source of reading) read.set(source, await files[source].read(positions.get(source), portion));
    const now = new Date();
    const events = telling.flatMap((source) =>
      (read.get(source)?.lines ?? []).flatMap((line) => readLine(source, line, now) ?? []),
    );
    const moved = [...read].flatMap(([source, { file, position }]) => {
      const from = positions?.get(source);
      const isSame = file === (from?.file ?? '') && position === (from?.position ?? 0);
      return isSame ? [] : [{ source, file, position, from }];
    });
    if (moved.length === 0) return false;
    const isWritten = await write(events, moved);
    // Somebody else reads too: from where they are, if they are gone.
    positions = isWritten
      ? new Map([
          ...positions,
          ...moved.map(({ source, file, position }) => [source, { file, position }] as const),
        ])
      : undefined;
    return [...read.values()].some(({ isBehind }) => isBehind);
  };

  const write = async (events: readonly MailEvent[], moved: Parameters<typeof writeLogs>[1]) => {
    const known = await readKnown(pool, namesIn(events));
    const domains = await readLogDomains(pool, domainsIn(events, known));
    try {
      const isWritten = await writeLogs(
        pool,
        moved,
        foldLogs(events, known, (name) => domains.get(name)),
      );
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
      return writeLogs(
        pool,
        moved,
        foldLogs([], { messages: new Map(), sessions: new Map() }, () => undefined),
      );
    }
  };
  return round;
}
