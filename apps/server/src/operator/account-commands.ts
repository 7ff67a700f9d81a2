import type { Command } from 'commander';
import type { Database } from '../db/pool.ts';
import type { Limits } from '../rules/accounts/account-limits.ts';
import { type CreateOptions, createAccountCommand } from './account-create.ts';
import { accountJson, accountTable, limitsExceeded, limitsOf, limitTable } from './account-texts.ts';
import {
  type AccountRow,
  type AccountSummary,
  deleteAccount,
  endSessionsOfAccount,
  findAccount,
  listAccounts,
  lockAccount,
  saveLimits,
  saveState,
} from './accounts-store.ts';
import { changing, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import { quantity } from './command-output.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { addLimitOption } from './limit-options.ts';
import { writeOperatorEntry } from './operator-history.ts';
import { addPasswordOption } from './password-option.ts';

export function addAccountCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const accounts = program
    .command('account')
    .description('Create, list, limit, suspend, resume and delete accounts.');

  const create = run.define(accounts, 'create', {
    summary: 'Create an account with its main admin',
    example: 'account create --name acme --email it@acme.example --limit maxdomains=10 --limit maxemails=50',
  });
  create
    .requiredOption('--name <name>', 'name of the account and user name of its main admin')
    .requiredOption('--email <address>', 'e-mail address of the main admin');
  addLimitOption(addPasswordOption(create)).action(
    run.answer((options: CreateOptions) => createAccountCommand(environment, options)),
  );

  run
    .define(accounts, 'list', { summary: 'List all accounts', example: 'account list' })
    .action(run.answer(() => list(environment)));

  const limits = run.define(accounts, 'limits <name>', {
    summary: 'Show the limits of an account, or set some of them',
    example: 'account limits acme --limit maxdomains=20 --limit maxquota=500000',
  });
  addLimitOption(limits).action(
    run.answer((name: string, options: { limit?: Limits }) => limit(environment, name, options.limit ?? {})),
  );

  run
    .define(accounts, 'suspend <name>', {
      summary: 'Suspend an account',
      details:
        'Its admins are logged out immediately. Neither admins nor users can log in, and users can’t send mail, until it is resumed. Incoming mail is still delivered.',
      example: 'account suspend acme',
    })
    .action(run.answer((name: string) => suspend(environment, name)));

  run
    .define(accounts, 'resume <name>', {
      summary: 'Let the admins and users of a suspended account log in again',
      example: 'account resume acme',
    })
    .action(run.answer((name: string) => resume(environment, name)));

  run
    .define(accounts, 'delete <name>', {
      summary: 'Delete a suspended account for good',
      details:
        'Its admins, domains, users, settings and history are deleted, and all its mail: nothing brings them back but a backup. The account must be suspended, and its name given twice.',
      example: 'account delete acme --confirm acme',
    })
    .requiredOption('--confirm <name>', 'the name of the account again')
    .action(
      run.answer((name: string, { confirm }: { confirm: string }) =>
        deleteForGood(environment, name, confirm),
      ),
    );
}

function list(environment: CommandEnvironment): Promise<CommandResult> {
  return withDatabase(environment, async ({ database }) => {
    const accounts = await listAccounts(database.db);
    return { json: { accounts: accounts.map(accountJson) }, text: accountTable(accounts) };
  });
}

function limit(environment: CommandEnvironment, given: string, wanted: Limits): Promise<CommandResult> {
  return withDatabase(environment, async (opened) => {
    const name = given.toLowerCase();
    if (Object.keys(wanted).length > 0) {
      await changing(opened, async (db) => {
        const before = await demandAccount(db, name);
        await changeLimits(db, before, wanted, opened.now);
      });
    }
    const summary = found(await findAccount(opened.database.db, name), name);
    warnOfExcess(environment, summary);
    return { json: accountJson(summary), text: limitTable(summary) };
  });
}

async function changeLimits(db: Database, account: AccountRow, wanted: Limits, now: Date): Promise<void> {
  const current = limitsOf(account);
  const changed = Object.entries(wanted).filter(([name, value]) => current[name as keyof Limits] !== value);
  if (changed.length === 0) return;
  await saveLimits(db, account.id, Object.fromEntries(changed));
  await writeOperatorEntry(db, {
    accountId: account.id,
    command: 'account limits',
    target: account.name,
    at: now,
    before: Object.fromEntries(changed.map(([name]) => [name, current[name as keyof Limits]])),
    after: Object.fromEntries(changed),
  });
}

function warnOfExcess({ stderr }: CommandEnvironment, summary: AccountSummary): void {
  const exceeded = limitsExceeded(summary);
  if (exceeded.length > 0)
    stderr.write(
      `note: usage is above ${exceeded.join(', ')}. Nothing is removed, but nothing can be added.\n`,
    );
}

function suspend(environment: CommandEnvironment, name: string): Promise<CommandResult> {
  return changeState(environment, name, 'suspended', async (db, account) => {
    const sessions = await endSessionsOfAccount(db, account.id);
    return {
      json: { name: account.name, state: 'suspended', sessions_ended: sessions },
      text: `Account ${account.name} is suspended; ${quantity(sessions, 'session')} ended.`,
    };
  });
}

function resume(environment: CommandEnvironment, name: string): Promise<CommandResult> {
  return changeState(environment, name, 'active', async (_db, account) => ({
    json: { name: account.name, state: 'active' },
    text: `Account ${account.name} is active again.`,
  }));
}

function deleteForGood(environment: CommandEnvironment, given: string, confirmed: string) {
  return withDatabase(environment, (opened) =>
    changing(opened, async (db): Promise<CommandResult> => {
      const { id, name, state } = await demandAccount(db, given.toLowerCase());
      if (confirmed.toLowerCase() !== name)
        throw new CommandError(`--confirm names another account: type --confirm ${name}.`);
      if (state !== 'suspended')
        throw new CommandError(`Account ${name} is in use. Suspend it first: account suspend ${name}`);
      await deleteAccount(db, id);
      return {
        json: { name, state: 'deleted' },
        text: `Account ${name} is deleted. The mail engine now deletes its mail from the disk; "mail doctor" says whether anything is left.`,
      };
    }),
  );
}

/** Repeating the command is not an error, and adds no second history entry. */
function changeState(
  environment: CommandEnvironment,
  name: string,
  state: AccountRow['state'],
  finish: (db: Database, account: AccountRow) => Promise<CommandResult>,
): Promise<CommandResult> {
  return withDatabase(environment, (opened) =>
    changing(opened, async (db) => {
      const account = await demandAccount(db, name.toLowerCase());
      if (account.state !== state) {
        await saveState(db, account.id, state);
        await writeOperatorEntry(db, {
          accountId: account.id,
          command: state === 'suspended' ? 'account suspend' : 'account resume',
          target: account.name,
          at: opened.now,
        });
      }
      return finish(db, account);
    }),
  );
}

async function demandAccount(db: Database, name: string): Promise<AccountRow> {
  return found(await lockAccount(db, name), name);
}

function found<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new CommandError(`There is no account "${name}".`);
  return row;
}
