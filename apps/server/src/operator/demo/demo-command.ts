import type { Command } from 'commander';
import { readConfig } from '../../kernel/config.ts';
import { createPasswordHashing } from '../../kernel/password-hashing.ts';
import { findAccount } from '../accounts-store.ts';
import { withDatabase } from '../command-database.ts';
import { CommandError, UsageError } from '../command-environment.ts';
import { box } from '../command-output.ts';
import type { CommandRun } from '../command-run.ts';
import { addPasswordOption, choosePassword } from '../password-option.ts';
import { createDemoAccount, demoName } from './demo-account.ts';
import { growDemoAccount } from './demo-growth.ts';

interface DemoOptions {
  readonly seed: number;
  readonly domains?: number;
  readonly users?: number;
  readonly logRows?: number;
  readonly password?: string;
}

export function addDemoCommand(program: Command, run: CommandRun): void {
  const demo = run.define(program, 'demo', {
    summary: 'Create the account “demo” with sub-admins, domains, users, logs and a history',
    details:
      'The same seed creates the same account. If it exists already, as after the first start of the panel, --domains, --users and --log-rows add to it. Its sub-admins and users have the same password as the main admin: --password, DEMO_PASSWORD, or one that is generated and shown once.',
    example: 'demo --seed 7 --domains 50 --users 1000',
  });
  addPasswordOption(demo)
    .option('--seed <number>', 'a whole number', readNumber('--seed'), 1)
    .option('--domains <number>', 'how many domains there are in the end', readNumber('--domains'))
    .option('--users <number>', 'how many more users, spread over the domains', readNumber('--users'))
    .option('--log-rows <number>', 'how many more rows of the mail logs', readNumber('--log-rows'))
    .action(
      run.answer(async ({ seed, domains, users, logRows, password }: DemoOptions) => {
        const size = givenSize({ domains, users, logRows });
        const isThere = await withDatabase(run.environment, async ({ database, now }) => {
          if (!(await findAccount(database.db, demoName))) return false;
          const isGrowing = Object.keys(size).length > 0;
          if (isGrowing && password !== undefined)
            throw new UsageError(`--password: the account "${demoName}" has one already.`);
          if (isGrowing && (await growDemoAccount(database.pool, { seed, now, ...size }))) return true;
          throw new CommandError(`There is already an account "${demoName}".`);
        });
        if (isThere)
          return {
            json: { name: demoName, seed, ...size },
            text: 'The account “demo” has grown.',
          };
        const { demoPassword } = readConfig(run.environment.env);
        const isSet = password === undefined && demoPassword !== undefined;
        const chosen = isSet
          ? { password: demoPassword, generated: false }
          : await choosePassword(password, run.environment);
        const hashing = await createPasswordHashing(run.environment.passwordCost);
        const passwordHash = await hashing.hash(chosen.password);
        await withDatabase(run.environment, async ({ database, now }) => {
          await createDemoAccount(database.pool, { passwordHash, seed, now, ...size });
        });
        const lines = ['Demo account created', `  user name  ${demoName}`];
        if (chosen.generated) lines.push(`  password   ${chosen.password}`);
        if (isSet) lines.push('  password   the one in DEMO_PASSWORD');
        return {
          json: { name: demoName, seed, ...(chosen.generated ? { password: chosen.password } : {}) },
          text: box(lines),
        };
      }),
    );
}

type Size = Pick<DemoOptions, 'domains' | 'users' | 'logRows'>;

/** Those that somebody said. */
function givenSize(size: { readonly [Name in keyof Size]: number | undefined }): Size {
  return Object.fromEntries(Object.entries(size).filter(([, count]) => count !== undefined));
}

function readNumber(option: string): (text: string) => number {
  return (text) => {
    if (!/^\d{1,9}$/.test(text)) throw new UsageError(`${option}: must be a whole number.`);
    return Number(text);
  };
}
