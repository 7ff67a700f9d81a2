import { join } from 'node:path';
import type { Pool } from 'pg';
import type { EngineSettings } from '../../engine/engine-settings.ts';
import { quantity } from '../command-output.ts';
import { type Check, fail, ok, warn } from '../doctor/check.ts';
import { readServiceRights, type ServiceRight } from './mail-doctor-store.ts';
import { askProgram } from './mail-programs.ts';

const name = 'Logins';
const mostUsers = 6;
const names = { imap: 'IMAP', pop3: 'POP3', smtp: 'SMTP', sieve: 'ManageSieve' } as const;

export const askDovecot = ({ root }: EngineSettings, args: readonly string[]) =>
  askProgram('doveadm', ['-c', join(root, 'etc/dovecot/dovecot.conf'), ...args]);

/** May these users log in: asked of the panel and of Dovecot. */
export async function checkLogins(
  pool: Pool,
  settings: EngineSettings,
  addresses: readonly string[],
): Promise<Check[]> {
  const differences: string[] = [];
  let asked = 0;
  for (const address of addresses) {
    const rights = await readServiceRights(pool, address);
    if (rights.length === 0 || asked === mostUsers) continue;
    asked += 1;
    differences.push(...(await differencesOf(settings, address, rights)));
  }
  if (differences.length > 0) return differences.map(asFailure);
  return [
    ok(name, asked === 0 ? 'there are no users yet' : `${quantity(asked, 'user')} asked: no difference`),
  ];
}

/** The same for one address, with what its owner may use. */
export async function explainLogins(pool: Pool, settings: EngineSettings, address: string): Promise<Check[]> {
  const rights = await readServiceRights(pool, address);
  if (rights.length === 0) return [ok(name, `nobody can log in as ${address}`)];
  const differences = await differencesOf(settings, address, rights);
  if (differences.length > 0) return differences.map(asFailure);
  const allowed = rights.filter((right) => right.allowed);
  if (allowed.length === 0)
    return [
      warn(
        name,
        `${address} may not log in now`,
        'The user or account is disabled, has no password, no service, or it is outside the access hours.',
      ),
    ];
  const isOwnPassword = allowed.every((right) => right.by_password);
  const how = isOwnPassword ? '' : ', only with application passwords (two-factor authentication)';
  const networks = rights[0]?.login_ips ?? [];
  const where = networks.length === 0 ? '' : `, only from ${networks.join(', ')}`;
  const services = allowed.map(({ service }) => names[service]).join(', ');
  return [ok(name, `${address} may use ${services}${how}${where}`)];
}

/**
 * Dovecot is asked without a password, so nothing is used up: the digest of no password is nobody’s. It knows a user
 * then only by their own password; those who need one for each program are unknown to it. Without an address, the
 * networks of a user don’t matter.
 */
async function differencesOf(
  settings: EngineSettings,
  address: string,
  rights: readonly ServiceRight[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { service, by_password: expected } of rights) {
    const lookup = ['auth', 'lookup', '-x', `service=${service}`, address];
    const { code, stdout, stderr } = await askDovecot(settings, lookup);
    const said = `${stdout}${stderr}`;
    const isKnown = code === 0;
    if (!isKnown && !said.includes("doesn't exist"))
      return [`Dovecot can’t be asked about ${address}: ${said.trim().split('\n')[0]}`];
    if (isKnown !== expected)
      found.push(
        `${address}: Dovecot ${isKnown ? 'accepts' : 'refuses'} ${names[service]}, the panel ${expected ? 'accepts' : 'refuses'} it`,
      );
  }
  return found;
}

const asFailure = (difference: string): Check =>
  fail(name, difference, 'Run it again; if it stays, see dovecot.log in the log folder.');
