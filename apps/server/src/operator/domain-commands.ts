import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { Command } from 'commander';
import { changing, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { giveName, listContested, lockClaims } from './domains-store.ts';
import { writeOperatorEntry } from './operator-history.ts';

export function addDomainCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const domains = program.command('domain').description('Decide which account a domain name belongs to.');

  run
    .define(domains, 'verify <name>', {
      summary: 'Give a domain name to an account, whatever the DNS says',
      details:
        'Accounts that had or contested the name lose it: their domain stays but is no longer verified, and their admins get an e-mail.',
      example: 'domain verify example.com --account acme',
    })
    .requiredOption('--account <name>', 'the account that gets the name')
    .action(
      run.answer((name: string, options: { account: string }) =>
        verifyDomain(environment, name, options.account),
      ),
    );

  run
    .define(domains, 'contested', {
      summary: 'List the names that two accounts have proved',
      details: 'Decide each with: domain verify <name> --account <account>',
      example: 'domain contested',
    })
    .action(run.answer(() => showContested(environment)));
}

function verifyDomain(
  environment: CommandEnvironment,
  name: string,
  accountName: string,
): Promise<CommandResult> {
  const ascii = asciiDomain(name);
  if (ascii === undefined) throw new CommandError(`"${name}" is not a domain name.`);
  return withDatabase(environment, (opened) =>
    changing(opened, async (db) => {
      const claims = await lockClaims(db, ascii);
      const claim = claims.find((one) => one.accountName === accountName);
      if (claim === undefined) throw new CommandError(`The account ${accountName} has no claim on ${ascii}.`);
      const losers = claims.filter(
        (one) => one !== claim && (one.state === 'verified' || one.contestedAt !== null),
      );
      const owner = losers.find(({ state }) => state === 'verified');
      await giveName(db, ascii, { ...claim, now: opened.now });
      for (const one of [claim, ...losers]) {
        await writeOperatorEntry(db, {
          accountId: one.accountId,
          command: 'domain verify',
          target: ascii,
          domainId: one.domainId,
          at: opened.now,
          ...(one === claim ? {} : { after: { lost: true } }),
        });
      }
      const lost = losers.map((one) => ` ${one.accountName} has lost it.`).join('');
      return {
        json: { domain: ascii, account: accountName, taken_from: owner?.accountName ?? null },
        text: `${ascii} now belongs to ${accountName}.${lost}`,
      };
    }),
  );
}

function showContested(environment: CommandEnvironment): Promise<CommandResult> {
  return withDatabase(environment, async ({ database }) => {
    const rows = await listContested(database.db);
    return {
      json: { contested: rows },
      text:
        rows.length === 0
          ? 'No name is contested.'
          : rows
              .map(
                ({ domain, account, state }) =>
                  `${domain}  ${account}  ${state === 'verified' ? 'has it' : 'wants it'}`,
              )
              .join('\n'),
    };
  });
}
