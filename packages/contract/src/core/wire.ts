import type { WireError } from './errors.ts';

/** Limits of the form encoding, the same for writing and reading. */
export const wireLimits = {
  parameters: 20_000,
  parametersWithoutSession: 200,
  arrayLength: 5_000,
  depth: 5,
  /** An action that takes larger forms declares it. */
  bodyBytes: 64 * 1024,
  /** More than this no action may declare. */
  largestBodyBytes: 16 * 1024 * 1024,
  /** From its first byte to its last. */
  bodySeconds: 20,
} as const;

export const formContentType = 'application/x-www-form-urlencoded';
export const tokenHeader = 'x-token';
/** Marks requests nobody asked for: they do not extend the session. */
export const backgroundHeader = 'x-background';
/** In every answer to a session: another value means that rights, domains or limits have changed. */
export const rightsHeader = 'x-rights';
/** A `?token=` that begins so is the key of a login link, to be exchanged for a token. */
export const loginLinkPrefix = 'link.';
/** Client side limit of one request (specification 9). */
export const requestTimeoutMs = 60_000;

export interface SuccessEnvelope<Data> {
  readonly returncode: 1;
  readonly returndata: Data;
}
export interface FailureEnvelope {
  readonly returncode: 0;
  readonly returndata: string;
  readonly error: WireError;
}
export type Envelope<Data> = SuccessEnvelope<Data> | FailureEnvelope;

/**
 * Writes an action and its fields as a form: `permissions[users]=5`, `members[0]=a@b.c`, booleans as 1/0, an empty array
 * as `members=`; undefined is left out.
 */
export function encodeForm(action: string, fields: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [pair('action', action)];
  for (const [name, value] of Object.entries(fields)) append(pairs, name, value);
  return pairs.join('&');
}

function append(pairs: string[], name: string, value: unknown): void {
  if (value === undefined) return;
  if (Array.isArray(value)) {
    if (value.length === 0) pairs.push(pair(name, ''));
    for (const [index, item] of value.entries()) append(pairs, `${name}[${index}]`, item);
  } else if (value instanceof Date) {
    pairs.push(pair(name, value.toISOString()));
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) append(pairs, `${name}[${key}]`, item);
  } else {
    pairs.push(pair(name, scalar(value)));
  }
}

function scalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return value === null ? '' : String(value);
}

function pair(name: string, value: string): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
}
