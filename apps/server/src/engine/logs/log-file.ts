import type { Log } from '../../kernel/log.ts';
import { readLines } from './log-lines.ts';
import { describe, type LogSibling, type LogSiblings, listSiblings, withFile } from './log-siblings.ts';

/** How far a log has been read. */
export interface LogPosition {
  /** Which file, whatever it is called by now, as `read` answered it; empty where there was none. */
  readonly file: string;
  /** In bytes. */
  readonly position: number;
}

export interface LogRead extends LogPosition {
  readonly lines: readonly string[];
  /** More can be read at once. */
  readonly isBehind: boolean;
}

const nowhere: LogPosition = { file: '', position: 0 };

/**
 * Follows a log that grows, and is renamed now and then for a new one. It remembers nothing: whoever keeps what was read
 * together with the position gets every line once, however often it starts again.
 */
export function createLogFile(path: string, log: Pick<Log, 'warn'>) {
  return {
    /** The next lines, all of one file; about as many as these bytes have. */
    async read(known: LogPosition = nowhere, mostBytes: number): Promise<LogRead> {
      // Before anything is read: when a newer file is written to, everything is in the ones before.
      const siblings = await listSiblings(path);
      const start = findStart(known, siblings);
      if (start === undefined) return { ...known, lines: [], isBehind: false };
      if (start.isLost) log.warn({ log: path, compressed: start.packed }, 'lines of a log were lost');
      const later = siblings.plain.slice(siblings.plain.indexOf(start.sibling));
      return (await readFrom(later, start.position, mostBytes)) ?? { ...known, lines: [], isBehind: true };
    },

    /** The files that have been read to their end, by the names they have now; the one that is being read is none of them. */
    async listFinished(known: LogPosition = nowhere): Promise<string[]> {
      const { plain } = await listSiblings(path);
      const same = findSame(known, plain);
      const { changedNs } = parseFile(known.file);
      const isFinished = (each: LogSibling, index: number) =>
        same === undefined ? each.changedNs <= changedNs : index < plain.indexOf(same);
      return plain.filter(isFinished).map((each) => each.path);
    },
  };
}

interface Start {
  readonly sibling: LogSibling;
  readonly position: number;
  /** The file that was being read is gone, or was emptied. */
  readonly isLost: boolean;
  /** Where its lines may be, which can’t be read. */
  readonly packed: readonly string[];
}

function findStart(known: LogPosition, { plain, packed }: LogSiblings): Start | undefined {
  const beginning = { position: 0, isLost: false, packed: [] };
  if (known.file === '') {
    const current = plain.find((each) => each.isCurrent);
    return current && { ...beginning, sibling: current };
  }
  const same = findSame(known, plain);
  if (same !== undefined) return { ...beginning, sibling: same, position: known.position };
  const { node, changedNs } = parseFile(known.file);
  const next = plain.find((each) => each.changedNs > changedNs || each.node === node);
  const unread = packed.filter((each) => each.changedNs >= changedNs).map((each) => each.path);
  return next && { ...beginning, sibling: next, isLost: true, packed: unread };
}

/** An inode is used again for other files, and a file that is copied gets a new one: how it begins tells. */
function findSame({ file, position }: LogPosition, plain: readonly LogSibling[]): LogSibling | undefined {
  const { node, mark } = parseFile(file);
  if (mark === '') return plain.find((each) => each.node === node);
  const begins = plain.filter((each) => each.mark === mark && each.bytes >= position);
  return begins.find((each) => each.node === node) ?? begins[0];
}

/** Of the first of them that has any; undefined where another file has its name by now. */
async function readFrom(
  siblings: readonly LogSibling[],
  position: number,
  mostBytes: number,
): Promise<LogRead | undefined> {
  const [first, ...later] = siblings;
  if (first === undefined) return undefined;
  const read = await readSibling(first, position, mostBytes);
  const isPast = later.some((each) => each.bytes > 0);
  // Nobody completes the last line of a file that was renamed.
  if (isPast && read?.lines.length === 0) return readFrom(later, 0, mostBytes);
  return read && { ...read, isBehind: read.isBehind || isPast };
}

function readSibling(
  { path, node, isCurrent }: LogSibling,
  from: number,
  mostBytes: number,
): Promise<LogRead | undefined> {
  return withFile(path, async (handle) => {
    const now = await describe(handle, path, isCurrent);
    if (now?.node !== node || now.bytes < from) return undefined;
    const read = await readLines(handle, from, now.bytes, mostBytes);
    return { ...read, file: `${node}:${now.mark}:${now.changedNs}` };
  });
}

function parseFile(file: string) {
  const [node = '', mark = '', changedNs = '0'] = file.split(':');
  return { node, mark, changedNs: BigInt(changedNs) };
}
