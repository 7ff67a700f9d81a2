import type { userRow } from '@posthouse/contract/features/users';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { accountUsage } from '../../db/schema/account.ts';
import { domainUsage } from '../../db/schema/domain.ts';
import { mailUser } from '../../db/schema/mail-user.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { usageWithin } from '../../rules/addresses/address-table.ts';

type AccountType = z.output<typeof userRow>['account_type'];

interface Counted {
  readonly domain?: readonly string[] | undefined;
  readonly account_type?: readonly AccountType[] | undefined;
}

const seats = {
  basic: 'basicUsers',
  enhanced: 'enhancedUsers',
  exchange: 'exchangeUsers',
  external: 'externalUsers',
} as const satisfies Record<
  Exclude<AccountType, 'audit'>,
  keyof typeof accountUsage & keyof typeof domainUsage
>;
const types = [...(Object.keys(seats) as (keyof typeof seats)[]), 'audit'] as const;

/** How many users of these types there are, in these domains or in all: the ledgers of seats know. */
export function countedUsers(ctx: TenantContext, { domain, account_type: wanted = types }: Counted): SQL {
  const { accountId, domains } = ctx.caller;
  const isWhole = domain === undefined && domains === 'all';
  const usage = isWhole ? accountUsage : domainUsage;
  const seated = sql.join(
    types.flatMap((type) => (type !== 'audit' && wanted.includes(type) ? [sql`${usage[seats[type]]}`] : [])),
    sql` + `,
  );
  const parts = [
    ...(wanted.some((type) => type !== 'audit') ? [seated] : []),
    ...(wanted.includes('audit') ? [isWhole ? auditMailboxes(accountId) : auditInDomains] : []),
  ];
  const where = isWhole ? eq(accountUsage.accountId, accountId) : usageWithin(ctx, domain);
  return sql`select coalesce(sum(${sql.join(parts, sql` + `)}), 0) from ${usage} where ${where}`;
}

/** They take no seats, so that the ledger of the account has none; there are few. */
const auditMailboxes = (accountId: number) =>
  sql`(select count(*) from ${mailUser} where ${and(eq(mailUser.accountId, accountId), eq(mailUser.accountType, 'audit'), isNull(mailUser.removedAt))})`;

const auditInDomains = sql`${domainUsage.users} - ${domainUsage.basicUsers} - ${domainUsage.enhancedUsers}
  - ${domainUsage.exchangeUsers} - ${domainUsage.externalUsers}`;
