import type { Route } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { expect, expectAccessible, open, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { onAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { ask, bulk, form } = words;

test.use({ limits: limitsOfDomain });

interface Effects {
  readonly rows: readonly unknown[];
}

test('the quota of many says first who is above it, leaves them out, and can be undone but for what changed since', async ({
  page,
  account,
}) => {
  const { domain, call, anna, ben } = await startInDomain(page, account);
  const carl = await call('addUser', { username: 'carl', domain, password: 'Correct-horse-7', quota: 300 });
  const held: Route[] = [];
  await onAction(page, 'getQuotaEffects', async (route) => void held.push(route));
  await open(page, '/users/list');
  await page.getByRole('checkbox', { name: shared.list.selectPage }).check();
  await page.getByRole('button', { name: bulk.quota }).click();
  const three = { num: 3, shown: '3' };
  const dialog = page.getByRole('alertdialog', { name: say(ask.quota, three) });
  await dialog.getByLabel(form.quota).fill('0.05');
  await dialog.getByRole('button', { name: bulk.quota }).click();
  // Nothing is changed while the answer takes its time.
  await expect.poll(() => held.length).toBe(1);
  expect(await call<{ quota: number }>('getUser', { id: anna.id })).toMatchObject({ quota: 100 });
  const above = { total: 3, over: 1, rows: [{ id: anna.id, unicode: anna.email, used: 60, quota: 100 }] };
  const response = await held[0]?.fetch();
  const told = (await response?.json()) as { returndata: Effects };
  expect(told.returndata.rows).toEqual([]);
  await held[0]?.fulfill({ json: { ...told, returndata: { ...told.returndata, ...above } } });
  await expect(dialog.getByText(say(ask.quotaUsed, { name: anna.email, used: '60 MB' }))).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  const change = dialog.getByRole('button', { name: say(ask.quota, { num: 2, shown: '2' }) });
  const sent = page.waitForRequest((request) => request.postData()?.includes('action=updateUsers') === true);
  await change.click();
  expect((await sent).postData()).toContain('leave_over=1');
  const undo = page.getByRole('button', { name: words.undo });
  await expect(undo).toBeVisible();
  await call('updateUser', { id: ben.id, quota: 70 });
  await undo.click();
  await expect(page.getByText(ask.changedSince)).toBeVisible();
  await expect(page.getByRole('status').getByText(ben.email)).toBeVisible();
  const quotaOf = async (id: string) => (await call<{ quota: number }>('getUser', { id })).quota;
  expect([await quotaOf(ben.id), await quotaOf(carl.id)]).toEqual([70, 300]);
});

test('disabling users is undone for those who were enabled, and for no others', async ({ page, account }) => {
  const { call, anna, ben } = await startInDomain(page, account);
  await call('disableUsers', { ids: [anna.id] });
  await open(page, '/users/list');
  await page.getByRole('checkbox', { name: shared.list.selectPage }).check();
  const two = { num: 2, shown: '2' };
  await page.getByRole('button', { name: say(bulk.disable, two) }).click();
  await page
    .getByRole('alertdialog', { name: say(ask.disable, two) })
    .getByRole('button', { name: say(bulk.disable, two) })
    .click();
  await page.getByRole('button', { name: words.undo }).click();
  const stateOf = async (id: string) => (await call<{ active: number }>('getUser', { id })).active;
  await expect.poll(() => stateOf(ben.id)).toBe(1);
  expect(await stateOf(anna.id)).toBe(0);
});
