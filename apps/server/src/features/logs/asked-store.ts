import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/account.ts';
import { accountHistory } from '../../db/schema/account-history.ts';
import { domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';

/** What people ask for in words that the logs don't know. */
interface Worded {
  readonly domain?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

/** The same as numbers and moments. */
interface Asked {
  readonly domain: readonly number[] | undefined;
  readonly start: Date | undefined;
  /** The first moment after it. */
  readonly end: Date | undefined;
}

/** Days are those of the account's timezone. */
export async function readAsked(ctx: TenantContext, { domain, start, end }: Worded): Promise<Asked> {
  if (domain === undefined && start === undefined && end === undefined)
    return { domain: undefined, start: undefined, end: undefined };
  const { accountId } = ctx.caller;
  const [found] = await ctx.db
    .select({
      start: midnight(start, 0),
      end: midnight(end, 1),
      domain: domain === undefined ? sql<number[]>`array[]::bigint[]` : namedDomains(accountId, domain),
    })
    .from(account)
    .where(eq(account.id, accountId));
  return {
    start: momentOf(found?.start),
    end: momentOf(found?.end),
    domain: domain === undefined ? undefined : (found?.domain ?? []).map(Number),
  };
}

const momentOf = (ms: number | null | undefined) =>
  ms === null || ms === undefined ? undefined : new Date(ms);

function midnight(day: string | undefined, daysLater: number): SQL<number | null> {
  const moment = sql`(${day ?? null}::date + ${daysLater}::int)::timestamp at time zone ${account.timezone}`;
  return sql`(extract(epoch from ${moment}) * 1000)::float8`;
}

/** Whatever had this name: what is there now, and what was removed, also where nothing else is left of it. */
function namedDomains(accountId: number, name: string): SQL<number[]> {
  const ascii = asciiDomain(name) ?? name;
  return sql`array(
    select ${domainName.id} from ${domainName}
     where ${and(eq(domainName.accountId, accountId), eq(domainName.ascii, ascii))}
    union
    select ${accountHistory.domainId} from ${accountHistory}
     where ${and(eq(accountHistory.accountId, accountId), eq(accountHistory.action, 'removeDomains'), eq(accountHistory.target, ascii))}
       and ${accountHistory.domainId} is not null)`;
}
