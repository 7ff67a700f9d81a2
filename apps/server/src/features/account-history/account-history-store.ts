import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { substringSearchLength } from '@posthouse/contract/core/paging';
import { type accountHistoryActions, accountHistoryRow } from '@posthouse/contract/features/account-history';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { readPage } from '../../db/keyset-page.ts';
import { containing, startingWith } from '../../db/like-pattern.ts';
import { account } from '../../db/schema/account.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import type { SessionContext } from '../../kernel/context.ts';
import { type Handlers, JsonText } from '../../kernel/handlers.ts';

type Input = ParsedInputOf<typeof accountHistoryActions.getAccountHistory>;
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

/** Newest first; the id follows time, so it alone is the key of the page. */
export async function readAccountHistory(ctx: SessionContext, input: Input): Promise<Answer> {
  const page = await readPage(ctx.db, {
    row,
    from: sql`${accountHistory}`,
    where: sql`${and(eq(accountHistory.accountId, ctx.session.accountId), ...filters(ctx, input))}`,
    id: sql`${accountHistory.id}`,
    dir: input.dir ?? 'desc',
    limit: input.limit,
    cursor: input.cursor,
  });
  const text = `{"rows":${page.rows},"next":${JSON.stringify(page.next)},"prev":${JSON.stringify(page.prev)}}`;
  return new JsonText(text);
}

function filters(ctx: SessionContext, input: Input): (SQL | undefined)[] {
  const negatable = (name: keyof NonNullable<Input['not']>, condition: SQL) =>
    input.not?.[name] ? sql`not (${condition})` : condition;
  return [
    input.search ? matching(input.search) : undefined,
    input.adminname ? negatable('adminname', eq(accountHistory.adminname, input.adminname)) : undefined,
    input.operation ? negatable('operation', eq(accountHistory.action, input.operation)) : undefined,
    input.target
      ? negatable('target', sql`lower(${accountHistory.target}) like ${containing(input.target)}`)
      : undefined,
    input.from ? negatable('from', sql`${accountHistory.at} >= ${startOf(ctx, input.from, 0)}`) : undefined,
    input.to ? negatable('to', sql`${accountHistory.at} < ${startOf(ctx, input.to, 1)}`) : undefined,
  ];
}

function matching(search: string): SQL {
  if (search.length >= substringSearchLength)
    return sql`${accountHistory.searchText} like ${containing(search)}`;
  const prefix = startingWith(search);
  return sql`(lower(${accountHistory.adminname}) like ${prefix} or lower(${accountHistory.action}) like ${prefix}
    or lower(${accountHistory.target}) like ${prefix})`;
}

/** Midnight of a day in the account's timezone. */
function startOf({ session }: SessionContext, day: string, daysLater: number): SQL {
  return sql`((${day}::date + ${daysLater}::int)::timestamp at time zone
    (select ${account.timezone} from ${account} where ${account.id} = ${session.accountId}))`;
}
