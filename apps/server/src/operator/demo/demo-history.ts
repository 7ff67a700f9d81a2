import type { ActionName } from '@posthouse/contract';
import { languages } from '@posthouse/contract/core/languages';
import { operatorAction } from '@posthouse/contract/core/operator-commands';
import type { Database } from '../../db/pool.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import { operatorName } from '../operator-history.ts';
import type { SeededRandom } from './seeded-random.ts';

export type HistoryRow = typeof accountHistory.$inferInsert;

export interface DemoAdmin {
  readonly adminId: number;
  readonly username: string;
  readonly remoteIp: string;
}

/** A domain of the demo, for what its history says of it. */
export interface MadeDomain {
  readonly id: number;
  readonly name: string;
  readonly unicode: string;
  readonly isVerified: boolean;
  readonly createdAt: Date;
}

/** The same of a user. */
export interface MadeUser {
  readonly id: number;
  readonly email: string;
  readonly domainId: number;
  readonly createdAt: Date;
  readonly fields: HistoryRow['after'];
}

interface Made {
  readonly admins: readonly [DemoAdmin, ...DemoAdmin[]];
  readonly domains: readonly MadeDomain[];
  readonly users: readonly MadeUser[];
}

const days = 21;
const entriesPerDay = 4;
const dayMs = 86_400_000;

/** What happened in a small company's account: how it began, its domains and users, and three weeks of its admins; oldest first. */
export function demoHistory(
  accountId: number,
  { admins, domains, users }: Made,
  random: SeededRandom,
  now: Date,
): HistoryRow[] {
  const [main] = admins;
  const done = Array.from({ length: days * entriesPerDay }, () => {
    const admin = random.pick(admins);
    const at = new Date(now.getTime() - random.below(days * dayMs) - 60_000);
    return { ...entryOf(admin, deed(admin, random)), accountId, at };
  });
  const added = domainHistory(accountId, main, domains);
  const filled = users.map(({ email, domainId, createdAt, fields }) => ({
    ...entryOf(main, { action: 'addUser', target: email, domainId, after: fields }),
    accountId,
    at: createdAt,
  }));
  return [accountCreated(accountId, now), ...added, ...filled, ...done].sort(
    (a, b) => a.at.getTime() - b.at.getTime(),
  );
}

/** That its domains were added. */
export const domainHistory = (
  accountId: number,
  admin: DemoAdmin,
  domains: readonly MadeDomain[],
): (HistoryRow & { readonly at: Date })[] =>
  domains.map(({ id, name, createdAt }) => ({
    ...entryOf(admin, {
      action: 'addDomain',
      target: name,
      domainId: id,
      after: { domain: name, type: 'standard' },
    }),
    accountId,
    at: createdAt,
  }));

const entriesAtOnce = 1_000;

/** However many: a statement takes only so many. */
export async function addHistory(db: Database, rows: readonly HistoryRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += entriesAtOnce)
    await db.insert(accountHistory).values(rows.slice(start, start + entriesAtOnce));
}

/** When each admin last logged in, by what their history says. */
export function lastLogins(rows: readonly HistoryRow[]): ReadonlyMap<number, Date> {
  const logins = rows.filter(({ action, outcome = 'done' }) => action === 'login' && outcome === 'done');
  return new Map(logins.flatMap(({ adminId, at }) => (adminId ? [[adminId, at] as const] : [])));
}

const ageDays = 61;

function accountCreated(accountId: number, now: Date): HistoryRow {
  return {
    accountId,
    at: new Date(now.getTime() - ageDays * dayMs),
    adminname: operatorName,
    action: operatorAction('account create'),
    target: 'demo',
    after: { email: 'admin@demo.example' },
  };
}

interface Deed extends Pick<HistoryRow, 'target' | 'outcome' | 'domainId' | 'before' | 'after'> {
  readonly action: ActionName;
}

function entryOf({ adminId, username, remoteIp }: DemoAdmin, entry: Deed) {
  return { adminId, adminname: username, remoteIp, ...entry };
}

function deed({ username }: DemoAdmin, random: SeededRandom): Deed {
  switch (random.below(12)) {
    case 0:
      return { action: 'changePassword', target: username };
    case 1:
      return {
        action: 'setLanguage',
        target: username,
        before: { language: random.pick(languages) },
        after: { language: random.pick(languages) },
      };
    case 2:
      return { action: 'exportAccountHistory', target: 'account-history', after: { format: 'csv' } };
    case 3:
      return { action: 'logout', target: username };
    case 4:
      return { action: 'login', target: username, outcome: 'refused', after: { reason: 'password' } };
    default:
      return { action: 'login', target: '' };
  }
}
