import type { Command } from 'commander';
import { hasCode } from '../db/embedded/embedded-postgres-error.ts';
import type { CommandEnvironment } from './command-environment.ts';
import { exitCodes } from './command-environment.ts';

/** The result of a command: one of the two forms is printed. */
export interface CommandResult {
  readonly json: object;
  readonly text: string;
  readonly exitCode?: number;
  /** Runs after the result was printed. */
  readonly afterwards?: () => Promise<void>;
}

interface CommandTexts {
  readonly summary: string;
  readonly details?: string;
  readonly example: string;
}

/** One run of the command line: gives commands their common options and keeps the exit code. */
export class CommandRun {
  readonly environment: CommandEnvironment;
  exitCode: number = exitCodes.done;

  constructor(environment: CommandEnvironment) {
    this.environment = environment;
  }

  define(parent: Command, nameAndArguments: string, { summary, details, example }: CommandTexts): Command {
    return parent
      .command(nameAndArguments)
      .summary(summary)
      .description(details ? `${summary}.\n${details}` : `${summary}.`)
      .option('--json', 'print the result as JSON, and nothing else, on standard output')
      .addHelpText('after', `\nExample:\n  npm run posthouse -- ${example}`);
  }

  /** The action of a command: does the work, prints its answer. */
  answer<Args extends unknown[]>(work: (...args: Args) => Promise<CommandResult>) {
    return async (...args: unknown[]): Promise<void> => {
      const command = args.at(-1) as Command;
      const result = await work(...(args as Args));
      const { json } = command.opts<{ json?: boolean }>();
      await this.print(json ? JSON.stringify(result.json) : result.text);
      this.exitCode = result.exitCode ?? exitCodes.done;
      await result.afterwards?.();
    };
  }

  print(text: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.environment.stdout.write(`${text}\n`, (error) => {
        // A reader that has gone wanted no more; the panel must not end for it.
        if (error && !hasCode(error, 'EPIPE')) reject(error);
        else resolve();
      });
    });
  }
}
