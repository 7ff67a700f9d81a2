import { call } from '../../api/call.ts';
import { domainAddress } from './page/domain-address.ts';

const most = 5;

/** The domains whose names contain the text. */
export async function findDomains(text: string, signal: AbortSignal) {
  const { rows } = await call('getDomains', { search: text, limit: most }, { signal });
  return rows.map(({ id, domain, unicode }) => ({
    id: `domain-${id}`,
    title: unicode,
    words: domain,
    target: { to: domainAddress(id) },
  }));
}
