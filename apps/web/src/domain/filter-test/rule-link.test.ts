import { expect, it } from 'vitest';
import { type Asked, linkOfRule } from './rule-link.ts';

const asked = (rule: Asked['rule'], outcome: Asked['outcome'], id: string | null = '7'): Asked => ({
  ...{ rule, outcome, entry: { id, text: 'anna@partner.example' } },
});
const at = (verdict: 'inbox' | 'junk' | 'refuse') => ({ verdict, name: 'ben@example.com' });

it('leads to the list that an entry is on', () => {
  expect(linkOfRule(asked('user_senders', 'decides'), at('inbox'))?.path).toBe('/filtering/whitelist');
  expect(linkOfRule(asked('domain_senders', 'decides'), at('refuse'))?.path).toBe('/filtering/blacklist');
  // Another rule refused it: what was not proven would have let it in.
  expect(linkOfRule(asked('account_senders', 'unproven'), at('refuse'))?.path).toBe('/filtering/whitelist');
  expect(linkOfRule(asked('account_networks', 'decides'), at('refuse'))).toEqual({
    ...{ path: '/filtering/ipaccesslists', search: { open: 7 } },
  });
  expect(linkOfRule(asked('auto_whitelist', 'decides'), at('inbox'))).toEqual({
    ...{ path: '/filtering/autowhitelist', search: { search: 'anna@partner.example' } },
  });
});

it('leads to the settings of the domain where these decide, and nowhere from what cannot be seen', () => {
  const settings = { path: '/filtering/settings', search: { domain: 'example.com' } };
  expect(linkOfRule({ rule: 'score', outcome: 'decides', entry: null }, at('junk'))).toEqual(settings);
  expect(linkOfRule({ rule: 'accept_from', outcome: 'silent', entry: null }, at('junk'))).toBeUndefined();
  expect(linkOfRule(asked('account_senders', 'decides', null), at('refuse'))).toBeUndefined();
  expect(linkOfRule({ rule: 'dmarc', outcome: 'silent', entry: null }, at('inbox'))).toBeUndefined();
});
