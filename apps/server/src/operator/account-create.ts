import { emailAddress } from '@posthouse/contract/fields/email-address';
import type { Database } from '../db/pool.ts';
import { isUniqueViolation } from '../db/sql-errors.ts';
import { createPasswordHashing } from '../kernel/password-hashing.ts';
import type { Limits } from '../rules/accounts/account-limits.ts';
import { createAccount } from '../rules/accounts/account-store.ts';
import { changing, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError, UsageError } from './command-environment.ts';
import { box } from './command-output.ts';
import type { CommandResult } from './command-run.ts';
import { operatorName, writeOperatorEntry } from './operator-history.ts';
import { choosePassword } from './password-option.ts';

export interface CreateOptions {
  readonly name: string;
  readonly email: string;
  readonly password?: string;
  readonly limit?: Limits;
}

export async function createAccountCommand(
  environment: CommandEnvironment,
  options: CreateOptions,
): Promise<CommandResult> {
  const name = checkedName(options.name);
  const email = checkedEmail(options.email);
  const limits = options.limit ?? {};
  const chosen = await choosePassword(options.password, environment);
  await withDatabase(environment, async (opened) => {
    const hashing = await createPasswordHashing(environment.passwordCost);
    const passwordHash = await hashing.hash(chosen.password);
    const { now } = opened;
    await changing(opened, async (db) => {
      const { accountId } = await insertAccount(db, { name, email, passwordHash, limits, now });
      const after = { email, ...limits };
      await writeOperatorEntry(db, { accountId, command: 'account create', target: name, at: now, after });
    });
  });
  const lines = ['Account created', `  user name  ${name}`];
  if (chosen.generated) lines.push(`  password   ${chosen.password}`, '', 'The password is shown only once.');
  return {
    json: { name, email, limits, ...(chosen.generated ? { password: chosen.password } : {}) },
    text: chosen.generated ? box(lines) : `Account ${name} created.`,
  };
}

/** The account's name is its main admin's user name too. */
function checkedName(name: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,62}$/.test(name))
    throw new UsageError(
      '--name: must start with a lowercase letter or digit and contain only lowercase letters, digits, ".", "_" and "-" (at most 63 characters).',
    );
  if (name === operatorName) throw new UsageError(`--name: "${name}" is reserved for the account history.`);
  return name;
}

function checkedEmail(email: string): string {
  const parsed = emailAddress.safeParse(email);
  if (!parsed.success) throw new UsageError(`--email: "${email}" is not a valid e-mail address.`);
  return parsed.data;
}

async function insertAccount(db: Database, wanted: Parameters<typeof createAccount>[1]) {
  try {
    return await createAccount(db, wanted);
  } catch (error) {
    if (isUniqueViolation(error, 'account_name_key'))
      throw new CommandError(`There is already an account "${wanted.name}".`);
    if (isUniqueViolation(error, 'admin_username_key'))
      throw new CommandError(`The user name "${wanted.name}" is already used in another account.`);
    if (isUniqueViolation(error, 'admin_confirmed_email_key'))
      throw new CommandError(`Another admin already logs in with ${wanted.email}.`);
    throw error;
  }
}
