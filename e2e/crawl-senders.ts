import type { Call } from './crawl-addresses.ts';

const longAddress = 'somebody.with.a.very.long.name@a-company-with-a-long-name.elsewhere.example';
const note = 'Everybody in the Donaudampfschifffahrtsgesellschaft, since 1829';

/** Senders of every look on both lists: of the account, a domain and a user, with an end, and on the other list too. */
export async function addSenders(call: Call, domain: string) {
  const email = `anna@${domain}`;
  const sender = await call('addWhitelist', { address: 'müller.partner.example', domain, note });
  await call('addWhitelist', { address: longAddress, ignore_spf: 1, expires: '2199-12-31' });
  await call('addWhitelist', { address: 'both.example' });
  const own = await call('addWhitelist', { address: longAddress, email, note });
  const blocked = await call('addBlacklist', { address: 'both.example', apply_to_headers: 1 });
  await call('addBlacklist', { address: longAddress, email });
  const csv = ['new.example', longAddress, 'two words', 'new.example'].join('\n');
  const allowing = await call('planImport', { kind: 'whitelist', csv });
  const blocking = await call('planImport', { kind: 'blacklist', csv, email });
  return {
    ...{ sender: sender.unicode, senderId: sender.id, ownSenderId: own.id, blockedId: blocked.id },
    ...{ whitelistPlanId: allowing.plan.id, blacklistPlanId: blocking.plan.id },
  };
}
