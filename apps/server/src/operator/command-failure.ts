import { CommanderError } from 'commander';
import { DataFolderInUseError } from '../db/embedded/embedded-postgres-error.ts';
import { ConfigError } from '../kernel/config.ts';
import { type CommandEnvironment, CommandError, exitCodes } from './command-environment.ts';

/** Prints in one line what went wrong and returns the exit code; the stack is shown only at debug log levels. */
export function reportFailure(
  error: unknown,
  argv: readonly string[],
  environment: CommandEnvironment,
): number {
  // Commander has printed its help or its own line already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  const message = environment.signal.aborted ? 'Stopped before it finished.' : reasonOf(error);
  environment.stderr.write(`error: ${message}\n`);
  if (argv.includes('--json')) environment.stdout.write(`${JSON.stringify({ error: message })}\n`);
  if (isDebugging(environment) && error instanceof Error) environment.stderr.write(`${error.stack}\n`);
  return exitCodeOf(error);
}

function exitCodeOf(error: unknown): number {
  if (error instanceof CommandError) return error.exitCode;
  if (error instanceof ConfigError) return exitCodes.usage;
  if (error instanceof DataFolderInUseError) return exitCodes.folderInUse;
  return exitCodes.failed;
}

/** One line. The query builder's message contains the parameters (hashes, addresses), so its cause is shown instead. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return firstLine(String(error));
  if (error instanceof AggregateError && error.message === '') return reasonOf(error.errors[0]);
  const isWrapped = error.message.startsWith('Failed query') && error.cause !== undefined;
  return isWrapped ? reasonOf(error.cause) : firstLine(error.message);
}

function firstLine(text: string): string {
  return text.trim().split('\n')[0] ?? '';
}

function isDebugging({ env }: CommandEnvironment): boolean {
  return env['LOG_LEVEL'] === 'debug' || env['LOG_LEVEL'] === 'trace';
}
