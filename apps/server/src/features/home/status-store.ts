import { homeActions } from '@posthouse/contract/features/home';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import { account, accountUsage } from '../../db/schema/account.ts';
import { domainName, domainUsage } from '../../db/schema/domain.ts';
import { parameter, statement } from '../../db/statement.ts';
import type { CallerContext } from '../../kernel/context.ts';
import type { Handlers } from '../../kernel/handlers.ts';

type Status = Awaited<ReturnType<Handlers<typeof homeActions>['status']>>;

const counters = jsonObject(homeActions.status.output, {
  curemails: accountUsage.basicUsers,
  maxemails: account.maxBasicUsers,
  cureemails: accountUsage.enhancedUsers,
  maxeemails: account.maxEnhancedUsers,
  curdomains: accountUsage.domains,
  maxdomains: account.maxDomains,
  curexemails: accountUsage.exchangeUsers,
  maxexemails: account.maxExchangeUsers,
  curocemails: accountUsage.externalUsers,
  maxocemails: account.maxExternalUsers,
  curzulipusers: accountUsage.chatUsers,
  maxzulipusers: account.maxChatUsers,
  curquota: accountUsage.quotaMb,
  maxquota: account.maxQuotaMb,
  autogrow_quota: account.autogrowQuota,
});

const statusOfAccount = statement<{ text: string }>(sql`
  select ${counters}::text as text
    from ${account}
    join ${accountUsage} on ${accountUsage.accountId} = ${account.id}
   where ${account.id} = ${parameter('accountId')}`);

type Counted = 'basicUsers' | 'enhancedUsers' | 'exchangeUsers' | 'externalUsers' | 'chatUsers' | 'quotaMb';

/** What is used in the chosen domains; and as the maximum that, with what the account has left. */
const used = (of: Counted): SQL => sql`coalesce(sum(${domainUsage[of]}), 0)::bigint`;
const reachable = (of: Counted, most: Column): SQL =>
  sql`coalesce(sum(${domainUsage[of]}), 0)::bigint + greatest(${most} - ${accountUsage[of]}, 0)`;

const countersOfDomains = jsonObject(homeActions.status.output, {
  curemails: used('basicUsers'),
  maxemails: reachable('basicUsers', account.maxBasicUsers),
  cureemails: used('enhancedUsers'),
  maxeemails: reachable('enhancedUsers', account.maxEnhancedUsers),
  curdomains: sql`count(${domainName.id})`,
  maxdomains: sql`count(${domainName.id})`,
  curexemails: used('exchangeUsers'),
  maxexemails: reachable('exchangeUsers', account.maxExchangeUsers),
  curocemails: used('externalUsers'),
  maxocemails: reachable('externalUsers', account.maxExternalUsers),
  curzulipusers: used('chatUsers'),
  maxzulipusers: reachable('chatUsers', account.maxChatUsers),
  curquota: used('quotaMb'),
  maxquota: reachable('quotaMb', account.maxQuotaMb),
  autogrow_quota: account.autogrowQuota,
});

const statusOfDomains = statement<{ text: string }>(sql`
  select ${countersOfDomains}::text as text
    from ${account}
    join ${accountUsage} on ${accountUsage.accountId} = ${account.id}
    left join ${domainName} on ${domainName.accountId} = ${account.id} and ${domainName.kind} = 'domain'
         and ${domainName.removedAt} is null and ${domainName.id} = any (${parameter('domains')}::bigint[])
    left join ${domainUsage} on ${domainUsage.accountId} = ${domainName.accountId}
         and ${domainUsage.domainId} = ${domainName.id}
   where ${account.id} = ${parameter('accountId')}
   group by ${account.id}, ${accountUsage.accountId}`);

/** Seats and quota: the maxima of the account beside what its ledger says is used; of chosen domains theirs alone. */
export async function readStatus({ db, caller: { accountId, domains } }: CallerContext): Promise<Status> {
  const [found] =
    domains === 'all'
      ? await statusOfAccount(db, { accountId })
      : await statusOfDomains(db, { accountId, domains });
  if (found === undefined) throw new Error(`account ${accountId} has no ledger`);
  return new JsonText(found.text);
}
