import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { EngineSettings } from '../engine-settings.ts';

const run = promisify(execFile);
const folder = 'Junk';
const timeoutMs = 60_000;
/** What Dovecot may print about some messages: their headers can be of any size. */
const mostBytes = 8 * 1024 * 1024;
const atOnce = 20;

/** A message of the folder, as it says of itself: nothing in it is to be believed. */
export interface SpamMessage {
  readonly uid: number;
  readonly guid: string;
  readonly bytes: number;
  readonly receivedAt: Date;
  /** With the name that readers see. */
  readonly from: string;
  /** The address alone. */
  readonly address: string;
  readonly subject: string;
}

const status = z.array(z.object({ uidvalidity: z.coerce.number(), uidnext: z.coerce.number() })).min(1);
const uids = z.array(z.object({ uid: z.coerce.number() }));
const known = { uid: z.coerce.number(), guid: z.string(), 'size.virtual': z.coerce.number() };
const dated = { 'date.received.unixtime': z.coerce.number() };
const headers = {
  'hdr.from.utf8': z.string().default(''),
  'hdr.from.address': z.string().default(''),
  'hdr.subject.utf8': z.string().default(''),
};
const described = z.array(z.object({ ...known, ...dated, ...headers }));
const undescribed = z.array(z.object({ ...known, ...dated }));
const namesOf = (...parts: readonly object[]) => parts.flatMap((part) => Object.keys(part)).join(' ');

/** The spam folder of a user, by Dovecot’s own commands. Whatever is printed is read as data and bounded. */
export function createSpamFolder({ root }: Pick<EngineSettings, 'root'>) {
  const config = join(root, 'etc/dovecot/dovecot.conf');
  const printed = async (args: readonly string[], input = ''): Promise<Buffer> => {
    const running = run('doveadm', ['-c', config, ...args], {
      ...{ timeout: timeoutMs, maxBuffer: mostBytes, encoding: 'buffer' },
      env: { PATH: '/usr/bin:/usr/sbin:/bin', LC_ALL: 'C' },
    });
    const { stdin } = running.child;
    // One that ends early says why by its exit code.
    stdin?.on('error', () => undefined);
    stdin?.end(input);
    return (await running).stdout;
  };
  const doveadm = async (args: readonly string[], input?: string) => (await printed(args, input)).toString();
  const ask = async <Shape extends z.ZodType>(shape: Shape, args: readonly string[]) =>
    shape.parse(JSON.parse(await doveadm(['-f', 'json', ...args])));
  const fetched = (email: string, names: string, query: readonly string[]) => [
    ...['fetch', '-u', email, names, 'mailbox', folder, ...query],
  ];

  const describe = async (email: string, some: readonly number[]): Promise<SpamMessage[]> => {
    const query = ['uid', some.join(',')];
    try {
      const rows = await ask(described, fetched(email, namesOf(known, dated, headers), query));
      return rows.map((row) => ({
        ...messageOf(row),
        from: row['hdr.from.utf8'],
        address: row['hdr.from.address'],
        subject: row['hdr.subject.utf8'],
      }));
    } catch (error) {
      if (!isTooMuch(error)) throw error;
      // One of them says too much of itself: it is told of without its words.
      if (some.length > 1) return (await Promise.all(some.map((uid) => describe(email, [uid])))).flat();
      const rows = await ask(undescribed, fetched(email, namesOf(known, dated), query));
      return rows.map((row) => ({ ...messageOf(row), from: '', address: '', subject: '' }));
    }
  };

  return {
    /** The folder as it is now: whether it is still the same, and the number its next message gets. */
    async look(email: string): Promise<{ validity: number; uidNext: number }> {
      const [found] = await ask(status, ['mailbox', 'status', '-u', email, 'uidvalidity uidnext', folder]);
      if (found === undefined) throw new Error('a folder has no status');
      return { validity: found.uidvalidity, uidNext: found.uidnext };
    },

    /** The newest so many of those after a number, newest first, and how many there are. */
    async read(
      email: string,
      { after, before, most }: { readonly after: number; readonly before: number; readonly most: number },
    ): Promise<{ messages: SpamMessage[]; count: number }> {
      // A range that ends beyond the last message still means that one.
      const found = (await ask(uids, fetched(email, 'uid', ['uid', `${after + 1}:${before - 1}`])))
        .map(({ uid }) => uid)
        .filter((uid) => uid > after && uid < before)
        .sort((one, other) => other - one);
      const told = found.slice(0, most);
      const messages: SpamMessage[] = [];
      for (let at = 0; at < told.length; at += atOnce)
        messages.push(...(await describe(email, told.slice(at, at + atOnce))));
      return { messages: messages.sort((one, other) => other.uid - one.uid), count: found.length };
    },

    /** Straight into the inbox: no filter looks at it, and no rule of the user’s sends it on. */
    async put(email: string, message: string): Promise<void> {
      await doveadm(['save', '-u', email, '-m', 'INBOX'], message);
    },

    /** Whether a message with this name is anywhere in the mailbox. */
    async has(email: string, name: string): Promise<boolean> {
      return (await doveadm(['search', '-u', email, 'header', 'Message-ID', name])).trim() !== '';
    },

    /** A message of the folder as it is; undefined for one that is not there, or that is too large to teach anything. */
    async textOf(email: string, guid: string): Promise<Buffer | undefined> {
      try {
        const text = await printed(fetched(email, 'text', ['guid', guid]));
        return text.length === 0 ? undefined : text.subarray(text.indexOf('\n') + 1);
      } catch (error) {
        if (isTooMuch(error)) return undefined;
        throw error;
      }
    },

    /** Moves a message to the inbox; one that is there already was moved before. */
    async release(email: string, guid: string): Promise<'released' | 'gone'> {
      const isIn = async (mailbox: string) =>
        (await doveadm(['search', '-u', email, 'mailbox', mailbox, 'guid', guid])).trim() !== '';
      if (await isIn(folder)) await doveadm(['move', '-u', email, 'INBOX', 'mailbox', folder, 'guid', guid]);
      return (await isIn('INBOX')) ? 'released' : 'gone';
    },
  };
}

export type SpamFolder = ReturnType<typeof createSpamFolder>;

const messageOf = (row: z.infer<typeof undescribed>[number]) => ({
  uid: row.uid,
  guid: row.guid,
  bytes: row['size.virtual'],
  receivedAt: new Date(row['date.received.unixtime'] * 1000),
});

const isTooMuch = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER';
