import type { Call } from './crawl-addresses.ts';

/** Settings of the account and of a domain, and entries that are shadowed or have exceptions. */
export async function addFilterRules(call: Call, domain: string) {
  await call('updateFilterSettings', { spam_to: 'delete', keep_spam_days: 14 });
  await call('updateFilterSettings', { domain, sensitivity: 7, accept_from: 'whitelist' });
  await call('addIpAccess', { ip: '192.0.2.7', type: 'allow', description: 'x '.repeat(100) });
  const { id: networkId } = await call('addIpAccess', { ip: '192.0.2.0/24', type: 'block' });
  const { id: shadowedId } = await call('addIpAccess', { ip: '192.0.2.9', type: 'allow' });
  await call('addIpAccess', { ip: '2001:db8:1234:5678:9abc:def0:1234:5678', type: 'allow', domain });
  return { networkId, shadowedId };
}
