import type { Page } from '@playwright/test';
import { callAs } from './screenshot-tools.ts';

/** An office that everybody works in, and two people who work elsewhere. */
export async function trustSome(page: Page): Promise<void> {
  const domain = 'north-harbour.example';
  await callAs(page, 'addTrustedIp', { domain, ip: '198.51.100.0/24', description: 'Office' });
  const { rows } = await callAs(page, 'getUsers', { domain, limit: 2 });
  for (const [index, { username }] of rows.entries()) {
    const ip = ['203.0.113.77', '2001:db8:40::/48'][index] ?? '';
    await callAs(page, 'addTrustedIp', { domain, username, ip, description: 'Home office' });
  }
}

/** Some senders and servers that are wanted or not. */
export async function filterSome(page: Page): Promise<void> {
  const domain = 'north-harbour.example';
  await callAs(page, 'addWhitelist', { address: 'partner.example', note: 'Invoices' });
  await callAs(page, 'addWhitelist', { address: 'anna@supplier.example', domain, apply_to_headers: 1 });
  await callAs(page, 'addBlacklist', { address: 'prizes.example', note: 'Asked for by the works council' });
  await callAs(page, 'addIpAccess', {
    ip: '203.0.113.0/24',
    type: 'block',
    preference: 20,
    description: 'Bulk mail',
  });
  await callAs(page, 'addIpAccess', {
    ip: '203.0.113.7',
    type: 'allow',
    preference: 30,
    description: 'Newsletter',
  });
  await callAs(page, 'updateFilterSettings', {
    domain,
    sensitivity: 7,
    report_hours: 24,
    login_countries: 2,
  });
}

export const testedMail =
  '/filtering/whitelist?test=from=anna@partner.example,to=info@north-harbour.example,score=7.5';
