import { homeActions } from '@posthouse/contract/features/home';
import { sql } from 'drizzle-orm';
import { jsonObject } from '../../db/json-columns.ts';
import { JsonText } from '../../db/json-text.ts';
import { account, accountUsage } from '../../db/schema/account.ts';
import { parameter, statement } from '../../db/statement.ts';
import type { SessionContext } from '../../kernel/context.ts';
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
  autogrow_quota: sql`${account.autogrowQuota}::int`,
});

const statusOfAccount = statement<{ text: string }>(sql`
  select ${counters}::text as text
    from ${account}
    join ${accountUsage} on ${accountUsage.accountId} = ${account.id}
   where ${account.id} = ${parameter('accountId')}`);

/** Seats and quota: the maxima of the account beside what its ledger says is used. */
export async function readStatus({ db, session }: SessionContext): Promise<Status> {
  const [found] = await statusOfAccount(db, { accountId: session.accountId });
  if (found === undefined) throw new Error(`account ${session.accountId} has no ledger`);
  return new JsonText(found.text);
}
