import { join } from 'node:path';
import type { Pool } from 'pg';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { type Hop, readHops } from '../../rules/mail-ways/next-hop.ts';
import { reasonOf } from '../command-failure.ts';
import { quantity } from '../command-output.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { askDovecot } from './mail-doctor-logins.ts';
import { type PanelAnswers, readAnswers } from './mail-doctor-store.ts';
import { askProgram } from './mail-programs.ts';
import { askAboutRecipients } from './recipient-answers.ts';

/** The tables of Postfix that say where an address leads, and what the panel would answer in their place. */
const tables = {
  virtual_alias_maps: ({ aliases }: PanelAnswers) => aliases,
  virtual_mailbox_maps: ({ mailboxes }: PanelAnswers) => mailboxes,
  transport_maps: ({ transports }: PanelAnswers) => transports,
} as const;

const hint =
  'Ask again in a minute. If it stays, see postfix.log and dovecot.log in the log folder, then run "npm run posthouse -- mail setup" again, then "mail stop" and "mail start".';

/** Where do these addresses lead: asked of the panel, of Postfix through its own tables, and of Dovecot. */
export async function checkAddresses(
  pool: Pool,
  settings: EngineSettings,
  addresses: readonly string[],
): Promise<Check[]> {
  const name = 'Addresses';
  if (addresses.length === 0) return [ok(name, 'there are none yet')];
  const mailboxes = join(settings.root, 'mailboxes');
  const expected = await Promise.all(
    addresses.map(async (address) => [address, await readAnswers(pool, address, mailboxes)] as const),
  );
  const differences = [
    ...(await differencesOfPostfix(settings, expected)),
    ...(await differencesOfDovecot(settings, expected)),
    ...(await differencesOfSmtp(settings, expected)),
  ];
  if (differences.length > 0) return differences.map((difference) => fail(name, difference, hint));
  const asked = quantity(addresses.length, 'address', 'addresses');
  return [ok(name, `${asked} asked: the panel, Postfix and Dovecot agree`)];
}

type Expected = readonly (readonly [address: string, answers: PanelAnswers])[];

async function differencesOfPostfix(settings: EngineSettings, expected: Expected): Promise<string[]> {
  const found: string[] = [];
  for (const [parameter, answerOf] of Object.entries(tables)) {
    const given = await askPostfix(
      settings,
      parameter,
      expected.map(([address]) => address),
    );
    if (typeof given === 'string') return [`Postfix can’t look up ${parameter}: ${given}`];
    for (const [address, answers] of expected) {
      const wanted = answerOf(answers);
      const got = given.get(address) ?? [];
      if (!sameSet(wanted, got))
        found.push(`${address}: ${parameter} of Postfix says ${shown(got)}, the panel ${shown(wanted)}`);
    }
  }
  return found;
}

const sameSet = (one: readonly string[], other: readonly string[]) =>
  JSON.stringify([...one].sort()) === JSON.stringify([...other].sort());
const shown = (values: readonly string[]) => (values.length === 0 ? 'nothing' : values.join(', '));

/** By the tables that are configured, in their order; the first that knows an address answers. */
async function askPostfix(
  { root }: EngineSettings,
  parameter: string,
  addresses: readonly string[],
): Promise<Map<string, string[]> | string> {
  const config = ['-c', join(root, 'etc/postfix')];
  const { stdout: maps } = await askProgram('postconf', [...config, '-x', '-h', parameter]);
  const answers = new Map<string, string[]>();
  for (const map of maps.split(/[\s,]+/).filter(Boolean)) {
    const { stdout, stderr } = await askProgram('postmap', [...config, '-q', '-', map], addresses.join('\n'));
    // It ends with 1 also where nothing was found.
    const problem = /postmap: (fatal|error|warning): (.*)/.exec(stderr)?.[2];
    if (problem !== undefined) return problem;
    for (const line of stdout.split('\n').filter(Boolean)) {
      const [address = '', values = ''] = line.split('\t');
      if (!answers.has(address)) answers.set(address, values.split(','));
    }
  }
  return answers;
}

