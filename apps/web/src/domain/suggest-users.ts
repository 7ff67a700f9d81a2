import { can } from '../api/access.ts';
import { call } from '../api/call.ts';
import type { FilterChoice } from '../ui/table/definition/filter.ts';

/** As many as can be taken in at a glance; typing more letters finds the others. */
const mostOffered = 8;

/** For a filter by user: those that fit, where the admin may see users. */
export async function suggestUsers(text: string): Promise<readonly FilterChoice[]> {
  if (!can('getUsers')) return [];
  const { rows } = await call('getUsers', { limit: mostOffered, ...(text === '' ? {} : { search: text }) });
  return rows.map(({ email, unicode }) => ({ value: email, label: unicode }));
}
