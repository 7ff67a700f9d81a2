import { DrizzleQueryError } from 'drizzle-orm';

/** Why nothing can be asked of the database, or written to it, at the moment. */
export type DatabaseFailure = 'away' | 'disk full';

const diskFull = '53100';
/** Connection exceptions, too many connections, and a server that shuts down, crashed or starts. */
const awayStates = /^(08...|53300|57P0[1-3])$/;
const awayCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
];
const socketCalls = ['connect', 'read', 'write', 'getaddrinfo'];
/** The driver gives these no code. */
const awayMessages =
  /^(Connection terminated|Connection ended|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Undefined for an error that says nothing about the database as a whole. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === diskFull) return 'disk full';
  if (code !== undefined && awayStates.test(code)) return 'away';
  // A sender of a request that went away is a lost connection too, but of no call to a socket of ours.
  if (code !== undefined && awayCodes.includes(code) && socketCalls.includes(syscall ?? '')) return 'away';
  if (awayMessages.test(error.message)) return 'away';
  // The query builder wraps what the driver threw; what others wrap, such as a web server's refusal, is no database's.
  return error instanceof DrizzleQueryError ? databaseFailureOf(error.cause) : undefined;
}
