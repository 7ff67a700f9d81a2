import type { Command } from 'commander';
import type { Database } from '../db/pool.ts';
import { endSessionsOf } from '../domain/admin-sessions.ts';
import { createLoginLink, loginLinkMinutes } from '../domain/login-link.ts';
import { createPasswordHashing } from '../kernel/password-hashing.ts';
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
  const admins = program.command('admin').description('Help an admin or sub-admin who cannot sign in.');

  const reset = run.define(admins, 'reset-password <username>', {
    summary: 'Give an admin a new password',
    details:
      'Ends the sessions of the admin, the links mailed before and a lock after failed logins. The second factor stays on.',
    example: 'admin reset-password acme',
  });
  addPasswordOption(reset).action(
    run.answer((username: string, options: { password?: string }) =>
      resetPassword(environment, username, options.password),
    ),
  );

  run
    .define(admins, 'reset-2fa <username>', {
      summary: 'Switch the second factor of an admin off',
      details: 'Recovery codes become void. The admin sets up a new one after the next login.',
      example: 'admin reset-2fa acme',
    })
    .action(run.answer((username: string) => resetSecondFactor(environment, username)));

  run
    .define(admins, 'login-link <username>', {
      summary: 'Make a link that signs in as an admin',
      details: `It opens once, within ${loginLinkSeconds} seconds, and asks for no password and no second factor.`,
      example: 'admin login-link acme',
    })
    .option('--any-address', 'open it past the admin’s own IP list, this once')
    .action(
      run.answer((username: string, { anyAddress = false }: { anyAddress?: boolean }) =>
        makeLoginLink(environment, username, anyAddress),
      ),
    );

  run
    .define(admins, 'lift-ip-list <username>', {
      summary: 'Let an admin log in from any address again',
      details:
        'For who is locked out by their own IP list. Its entries stay; the admin can make it count again.',
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
          'It is not shown again.',
        ])
      : `The password of ${admin.username} is changed; all sessions ended.`,
  };
}

function resetSecondFactor(environment: CommandEnvironment, username: string): Promise<CommandResult> {
  return changeAdmin(environment, username, async (db, admin, { now }) => {
    const removed = await removeSecondFactor(db, admin);
    if (removed) await record(db, admin, 'admin reset-2fa', now);
    return {
      json: { username: admin.username, removed },
      text: removed
        ? `The second factor of ${admin.username} is off.`
        : `${admin.username} has no second factor; nothing changed.`,
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
        ? `${admin.username} may log in from any address again.`
        : `${admin.username} is not restricted to an IP list; nothing changed.`,
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
    throw new CommandError(`The account ${accountName} is suspended: resume it first.`);
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

function record(db: Database, admin: AdminRow, command: string, at: Date): Promise<void> {
  return writeOperatorEntry(db, { accountId: admin.accountId, command, target: admin.username, at });
}
