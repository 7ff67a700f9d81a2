import type { Page } from '@playwright/test';
import { operator } from './panel-process.ts';
import { signIn, type TestAccount } from './panel-test.ts';
import { callAction } from './wire.ts';

interface Made {
  readonly id: string;
  readonly email: string;
}

/** Signs in to an account that has a verified domain with two users in it. */
export async function startInDomain(page: Page, account: TestAccount) {
  const token = await signIn(page, account);
  const domain = `${account.username}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  await operator('domain', 'verify', domain, '--account', account.username);
  const call = <Answer = Made>(action: string, fields: Readonly<Record<string, unknown>>) =>
    callAction<Answer>(page.request, action, fields, token);
  const user = { domain, password: 'Correct-horse-7', quota: 100 };
  const anna = await call('addUser', { ...user, username: 'anna', name: 'Anna Berg' });
  const ben = await call('addUser', { ...user, username: 'ben', name: 'Ben Carter' });
  return { domain, call, anna, ben };
}

export const limitsOfDomain = ['maxdomains=3', 'maxemails=5', 'maxquota=5000'];
