import { fieldErrorsOf } from '@posthouse/contract/core/field-errors';
import { adminPassword, passwordLength } from '@posthouse/contract/fields/password';
import type { Command } from 'commander';
import { generatePassword } from '../rules/logins/generated-password.ts';
import { type CommandEnvironment, UsageError } from './command-environment.ts';
import { readInputLine } from './command-input.ts';

export interface ChosenPassword {
  readonly password: string;
  readonly generated: boolean;
}

export function addPasswordOption(command: Command): Command {
  return command.option(
    '--password <password>',
    'the password; - reads it from standard input, so that it does not appear in the process list; if omitted, one is generated and shown once',
  );
}

export async function choosePassword(
  given: string | undefined,
  environment: CommandEnvironment,
): Promise<ChosenPassword> {
  if (given === undefined) return { password: generatePassword(), generated: true };
  const password = given === '-' ? await readInputLine(environment) : given;
  const parsed = adminPassword.safeParse(password);
  if (!parsed.success) throw new UsageError(`--password: ${findingOf(parsed.error)}`);
  return { password, generated: false };
}

type Finding = Parameters<typeof fieldErrorsOf>[0];

function findingOf(error: Finding): string {
  switch (fieldErrorsOf(error)['']?.code) {
    case 'required':
      return 'must not be empty.';
    case 'min_length':
      return `must have at least ${passwordLength.admin} characters.`;
    case 'max_length':
      return `must have at most ${passwordLength.most} characters.`;
    default:
      return 'must contain a lowercase letter, an uppercase letter, a number and a special character.';
  }
}
