import type { ParsedInputOf } from '@posthouse/contract/core/action';
import {
  type accountHistoryActions,
  accountHistoryRow,
  loginOperations,
} from '@posthouse/contract/features/account-history';
import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import { and, type Column, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { containing } from '../../db/like-pattern.ts';
import { defineList } from '../../db/pages/list-page.ts';
import { account } from '../../db/schema/account.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import { domainName } from '../../db/schema/domain.ts';
import type { AdminKey } from '../../kernel/actor.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { withinDomains } from '../../rules/hosted-domains/domain-scope.ts';

type Input = ParsedInputOf<typeof accountHistoryActions.getAccountHistory>;
type ListInput = Input & { readonly sort?: 'at' };
type HistoryContext = TenantContext & { readonly caller: AdminKey };
export type HistoryFilters = Omit<Input, 'limit' | 'cursor' | 'dir'>;

/** As literals: so PostgreSQL knows that the index of changes has all the rest. */
const isLogin = sql`${accountHistory.action} in (${sql.raw(loginOperations.map((name) => `'${name}'`).join(', '))})`;

export const historyList = defineList<typeof accountHistoryRow, ListInput, HistoryContext>({
  row: accountHistoryRow,
  columns: {
    id: sql`${accountHistory.id}::text`,
    at: accountHistory.at,
    adminname: accountHistory.adminname,
    action: accountHistory.action,
    target: accountHistory.target,
    outcome: accountHistory.outcome,
    remoteip: sql`coalesce(host(${accountHistory.remoteIp}), '')`,
    before: accountHistory.before,
    after: accountHistory.after,
  },
  from: sql`${accountHistory}`,
  account: accountHistory.accountId,
  id: accountHistory.id,
  time: { column: accountHistory.at, windowDays: [31] },
  scope: visibleEntries,
  search: { words: accountHistory.searchText },
  sorts: { at: { column: sql`${accountHistory.at}`, type: 'timestamptz' } },
  order: ['at', 'desc'],
  filters: {
    adminname: (name) => eq(accountHistory.adminname, name),
    operation: (action) => eq(accountHistory.action, action),
    target: targetContaining,
    logins: (logins) => (logins ? isLogin : sql`not (${isLogin})`),
    outcome: (outcomes) => inArray(accountHistory.outcome, outcomes),
    domain: (name, ctx) => ofDomain(ctx, name),
    user: (address, ctx) => ofUser(ctx, address),
    from: (day, ctx) => sql`${accountHistory.at} >= ${startOf(ctx, day, 0)}`,
    to: (day, ctx) => sql`${accountHistory.at} < ${startOf(ctx, day, 1)}`,
  },
});

/** Who is limited to domains sees what happened there, and what they did themselves that is of no domain. */
function visibleEntries(ctx: HistoryContext): SQL | undefined {
  const inDomains = withinDomains(ctx, accountHistory.domainId);
  return (
    inDomains &&
    or(inDomains, and(isNull(accountHistory.domainId), eq(accountHistory.adminId, ctx.caller.adminId)))
  );
}

/** Whatever had this name: what is there now, and what was removed, also where nothing else is left of it. */
function ofDomain({ caller: { accountId } }: TenantContext, name: string): SQL {
  const ascii = asciiDomain(name) ?? name;
  const removed = alias(accountHistory, 'removed');
  return sql`(${accountHistory.domainId} is not null and ${accountHistory.domainId} = any (array(
    select ${domainName.id} from ${domainName}
     where ${domainName.accountId} = ${accountId} and ${domainName.ascii} = ${ascii}
    union
    select ${removed.domainId} from ${accountHistory} ${removed}
     where ${removed.accountId} = ${accountId} and ${removed.action} = 'removeDomains' and ${removed.target} = ${ascii})))`;
}

/** By whatever address the user had at the time. */
function ofUser({ caller: { accountId } }: TenantContext, address: string): SQL {
  const at = address.lastIndexOf('@');
  const name = address.slice(at + 1);
  const email = `${address.slice(0, at + 1).toLowerCase()}${asciiDomain(name) ?? name}`;
  const had = sql`addresses_of_user(${accountId}, ${email}) had`;
  return sql`(${accountHistory.target} = any (array(select had.email from ${had}))
    and exists (select from ${had} where had.email = ${accountHistory.target}
      and ${accountHistory.at} between had.since and had.until))`;
}

/** The text that is searched holds the target too, and has the index. */
function targetContaining(text: string): SQL {
  const pattern = containing(text);
  return sql`${accountHistory.searchText} like ${pattern} and ${lowered(accountHistory.target)} like ${pattern}`;
}

/** By the rules of the database: those of the columns' own collation know ASCII letters alone. */
function lowered(column: Column): SQL {
  return sql`lower(${column} collate "default")`;
}

/** Midnight of a day in the account's timezone. */
function startOf({ caller }: TenantContext, day: string, daysLater: number): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone
    (select ${account.timezone} from ${account} where ${account.id} = ${caller.accountId}))`;
}
