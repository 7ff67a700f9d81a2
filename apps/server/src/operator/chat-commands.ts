import { isEmailAddress } from '@posthouse/contract/fields/email-address';
import type { Command } from 'commander';
import type { Database } from '../db/pool.ts';
import { createAddressRule } from '../kernel/outbound/address-rule.ts';
import { createDnsLookup } from '../kernel/outbound/create-dns-lookup.ts';
import { createSecretBox } from '../kernel/secrets.ts';
import {
  accessOf,
  type ChatOrganization,
  deleteOrganization,
  findOrganization,
  saveOrganization,
} from '../rules/zulip/chat-organization.ts';
import { createZulipClient, ZulipFailure, ZulipRefusal } from '../rules/zulip/zulip-client.ts';
import { type AccountRow, lockAccount } from './accounts-store.ts';
import { type CommandDatabase, changing, keyOfPanel, withDatabase } from './command-database.ts';
import { type CommandEnvironment, CommandError, UsageError } from './command-environment.ts';
import { readInputLine } from './command-input.ts';
import { alignColumns, quantity } from './command-output.ts';
import type { CommandResult, CommandRun } from './command-run.ts';
import { writeOperatorEntry } from './operator-history.ts';

interface SetOptions {
  readonly account: string;
  readonly url: string;
  readonly botEmail: string;
  readonly apiKey: string;
}

export function addChatCommands(program: Command, run: CommandRun): void {
  const { environment } = run;
  const chat = program.command('chat').description('Connect accounts to their Zulip organizations.');

  run
    .define(chat, 'set', {
      summary: 'Connect an account to a Zulip organization, or change the connection',
      details:
        'The bot must be an organization administrator with the can_create_users permission. The limit is set with: account limits <name> --limit maxzulipusers=<number>',
      example:
        'chat set --account acme --url https://chat.example.com --bot-email posthouse-bot@chat.example.com --api-key -',
    })
    .requiredOption('--account <name>', 'name of the account')
    .requiredOption('--url <url>', 'address of the organization')
    .requiredOption('--bot-email <address>', 'e-mail address of the bot')
    .requiredOption(
      '--api-key <key>',
      'the bot’s API key; - reads it from standard input, so that it does not appear in the process list',
    )
    .action(run.answer((options: SetOptions) => connectChat(environment, options)));

  run
    .define(chat, 'show <account>', {
      summary: 'Show the connection of an account',
      example: 'chat show acme',
    })
    .action(run.answer((account: string) => showChat(environment, account)));

  run
    .define(chat, 'test <account>', {
      summary: 'Read the users of the organization once',
      details: 'Nothing is changed.',
      example: 'chat test acme',
    })
    .action(run.answer((account: string) => testChat(environment, account)));

  run
    .define(chat, 'remove <account>', {
      summary: 'Disconnect an account',
      details: 'Nothing changes in Zulip. Its users are no longer listed and take no seats.',
      example: 'chat remove acme',
    })
    .action(run.answer((account: string) => disconnectChat(environment, account)));
}

function organizationUrl(given: string): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain =
    url !== undefined &&
    url.pathname === '/' &&
    `${url.search}${url.hash}${url.username}${url.password}` === '';
  if (!isPlain || !['https:', 'http:'].includes(url.protocol)) {
    throw new UsageError('--url: must be the address of an organization, such as https://chat.example.com');
  }
  return url.origin;
}

async function connectChat(environment: CommandEnvironment, options: SetOptions): Promise<CommandResult> {
  const url = organizationUrl(options.url);
  const botEmail = options.botEmail.trim().toLowerCase();
  if (!isEmailAddress(botEmail)) throw new UsageError('--bot-email: must be an e-mail address.');
  const apiKey = options.apiKey === '-' ? await readInputLine(environment) : options.apiKey;
  if (!/^[\x21-\x7e]{8,200}$/.test(apiKey))
    throw new UsageError('--api-key: must be the bot’s API key, 8–200 characters without spaces.');
  return withDatabase(environment, async (opened) => {
    const secrets = createSecretBox(await keyOfPanel(opened));
    return changing(opened, async (db) => {
      const { id, name, maxChatUsers } = await demandAccount(db, options.account);
      await saveOrganization(db, secrets, id, { url, botEmail, apiKey }, opened.now);
      await writeOperatorEntry(db, {
        accountId: id,
        command: 'chat set',
        target: new URL(url).host,
        at: opened.now,
      });
      const hint =
        maxChatUsers > 0
          ? `Check it with: chat test ${name}`
          : `Chat stays hidden until the account has a limit: account limits ${name} --limit maxzulipusers=<number>`;
      return {
        json: { account: name, url, bot_email: botEmail },
        text: `${name} is connected to ${url}.\n${hint}`,
      };
    });
  });
}

