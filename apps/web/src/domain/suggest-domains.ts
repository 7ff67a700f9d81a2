import { can } from '../api/access.ts';
import { call } from '../api/call.ts';
import type { FilterChoice } from '../ui/table/definition/filter.ts';

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 8;

/** For a filter by domain: those that fit, of all that the admin sees. */
export async function suggestDomains(text: string): Promise<readonly FilterChoice[]> {
  const action = (['getDomains', 'getUserDomains', 'getFilterDomains'] as const).find(can);
  if (action === undefined) return [];
  const { rows } = await call(action, { limit: mostOffered, ...(text === '' ? {} : { search: text }) });
  return rows.map(({ domain, unicode }) => ({
    value: domain,
    label: unicode === domain ? domain : `${unicode} (${domain})`,
  }));
}
