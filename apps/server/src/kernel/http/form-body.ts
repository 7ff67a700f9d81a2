import { AppError } from '@posthouse/contract/core/errors';
import { wireLimits } from '@posthouse/contract/core/wire';
import { addToForm, emptyForm, fieldsOf } from './form-tree.ts';
import { TransportError } from './transport-error.ts';

export type FormFields = Record<string, unknown>;

interface BodyLimits {
  /** How much may come, judged by the beginning; asked once, when that is full. */
  readonly mostBytes: (beginning: Buffer) => number;
  /** Hears how much is held by now; throws when that is too much beside everything else. */
  readonly hold: (bytes: number) => void;
}

/** Reads a body: in time, up to 64 KB, and more of it only where its beginning says what it is for. */
export async function readBody(
  payload: NodeJS.ReadableStream,
  { mostBytes, hold }: BodyLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let most: number = wireLimits.bodyBytes;
    const timer = setTimeout(() => stop(new TransportError(408)), wireLimits.bodySeconds * 1000);
    const stop = (error: Error) => {
      clearTimeout(timer);
      // What still arrives is let go of.
      payload.removeAllListeners('data').resume();
      chunks.length = 0;
      reject(error);
    };
    const take = (chunk: Buffer) => {
      if (size <= wireLimits.bodyBytes && size + chunk.length > wireLimits.bodyBytes)
        most = mostBytes(Buffer.concat([...chunks, chunk]).subarray(0, wireLimits.bodyBytes));
      size += chunk.length;
      if (size > most) throw new TransportError(413);
      hold(size);
      chunks.push(chunk);
    };
    payload.on('data', (chunk: Buffer) => {
      try {
        take(chunk);
      } catch (error) {
        stop(error as Error);
      }
    });
    payload.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    payload.on('error', stop);
  });
}

/** A plain field of a form, without reading the form: what decides how much of it is read at all. */
export function peekField(body: Buffer, name: 'action' | 'token'): string | undefined {
  return new RegExp(`(?:^|&)${name}=([\\w-]{1,100})(?:&|$)`).exec(body.toString('latin1'))?.[1];
}

const plus = 0x2b;
const space = 0x20;

/** A form writes a space as `+`. Done on the bytes: on a text of millions of them it would take seconds. */
function withSpaces(body: Buffer): Buffer {
  for (let at = body.indexOf(plus); at >= 0; at = body.indexOf(plus, at + 1)) body[at] = space;
  return body;
}

/** Decodes a form; every object in the result has no prototype, so no key of it means anything. */
export function parseForm(bytes: Buffer, mostParameters: number = wireLimits.parameters): FormFields {
  const body = withSpaces(bytes).toString('latin1');
  if (/[^\x20-\x7e]/.test(body)) throw new TransportError(400);
  const pairs = body.split('&', mostParameters + 1);
  if (pairs.length > mostParameters) throw new TransportError(400);
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