function showChat(environment: CommandEnvironment, account: string): Promise<CommandResult> {
  return withDatabase(environment, async ({ database: { db } }) => {
    const { name, maxChatUsers, ...found } = await demandOrganization(db, account);
    const { url, botEmail, syncedAt, failure, failedSince } = found.organization;
    const lines = [
      ['Account', name],
      ['Organization', url],
      ['Bot', botEmail],
      ['Limit', String(maxChatUsers)],
      ['Last read', syncedAt?.toISOString() ?? 'never'],
      ...(failure === '' ? [] : [['Failing since', `${failedSince?.toISOString()} (${failure})`]]),
    ];
    return {
      json: {
        ...{ account: name, url, bot_email: botEmail, maxzulipusers: maxChatUsers },
        ...{ synced_at: syncedAt, failure, failed_since: failedSince },
      },
      text: alignColumns(lines),
    };
  });
}

function testChat(environment: CommandEnvironment, account: string): Promise<CommandResult> {
  return withDatabase(environment, async (opened) => {
    const { organization } = await demandOrganization(opened.database.db, account);
    const members = await readMembers(opened, organization);
    const active = members.filter((member) => member.active).length;
    return {
      json: { url: organization.url, users: members.length, active },
      text: `${organization.url} answers: ${quantity(members.length, 'user')}, ${active} of them active.`,
    };
  });
}

async function readMembers(opened: CommandDatabase, organization: ChatOrganization) {
  const { outboundAllow: allowed, dnsServers: servers } = opened.config;
  const secrets = createSecretBox(await keyOfPanel(opened));
  const zulip = createZulipClient(
    { dns: createDnsLookup({ servers, allowed }), mayReach: createAddressRule(allowed) },
    accessOf(secrets, organization),
  );
  return zulip.listMembers().catch((error: unknown) => {
    if (error instanceof ZulipRefusal) throw new CommandError(`${error.message}.`);
    if (!(error instanceof ZulipFailure)) throw error;
    throw new CommandError(`${organization.url} did not answer as expected: ${reasonOf(error)}.`);
  });
}

/** What an operator can do something about. */
function reasonOf({ message, waitSeconds }: ZulipFailure): string {
  if (waitSeconds !== undefined) return `it asks to wait ${quantity(waitSeconds, 'second')}`;
  const known: Readonly<Record<string, string>> = {
    private_address:
      'its address is private (list it in OUTBOUND_ALLOW), or it uses http:// and its host is not a private IP address',
    connect_failed: 'the connection failed, the certificate is not valid, or the answer was cut off',
    timeout: 'it took too long',
  };
  return known[message] ?? message;
}

function disconnectChat(environment: CommandEnvironment, account: string): Promise<CommandResult> {
  return withDatabase(environment, (opened) =>
    changing(opened, async (db) => {
      const { id, name, organization } = await demandOrganization(db, account);
      await deleteOrganization(db, 'and users', id);
      await writeOperatorEntry(db, {
        accountId: id,
        command: 'chat remove',
        target: new URL(organization.url).host,
        at: opened.now,
      });
      return { json: { account: name, url: organization.url }, text: `${name} is no longer connected.` };
    }),
  );
}

async function demandAccount(db: Database, given: string): Promise<AccountRow> {
  const found = await lockAccount(db, given.toLowerCase());
  if (found === undefined) throw new CommandError(`There is no account called ${given}.`);
  return found;
}

async function demandOrganization(db: Database, given: string) {
  const account = await demandAccount(db, given);
  const organization = await findOrganization(db, account.id);
  if (organization === undefined)
    throw new CommandError(`${account.name} has no chat connection. Connect it with: chat set`);
  return { ...account, organization };
}
