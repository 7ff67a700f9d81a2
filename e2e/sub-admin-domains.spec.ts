import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/sub-admins/messages/en.ts';
import { expect, expectAccessible, signIn, type TestAccount, tabTo, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

interface Row {
  readonly id: string;
  readonly domains_limited: 0 | 1;
  readonly domains: readonly { readonly id: string; readonly domain: string }[];
}
interface Added {
  readonly domain: { readonly id: string; readonly domain: string };
}

test.use({ limits: ['maxdomains=5'] });

const { form, domains } = words;

/** Four domains, and a sub-admin who works in all of them. */
const begin = async (page: Page, account: TestAccount) => {
  const token = await signIn(page, account);
  const stem = account.username.replaceAll(/[^a-z0-9]/g, '');
  const names = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-${stem}.example`);
  for (const domain of names) await callAction<Added>(page.request, 'addDomain', { domain }, token);
  const add = (name: string, fields: object) => {
    const username = `${account.username}.${name}`;
    const base = { username, email: `${username}@admins.example`, password: account.password };
    return callAction<Row>(page.request, 'addSubAdmin', { ...base, ...fields }, token).then((row) => ({
      ...row,
      username,
      password: account.password,
    }));
  };
  return { token, names, add };
};

test('a sub-admin is limited to domains found by typing, and the list tells them', async ({
  page,
  account,
}) => {
  const { token, names, add } = await begin(page, account);
  const other = await add('help', {});
  await page.goto(`/subadmins/${other.id}`);
  const panel = page.getByRole('main');
  const choice = panel.getByRole('combobox', { name: domains.label, exact: true });
  const offered = panel.getByRole('listbox', { name: domains.label, exact: true });
  await expect(choice).toHaveCount(0);
  await tabTo(page, panel.getByRole('switch', { name: domains.limit }));
  await page.keyboard.press('Space');
  await expect(choice).toHaveAccessibleDescription(domains.hint);
  await page.keyboard.press('Tab');
  await expect(choice).toBeFocused();
  for (const name of names) {
    await page.keyboard.type(name.slice(0, 4));
    await expect(offered.getByRole('option')).toHaveText([name]);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('Escape');
  const chosen = panel.getByRole('list', { name: domains.chosen });
  await expect(chosen.getByRole('listitem')).toHaveText(names);
  await expectAccessible(page);
  await panel.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  await page.goto('/subadmins');
  await expect(page.getByRole('row', { name: other.username })).toContainText(
    `${names.slice(0, 3).join(', ')} +1`,
  );

  await page.goto(`/subadmins/${other.id}`);
  await chosen.getByRole('button', { name: say(domains.remove, { name: names[1] ?? '' }) }).click();
  await expect(choice).toBeFocused();
  await panel.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await callAction<Row>(page.request, 'getSubAdmin', { id: other.id }, token);
  expect(saved.domains_limited).toBe(1);
  expect(saved.domains.map(({ domain }) => domain)).toEqual([names[0], names[2], names[3]]);
});

test('two who choose domains: the second sees the names of what changed', async ({ page, account }) => {
  const { token, names, add } = await begin(page, account);
  const other = await add('help', {});
  await page.goto(`/subadmins/${other.id}`);
  const panel = page.getByRole('main');
  await panel.getByLabel(form.name, { exact: true }).fill('Mine');
  const { rows } = await callAction<{ rows: Row['domains'] }>(page.request, 'getDomains', {}, token);
  const [first] = rows;
  const theirs = { id: other.id, domains_limited: 1, domains: [first?.id] };
  await callAction(page.request, 'updateSubAdmin', theirs, token);
  await panel.getByRole('button', { name: words.save }).click();
  await expect(panel.getByRole('alert')).toContainText(shared.errors.stale);
  await expect(panel.getByRole('table')).toContainText(words.facts.domains_limited);
  await expect(panel.getByRole('table')).toContainText(first?.domain ?? '');
  expect(names).toContain(first?.domain);
  await panel.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await callAction<Row>(page.request, 'getSubAdmin', { id: other.id }, token);
  expect(saved).toMatchObject({ name: 'Mine', domains_limited: 1, domains: [{ id: first?.id }] });
});

test('who is limited chooses from their own domains and keeps the limit', async ({ page, account }) => {
  const { token, names, add } = await begin(page, account);
  const { rows } = await callAction<{ rows: Row['domains'] }>(page.request, 'getDomains', {}, token);
  const own = rows.filter(({ domain }) => domain === names[0]).map(({ id }) => id);
  const deputy = await add('deputy', {
    permissions: { subadmins: 5, domains: 1 },
    domains_limited: 1,
    domains: own,
  });
  const everywhere = await add('everywhere', {});
  await signIn(page, deputy);
  await page.goto('/subadmins/new');
  const panel = page.getByRole('main');
  const limit = panel.getByRole('switch', { name: domains.limit });
  await expect(limit).toBeChecked();
  await expect(limit).toBeDisabled();
  await expect(panel.getByText(domains.ownLimit)).toBeVisible();
  await panel.getByRole('combobox', { name: domains.label, exact: true }).click();
  const offered = panel.getByRole('listbox', { name: domains.label, exact: true });
  await expect(offered.getByRole('option')).toHaveText([names[0] ?? '']);
  // Somebody with more domains is nobody to them.
  await page.goto('/subadmins');
  await expect(page.getByRole('row', { name: deputy.username })).toBeVisible();
  await expect(page.getByText(everywhere.username)).toHaveCount(0);
});
