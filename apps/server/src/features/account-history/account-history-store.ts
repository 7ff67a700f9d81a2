import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { substringSearchLength } from '@posthouse/contract/core/paging';
import { type accountHistoryActions, accountHistoryRow } from '@posthouse/contract/features/account-history';
import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { type Page, readPage, type SortColumn } from '../../db/keyset-page.ts';
import { containing, startingWith } from '../../db/like-pattern.ts';
import { historyPage } from '../../db/list-page.ts';
import { account } from '../../db/schema/account.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type Input = ParsedInputOf<typeof accountHistoryActions.getAccountHistory>;
export type HistoryFilters = Pick<
  Input,
  'search' | 'adminname' | 'operation' | 'target' | 'from' | 'to' | 'not'
>;
type Answer = Awaited<ReturnType<Handlers<typeof accountHistoryActions>['getAccountHistory']>>;

const row = jsonObject(accountHistoryRow, {
  id: sql`${accountHistory.id}::text`,
  at: accountHistory.at,
  adminname: accountHistory.adminname,
  action: accountHistory.action,
  target: accountHistory.target,
  outcome: accountHistory.outcome,
  remoteip: sql`coalesce(host(${accountHistory.remoteIp}), '')`,
  before: accountHistory.before,
  after: accountHistory.after,
});

const from = sql`${accountHistory}`;
const id = sql`${accountHistory.id}`;
const accountColumn = sql`${accountHistory.accountId}`;
const byTime: SortColumn = { column: sql`${accountHistory.at}`, type: 'timestamptz' };

/** Newest first. */
export function readHistoryPage(
  ctx: TenantContext,
  input: HistoryFilters & Pick<Input, 'dir' | 'limit' | 'cursor'>,
): Promise<Page> {
  return readPage(ctx.db, {
    row,
    from,
    id,
    sort: byTime,
    account: { column: accountColumn, id: ctx.session.accountId },
    filters: filters(ctx, input),
    dir: input.dir ?? 'desc',
    limit: input.limit,
    cursor: input.cursor,
  });
}

export async function readAccountHistory(ctx: TenantContext, input: Input): Promise<Answer> {
  return historyPage(await readHistoryPage(ctx, input));
}

function filters(ctx: TenantContext, input: HistoryFilters): (SQL | undefined)[] {
  const negatable = (name: keyof NonNullable<Input['not']>, condition: SQL) =>
    input.not?.[name] ? sql`not (${condition})` : condition;
  return [
    input.search ? matching(input.search) : undefined,
    input.adminname ? negatable('adminname', eq(accountHistory.adminname, input.adminname)) : undefined,
    input.operation ? negatable('operation', eq(accountHistory.action, input.operation)) : undefined,
    input.target ? negatable('target', targetContaining(input.target)) : undefined,
    input.from ? negatable('from', sql`${accountHistory.at} >= ${startOf(ctx, input.from, 0)}`) : undefined,
    input.to ? negatable('to', sql`${accountHistory.at} < ${startOf(ctx, input.to, 1)}`) : undefined,
  ];
}

function matching(search: string): SQL {
  if (search.length >= substringSearchLength)
    return sql`${accountHistory.searchText} like ${containing(search)}`;
  // Too short for the index of substrings: the beginning of the admin's name has one.
  return sql`${accountHistory.adminname} like ${startingWith(search)}`;
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
function startOf({ session }: TenantContext, day: string, daysLater: number): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone
    (select ${account.timezone} from ${account} where ${account.id} = ${session.accountId}))`;
}
