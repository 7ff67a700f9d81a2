import { createHash, type Hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Little enough that others are not kept waiting. */
const sliceBytes = 65_536;

/** A body in pieces that end with a line, with turns for others between them. */
async function* slicesOf(body: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < body.length; ) {
    const lineEnd = body.indexOf(10, Math.min(start + sliceBytes, body.length) - 1);
    const end = lineEnd < 0 ? body.length : lineEnd + 1;
    yield body.subarray(start, end);
    start = end;
    await nextTurn();
  }
}

/** Reads a long body without keeping others waiting. */
export async function addBody(hash: Hash, body: Buffer): Promise<Hash> {
  for await (const slice of slicesOf(body)) hash.update(slice);
  return hash;
}

/** A field as signatures read it (RFC 6376, 3.4.2): other white space and another case change nothing. */
export function relaxedField(field: string): string {
  const colon = field.indexOf(':');
  const name = field.slice(0, colon).trim().toLowerCase();
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim();
  return `${name}:${value}`;
}

/** The digest of a body as signatures read it (RFC 6376, 3.4.4). */
export async function relaxedBodyDigest(body: Buffer): Promise<string> {
  const hash = createHash('sha256');
  let emptyLines = 0;
  for await (const slice of slicesOf(body)) {
    const lines = slice
      .toString('latin1')
      .replaceAll(/[ \t]+/g, ' ')
      .replaceAll(' \r\n', '\r\n');
    const text = lines.endsWith('\r\n') ? lines : `${lines.endsWith(' ') ? lines.slice(0, -1) : lines}\r\n`;
    const end = endOfText(text);
    // Empty lines count only where something comes after them.
    if (end > 0) {
      hash.update(`${'\r\n'.repeat(emptyLines)}${text.slice(0, end)}`, 'latin1');
      emptyLines = 0;
    }
    emptyLines += (text.length - end) / 2;
  }
  return hash.digest('base64');
}

/** Behind the last line that is not empty. */
function endOfText(text: string): number {
  let end = text.length;
  while (end >= 2 && text.startsWith('\r\n', end - 2) && (end === 2 || text.startsWith('\r\n', end - 4)))
    end -= 2;
  return end;
}
