import type { ParsedInputOf } from '@posthouse/contract/core/action';
import {
  filterDomainRow,
  type filterSettingsActions,
} from '@posthouse/contract/features/filtering/filter-settings';
import { sql } from 'drizzle-orm';
import { defineList } from '../../../db/pages/list-page.ts';
import { domainName } from '../../../db/schema/domain.ts';
import { filterSettings } from '../../../db/schema/filter-rules.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { visibleNames } from '../../../rules/hosted-domains/domain-scope.ts';

type ListInput = ParsedInputOf<typeof filterSettingsActions.getFilterDomains>;

const columns = sql`${filterSettings.acceptFrom}, ${filterSettings.autowhitelist}::text, ${filterSettings.sensitivity}::text,
  ${filterSettings.spamTo}, ${filterSettings.keepSpamDays}::text, ${filterSettings.reportHours}::text, ${filterSettings.reportContent},
  ${filterSettings.reportFormat}, ${filterSettings.loginCountries}::text`;
const hasOwn = sql`exists (select from ${filterSettings} where ${filterSettings.accountId} = ${domainName.accountId}
  and ${filterSettings.domainId} = ${domainName.id} and coalesce(${columns}) is not null)`;

export const filterDomainList = defineList<typeof filterDomainRow, ListInput, TenantContext>({
  row: filterDomainRow,
  columns: {
    id: sql`${domainName.id}::text`,
    domain: domainName.ascii,
    unicode: domainName.unicode,
    own: sql`(${hasOwn})::int`,
  },
  from: sql`${domainName}`,
  account: domainName.accountId,
  id: domainName.id,
  scope: (ctx) => visibleNames(ctx, 'domain'),
  search: { words: domainName.searchText, name: domainName.unicode },
  sorts: { domain: { column: sql`${domainName.unicode}`, type: 'text' } },
  order: ['domain', 'asc'],
  filters: { own: (own) => (own ? hasOwn : sql`not ${hasOwn}`) },
});
