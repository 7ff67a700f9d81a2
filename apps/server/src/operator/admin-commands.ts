import type { OperatorCommand } from '@posthouse/contract/core/operator-commands';
import type { Command } from 'commander';
import type { Database } from '../db/pool.ts';
import { createPasswordHashing } from '../kernel/password-hashing.ts';
import { endSessionsOf } from '../rules/admins/admin-sessions.ts';
import { createLoginLink, loginLinkMinutes } from '../rules/admins/login-link.ts';
import {
  type AdminRow,
  forgetPendingEntries,
  liftIpList,
  lockAdmin,
  removeSecondFactor,
  savePassword,
} from './admins-store.ts';
import { type CommandDatabase, changing, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import { box } from './command-output.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { writeOperatorEntry } from './operator-history.ts';
import { addPasswordOption, choosePassword } from './password-option.ts';

const loginLinkSeconds = 60 * loginLinkMinutes;

export function addAdminCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const admins = program.command('admin').description('Help an admin or sub-admin who can’t log in.');

  const reset = run.define(admins, 'reset-password <username>', {
    summary: 'Give an admin a new password',
    details:
      'Also ends the admin’s sessions, cancels e-mailed links and unlocks the login. Two-factor authentication stays on.',
    example: 'admin reset-password acme',
  });
  addPasswordOption(reset).action(
    run.answer((username: string, options: { password?: string }) =>
      resetPassword(environment, username, options.password),
    ),
  );

  run
    .define(admins, 'reset-2fa <username>', {
      summary: 'Turn off an admin’s two-factor authentication',
      details: 'Recovery codes stop working. The admin can set it up again after the next login.',
      example: 'admin reset-2fa acme',
    })
    .action(run.answer((username: string) => resetSecondFactor(environment, username)));

  run
    .define(admins, 'login-link <username>', {
      summary: 'Create a link that logs in as an admin',
      details: `The link works once, within ${loginLinkSeconds} seconds, without a password or code.`,
      example: 'admin login-link acme',
    })
    .option('--any-address', 'ignore the admin’s IP access list this once')
    .action(
      run.answer((username: string, { anyAddress = false }: { anyAddress?: boolean }) =>
        makeLoginLink(environment, username, anyAddress),
      ),
    );

  run
    .define(admins, 'lift-ip-list <username>', {
      summary: 'Let an admin log in from any address again',
      details:
        'For an admin locked out by their own IP access list. Its entries are kept, and the admin can turn it on again.',
      example: 'admin lift-ip-list acme',
    })
    .action(run.answer((username: string) => liftList(environment, username)));
}

async function resetPassword(
  environment: CommandEnvironment,
  username: string,
  given: string | undefined,
): Promise<CommandResult> {
  const { password, generated } = await choosePassword(given, environment);
  const hashing = await createPasswordHashing(environment.passwordCost);
  const passwordHash = await hashing.hash(password);
  const admin = await changeAdmin(environment, username, async (db, admin, { now }) => {
    await savePassword(db, admin, passwordHash, now);
    await endSessionsOf(db, admin);
    await forgetPendingEntries(db, admin);
    await record(db, admin, 'admin reset-password', now);
    return admin;
  });
  return {
    json: { username: admin.username, ...(generated ? { password } : {}) },
    text: generated
      ? box([
          'New password',
          `  user name  ${admin.username}`,
          `  password   ${password}`,
          '',
          'The password is shown only once.',
        ])
      : `Changed the password of ${admin.username} and ended all sessions.`,
  };
}

function resetSecondFactor(environment: CommandEnvironment, username: string): Promise<CommandResult> {
  return changeAdmin(environment, username, async (db, admin, { now }) => {
    const removed = await removeSecondFactor(db, admin);
    if (removed) await record(db, admin, 'admin reset-2fa', now);
    return {
      json: { username: admin.username, removed },
      text: removed
        ? `Two-factor authentication of ${admin.username} is off.`
        : `${admin.username} does not use two-factor authentication. Nothing was changed.`,
    };
  });
}

function liftList(environment: CommandEnvironment, username: string): Promise<CommandResult> {
  return changeAdmin(environment, username, async (db, admin, { now }) => {
    const lifted = await liftIpList(db, admin);
    if (lifted) await record(db, admin, 'admin lift-ip-list', now);
    return {
      json: { username: admin.username, lifted },
      text: lifted
        ? `${admin.username} can log in from any address again.`
        : `${admin.username} is not restricted to an IP access list. Nothing was changed.`,
    };
  });
}

function makeLoginLink(
  environment: CommandEnvironment,
  username: string,
  anyAddress: boolean,
): Promise<CommandResult> {
  return changeAdmin(environment, username, async (db, admin, { config, now }) => {
    refuseOutsider(admin);
    const token = await createLoginLink(db, admin, { now, anyAddress });
    await record(db, admin, 'admin login-link', now);
    const url = `${config.publicUrl}/?token=${token}`;
    return {
      json: {
        username: admin.username,
        url,
        use_before: new Date(now.getTime() + loginLinkSeconds * 1_000).toISOString(),
      },
      text: `${url}\n\nOpen it within ${loginLinkSeconds} seconds.`,
    };
  });
}

function refuseOutsider({ username, active, accountName, accountState }: AdminRow): void {
  if (accountState !== 'active')
    throw new CommandError(`The account ${accountName} is suspended. Resume it first.`);
  if (!active) throw new CommandError(`The admin ${username} is disabled.`);
}

function changeAdmin<Value>(
  environment: CommandEnvironment,
  username: string,
  change: (db: Database, admin: AdminRow, opened: CommandDatabase) => Promise<Value>,
): Promise<Value> {
  return withDatabase(environment, (opened) =>
    changing(opened, async (db) => {
      const admin = await lockAdmin(db, username.toLowerCase());
      if (admin === undefined) throw new CommandError(`There is no admin with the user name "${username}".`);
      return change(db, admin, opened);
    }),
  );
}

function record(db: Database, admin: AdminRow, command: OperatorCommand, at: Date): Promise<void> {
  return writeOperatorEntry(db, { accountId: admin.accountId, command, target: admin.username, at });
}
