import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { Command } from 'commander';
import { changing, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError } from './command-environment.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { giveName, listContested, lockClaims } from './domains-store.ts';
import { writeOperatorEntry } from './operator-history.ts';

export function addDomainCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const domains = program.command('domain').description('Decide whose a domain name is.');

  run
    .define(domains, 'verify <name>', {
      summary: 'Count a claim on a name as proved, whatever the DNS says',
      details: 'Another account that had the name loses it; its domain stays, not verified.',
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
  if (ascii === undefined) throw new CommandError(`"${name}" is no domain name.`);
  return withDatabase(environment, (opened) =>
    changing(opened, async (db) => {
      const claims = await lockClaims(db, ascii);
      const claim = claims.find((one) => one.accountName === accountName);
      if (claim === undefined) throw new CommandError(`The account ${accountName} has no claim on ${ascii}.`);
      const loser = claims.find((one) => one.state === 'verified' && one !== claim);
      await giveName(db, ascii, { ...claim, now: opened.now });
      for (const { accountId } of loser ? [claim, loser] : [claim]) {
        const entry = { accountId, command: 'domain verify', target: ascii, at: opened.now };
        await writeOperatorEntry(db, entry);
      }
      return {
        json: { domain: ascii, account: accountName, taken_from: loser?.accountName ?? null },
        text: `${ascii} belongs to ${accountName} now.${loser ? ` ${loser.accountName} has lost it.` : ''}`,
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
