import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { userDomainRow, type usersActions } from '@posthouse/contract/features/users';
import { and, isNotNull, sql } from 'drizzle-orm';
import { defineList } from '../../db/pages/list-page.ts';
import { domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof usersActions.getUserDomains>;

/** The domains users can be added in. */
export const userDomainList = defineList<typeof userDomainRow, ListInput, TenantContext>({
  row: userDomainRow,
  columns: {
    id: sql`${domainName.id}::text`,
    domain: domainName.ascii,
    unicode: domainName.unicode,
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  scope: (ctx) => and(visibleNames(ctx, 'domain'), isNotNull(domainName.verifiedAt)),
  search: { words: domainName.searchText, name: domainName.unicode },
  sorts: { domain: { column: sql`${domainName.unicode}`, type: 'text' } },
  order: ['domain', 'asc'],
  filters: {},
});
