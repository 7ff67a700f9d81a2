import { AppError } from '@posthouse/contract/core/errors';
import { wireLimits } from '@posthouse/contract/core/wire';
import { addToForm, emptyForm, fieldsOf } from './form-tree.ts';
import { TransportError } from './transport-error.ts';

export type FormFields = Record<string, unknown>;

/** Reads a body up to its limit; the limit depends on whether the sender has a session. */
export async function readBody(
  payload: NodeJS.ReadableStream,
  declaredLength: number,
  limit: number,
): Promise<Buffer> {
  if (declaredLength > limit) throw new TransportError(413);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    payload.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) reject(new TransportError(413));
      else chunks.push(chunk);
    });
    payload.on('end', () => resolve(Buffer.concat(chunks)));
    payload.on('error', reject);
  });
}

const plus = 0x2b;
const space = 0x20;

/** A form writes a space as `+`. Done on the bytes: on a text of millions of them it would take seconds. */
function withSpaces(body: Buffer): Buffer {
  for (let at = body.indexOf(plus); at >= 0; at = body.indexOf(plus, at + 1)) body[at] = space;
  return body;
}

/** Decodes a form; every object in the result has no prototype, so no key of it means anything. */
export function parseForm(bytes: Buffer): FormFields {
  const body = withSpaces(bytes).toString('latin1');
  if (/[^\x20-\x7e]/.test(body)) throw new TransportError(400);
  const pairs = body.split('&', wireLimits.parameters + 1);
  if (pairs.length > wireLimits.parameters) throw new TransportError(400);
  const form = emptyForm();
  for (const pair of pairs) {
    if (pair === '') continue;
    const [name, value] = splitPair(pair);
    refuseHostile(name, value);
    addToForm(form, name, value);
  }
  return fieldsOf(form);
}

function splitPair(pair: string): [name: string, value: string] {
  const end = pair.indexOf('=');
  return end < 0 ? [decode(pair), ''] : [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new TransportError(400);
  }
}

function refuseHostile(name: string, value: string): void {
  if (name.includes('__proto__')) throw AppError.field('__proto__', 'unknown_field');
  // PostgreSQL's texts cannot hold NUL, and no honest form sends it.
  if (name.includes('\0')) throw AppError.field(name, 'unknown_field');
  if (value.includes('\0')) throw AppError.field(dotted(name), 'format');
}

/** The name of a field as refusals write it: `not[from]` is `not.from`. */
function dotted(name: string): string {
  return name.replaceAll('[', '.').replaceAll(']', '');
}
