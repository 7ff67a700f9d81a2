import { dns, set, until } from './house.ts';

/** Signs what a domain sends from now on. */
export async function startSigning(domain: string): Promise<void> {
  await set('enableDkim', { domain });
  await publishKeys(domain);
}

/** Puts the records of all keys into the DNS and waits until the newest signs. */
export async function publishKeys(domain: string): Promise<void> {
  const { keys } = await set('getDkim', { domain });
  for (const { host, value } of keys) dns.set({ [host]: { txt: [value] } });
  await set('checkDomainHealth', { domain });
  await until(async () => (await set('getDkim', { domain })).keys[0]?.state === 'active', 'the new key');
}
