import { type LimitName, type Limits, limitColumns } from '../rules/accounts/account-limits.ts';
import type { AccountRow, AccountSummary, UsageRow } from './accounts-store.ts';
import { alignColumns } from './command-output.ts';
import { limitMeanings, limitNames } from './limit-options.ts';

const usageColumns: Readonly<Record<Exclude<LimitName, 'autogrow_quota'>, keyof UsageRow>> = {
  maxemails: 'basicUsers',
  maxeemails: 'enhancedUsers',
  maxdomains: 'domains',
  maxexemails: 'exchangeUsers',
  maxocemails: 'externalUsers',
  maxzulipusers: 'chatUsers',
  maxquota: 'quotaMb',
};

export function limitsOf(row: AccountRow): Required<Limits> {
  const pairs = limitNames.map((name) => [name, Number(row[limitColumns[name]])]);
  return Object.fromEntries(pairs) as Required<Limits>;
}

function usedOf(usage: UsageRow, name: LimitName): number | undefined {
  return name === 'autogrow_quota' ? undefined : usage[usageColumns[name]];
}

/** Names on the wire: `curdomains` beside `maxdomains`. */
export function accountJson({ account, usage, email, admins }: AccountSummary): object {
  const used = limitNames.flatMap((name) => {
    const count = usedOf(usage, name);
    return count === undefined ? [] : [[name.replace(/^max/, 'cur'), count]];
  });
  return {
    name: account.name,
    state: account.state,
    email,
    admins,
    created_at: account.createdAt.toISOString(),
    limits: limitsOf(account),
    usage: Object.fromEntries(used),
  };
}

export function accountTable(accounts: readonly AccountSummary[]): string {
  if (accounts.length === 0)
    return 'There are no accounts yet. Create one with "npm run posthouse -- account create".';
  const header = ['NAME', 'STATE', 'E-MAIL', 'ADMINS', 'DOMAINS', 'USERS', 'QUOTA MB', 'CREATED'];
  return alignColumns([header, ...accounts.map(accountLine)], [3, 4, 5, 6]);
}

const userLimits = ['maxemails', 'maxeemails', 'maxexemails', 'maxocemails'] as const;

function accountLine({ account, usage, email, admins }: AccountSummary): string[] {
  const limits = limitsOf(account);
  const sum = (count: (name: LimitName) => number) =>
    userLimits.reduce((total, name) => total + count(name), 0);
  const users = `${sum((name) => usedOf(usage, name) ?? 0)} / ${sum((name) => limits[name])}`;
  return [
    account.name,
    account.state,
    email,
    String(admins),
    `${usage.domains} / ${account.maxDomains}`,
    users,
    `${usage.quotaMb} / ${account.maxQuotaMb}`,
    account.createdAt.toISOString().slice(0, 10),
  ];
}

export function limitTable({ account, usage }: AccountSummary): string {
  const limits = limitsOf(account);
  const lines = limitNames.map((name) => [
    name,
    String(limits[name]),
    String(usedOf(usage, name) ?? ''),
    limitMeanings[name],
  ]);
  return alignColumns([['LIMIT', 'MAXIMUM', 'USED', 'OF'], ...lines], [1, 2]);
}

/** The limits an account is over after they were lowered: nothing is removed, but nothing can be added. */
export function limitsExceeded({ account, usage }: AccountSummary): LimitName[] {
  const limits = limitsOf(account);
  return limitNames.filter((name) => (usedOf(usage, name) ?? 0) > limits[name]);
}
