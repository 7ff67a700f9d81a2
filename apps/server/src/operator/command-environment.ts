import type { Readable, Writable } from 'node:stream';
import type { Clock } from '../kernel/clock.ts';

/** Everything a command touches outside the database, so that tests can run one without a separate process. */
export interface CommandEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  readonly clock: Clock;
  readonly migrationsFolder: string;
  readonly passwordCost: { readonly memoryKib: number; readonly passes: number };
  /** Aborted when the operator wants the command to end. */
  readonly signal: AbortSignal;
  /** The file that Node runs for the command line, to start another process of it. */
  readonly program: string;
}

export const exitCodes = { done: 0, failed: 1, usage: 2, folderInUse: 3 } as const;

/** A refusal the operator can understand and act on. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
  readonly exitCode: number = exitCodes.failed;
}

/** The command was given something it cannot use. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
  override readonly exitCode = exitCodes.usage;
}
