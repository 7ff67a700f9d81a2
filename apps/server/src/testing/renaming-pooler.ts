import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';

/** A message of the protocol after the start of a connection: a letter, its length, its content. */
function takeMessages(bytes: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let at = 0;
  while (bytes.length - at >= 5 && bytes.length - at > bytes.readInt32BE(at + 1)) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    messages.push(bytes.subarray(at, end));
    at = end;
  }
  return { messages, rest: bytes.subarray(at) };
}

function messageOf(letter: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, 'latin1');
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

const ownName = (name: Buffer) =>
  name.length === 0 ? name : Buffer.concat([Buffer.from('PGBOUNCER_'), name]);

/** Parse names a statement first, Bind after the portal. */
function renamed(message: Buffer): Buffer {
  const letter = message.toString('latin1', 0, 1);
  const content = message.subarray(5);
  const skipped = letter === 'B' ? content.indexOf(0) + 1 : 0;
  if (letter !== 'P' && letter !== 'B') return message;
  const end = content.indexOf(0, skipped);
  const parts = [
    content.subarray(0, skipped),
    ownName(content.subarray(skipped, end)),
    content.subarray(end),
  ];
  return messageOf(letter, Buffer.concat(parts));
}

/** The process that a connection can be cancelled at is the pooler's own. */
function disguised(message: Buffer): Buffer {
  if (message.toString('latin1', 0, 1) !== 'K') return message;
  const key = Buffer.from(message);
  key.writeInt32BE(1, 5);
  return key;
}

function pass(from: Socket, to: Socket, change: (message: Buffer) => Buffer, hasStart: boolean): void {
  let pending: Buffer = Buffer.alloc(0);
  let isStarted = !hasStart;
  from.on('data', (chunk: Buffer) => {
    pending = Buffer.concat([pending, chunk]);
    if (!isStarted) {
      // The first message has no letter.
      if (pending.length < 4 || pending.length < pending.readInt32BE(0)) return;
      const length = pending.readInt32BE(0);
      to.write(pending.subarray(0, length));
      pending = pending.subarray(length);
      isStarted = true;
    }
    const { messages, rest } = takeMessages(pending);
    pending = rest;
    for (const message of messages) to.write(change(message));
  });
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** What a PgBouncer that knows prepared statements does with their names, in front of a database on a local socket. */
export async function startRenamingPooler(
  databaseUrl: string,
): Promise<{ url: string; stop(): Promise<void> }> {
  const url = new URL(databaseUrl);
  const socketPath = join(String(url.searchParams.get('host')), `.s.PGSQL.${url.port || 5432}`);
  const server = createServer((client) => {
    const postgres = connect(socketPath);
    pass(client, postgres, renamed, true);
    pass(postgres, client, disguised, false);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