async function differencesOfDovecot(settings: EngineSettings, expected: Expected): Promise<string[]> {
  const found: string[] = [];
  for (const [address, { home }] of expected) {
    // Postfix hands it over with +more, which Dovecot takes off before it looks.
    const user = address.replace(/\+[^@]*@/, '@');
    const { code, stdout, stderr } = await askDovecot(settings, ['user', '-f', 'home', user]);
    if (code !== 0 && code !== unknownUser)
      return [`Dovecot can’t be asked: ${stderr.trim().split('\n')[0]}`];
    const given = code === 0 ? stdout.trim() : undefined;
    if (given !== (home ?? undefined))
      found.push(
        `${address}: Dovecot keeps its mail in ${given ?? 'no folder'}, the panel in ${home ?? 'none'}`,
      );
  }
  return found;
}

/** What the server of a domain without local delivery does not know is no difference between ours. */
const refusedElsewhere = /^550 .*undeliverable address: (.*)$/s;
/** A full mailbox is known, but gets nothing now. */
const isAccepted = (reply: string) => /^(250|552)/.test(reply) || refusedElsewhere.test(reply);

/** The tables can be right, and Postfix refuse all the same. */
async function differencesOfSmtp({ ports }: EngineSettings, expected: Expected): Promise<string[]> {
  const addresses = expected.map(([address]) => address);
  const replies = await askAboutRecipients(ports.smtp, addresses).catch((error: unknown) => reasonOf(error));
  if (typeof replies === 'string') return [`Postfix can’t be asked by SMTP: ${replies}`];
  return expected
    .map(([address, { aliases }]) => ({
      address,
      isKnown: aliases.length > 0,
      reply: replies.get(address) ?? '',
    }))
    .filter(({ isKnown, reply }) => isKnown !== isAccepted(reply))
    .map(
      ({ address, isKnown, reply }) =>
        `${address}: Postfix answers senders “${reply}”, but the panel ${isKnown ? 'knows' : 'does not know'} it`,
    );
}

/** Nothing, unless the server that keeps the mail of this address refuses it. */
export async function explainRefusal({ ports }: EngineSettings, address: string): Promise<Check[]> {
  const replies = await askAboutRecipients(ports.smtp, [address]).catch(() => undefined);
  const said = refusedElsewhere.exec(replies?.get(address) ?? '')?.[1];
  if (said === undefined) return [];
  return [
    warn(
      'Route',
      `${address} is refused by the customer’s server: ${said}`,
      'Add the address on the customer’s server, or turn on local delivery for the domain.',
    ),
  ];
}

/** EX_NOUSER of sysexits.h. */
const unknownUser = 67;
const mostSteps = 20;

/** The way of a message to this address, step by step. */
export async function explainRoute(pool: Pool, address: string): Promise<Check[]> {
  const name = 'Route';
  const steps: Check[] = [];
  const seen = new Set<string>();
  const waiting = [address];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(next) || seen.size >= mostSteps) continue;
    seen.add(next);
    for (const hop of await readHops(pool, [next])) {
      steps.push(ok(name, `${next} ${inWords(hop)}`));
      if (hop.target !== next && hop.reason !== 'copy') waiting.push(hop.target);
    }
  }
  if (steps.length > 0) return steps;
  const message = `${address} does not exist here: mail to it is refused`;
  return [warn(name, message, 'Check the spelling, whether its domain is verified, and the recycle bin.')];
}

function inWords({ reason, target, host }: Hop): string {
  switch (reason) {
    case 'mailbox':
      return 'is kept in a mailbox here';
    case 'copy':
      return 'is also copied to a mailbox here';
    case 'relay':
      return host ? `is handed to the server ${host}` : 'waits: no server is set for it';
    case 'forward':
      return `is forwarded to ${target}`;
    case 'alias_domain':
      return `is ${target}, by an alias domain`;
    case 'catch_all':
      return `does not exist; the catch-all sends it to ${target}`;
    case 'alias':
      return `is an alias of ${target}`;
    case 'list':
      return 'is a list: its members get the mail';
    case 'smart_list':
      return 'is a smart list: its members get what is posted by those who can';
    case 'public_folder':
      return 'is put into a public folder';
    case 'retrain':
      return 'teaches the spam filter';
    case 'returned':
      return 'takes back mail that was sent on';
  }
}
