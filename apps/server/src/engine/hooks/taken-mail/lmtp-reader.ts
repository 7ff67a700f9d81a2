import type { Socket } from 'node:net';

/** Reads what comes over a connection, a line or a message at a time; nothing once the other side has ended. */
export function readerOf(socket: Socket) {
  const chunks: AsyncIterator<Buffer> = socket[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);

  /** Looks at each byte once, however large the message is. */
  async function upTo(mark: string): Promise<Buffer | undefined> {
    const parts: Buffer[] = [];
    let unsearched = rest;
    for (;;) {
      const end = unsearched.indexOf(mark);
      if (end >= 0) {
        rest = unsearched.subarray(end + mark.length);
        return Buffer.concat([...parts, unsearched.subarray(0, end)]);
      }
      const kept = Math.max(0, unsearched.length - mark.length + 1);
      parts.push(unsearched.subarray(0, kept));
      const next = await chunks.next();
      if (next.done) return undefined;
      unsearched = Buffer.concat([unsearched.subarray(kept), next.value]);
    }
  }

  return {
    line: async () => (await upTo('\r\n'))?.toString(),
    /** Ends with a line that has only a dot; a dot before other lines that begin with one is not theirs. */
    async mail(): Promise<Buffer | undefined> {
      const lineEnd = '\r\n';
      rest = Buffer.concat([Buffer.from(lineEnd), rest]);
      const stuffed = await upTo(`${lineEnd}.${lineEnd}`);
      if (stuffed === undefined) return undefined;
      const lines = Buffer.concat([stuffed, Buffer.from(lineEnd)]);
      const mail = lines.includes(`${lineEnd}.`)
        ? Buffer.from(lines.toString('latin1').replaceAll(`${lineEnd}.`, lineEnd), 'latin1')
        : lines;
      return mail.subarray(lineEnd.length);
    },
  };
}
