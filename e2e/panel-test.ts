import { randomBytes, randomInt } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { encodeForm, formContentType } from '@posthouse/contract/core/wire';
import { operator } from './panel-process.ts';

export { expect };

export interface TestAccount {
  readonly username: string;
  readonly password: string;
  readonly email: string;
}

interface PanelFixtures {
  /** An account of its own, so that tests do not meet. */
  account: TestAccount;
}

export const test = base.extend<PanelFixtures>({
  baseURL: async ({}, use) => use(process.env['PANEL_URL'] ?? ''),
  // A client address of its own keeps a test out of the limits of others.
  extraHTTPHeaders: async ({}, use) =>
    use({ 'x-forwarded-for': `198.51.${randomInt(256)}.${randomInt(1, 255)}` }),
  account: async ({}, use) => {
    const username = `t${randomBytes(5).toString('hex')}`;
    const account = { username, password: 'Correct-horse-7', email: `${username}@admins.example` };
    await operator(
      'account',
      'create',
      '--name',
      username,
      '--email',
      account.email,
      '--password',
      account.password,
    );
    await use(account);
  },
});

/** Signs in without the login page, for tests about something else. */
export async function signIn(page: Page, { username, password }: TestAccount): Promise<string> {
  const answer = await page.request.post('/', {
    headers: { 'content-type': formContentType },
    data: encodeForm('login', { username, password }),
  });
  const { returndata } = (await answer.json()) as { returndata: { token: string } };
  await page.goto(`/?token=${returndata.token}`);
  await page.waitForURL('**/home');
  return returndata.token;
}

/** Every browser test of a screen ends here: nothing that hinders anybody, and nothing the CSP had to stop. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
