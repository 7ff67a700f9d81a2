import { AppError } from '@posthouse/contract/core/errors';
import { wireLimits } from '@posthouse/contract/core/wire';
import qs from 'qs';
import { TransportError } from './transport-error.ts';

export type FormFields = Record<string, unknown>;

/** Reads a body up to its limit; the limit depends on whether the sender has a session. */
export async function readBody(
  payload: NodeJS.ReadableStream,
  declaredLength: number,
  limit: number,
): Promise<string> {
  if (declaredLength > limit) throw new TransportError(413);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload as unknown as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new TransportError(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

/** Decodes a form; every object in the result has no prototype, so no key of it means anything. */
export function parseForm(body: string): FormFields {
  if (/[^\x20-\x7e]/.test(body)) throw new TransportError(400);
  const fields = parseOrRefuse(body);
  // PostgreSQL's texts cannot hold it, and no honest form sends it.
  if (body.includes('%00')) refuseNul(fields, []);
  return fields;
}

function parseOrRefuse(body: string): FormFields {
  try {
    return qs.parse(body, {
      plainObjects: true,
      allowEmptyArrays: true,
      parameterLimit: wireLimits.parameters,
      arrayLimit: wireLimits.arrayLength,
      depth: wireLimits.depth,
      strictDepth: true,
      throwOnLimitExceeded: true,
      decoder: (text, _decode, _charset, type) => decode(text, type === 'key'),
    }) as FormFields;
  } catch (error) {
    if (error instanceof AppError || error instanceof TransportError) throw error;
    throw new TransportError(400);
  }
}

function decode(text: string, isKey: boolean): string {
  const decoded = decodeOrRefuse(text);
  // The library drops this key in silence; an unknown field is to be named.
  if (isKey && decoded.includes('__proto__')) throw AppError.field('__proto__', 'unknown_field');
  return decoded;
}

function decodeOrRefuse(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new TransportError(400);
  }
}

function refuseNul(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && value.includes('\0')) throw AppError.field(path.join('.'), 'format');
  if (typeof value !== 'object' || value === null) return;
  for (const [key, item] of Object.entries(value)) {
    if (key.includes('\0')) throw AppError.field([...path, key].join('.'), 'unknown_field');
    refuseNul(item, [...path, key]);
  }
}
