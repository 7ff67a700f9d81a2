import { expect, expectLoaded, signIn, test } from './panel-test.ts';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');

test.use({ limits: ['maxdomains=40'] });

test('a list stays where it is scrolled to while rows are selected', async ({ page, account }) => {
  const token = await signIn(page, account);
  const names = Array.from({ length: 40 }, (_, n) => `d${10 + n}.${account.username}.example`);
  await callAction(page.request, 'addDomains', { domains: names }, token);
  await page.goto('/domains/domainlist');
  await expectLoaded(page);
  const scroller = page.locator('.MuiDataGrid-virtualScroller');
  const top = () => scroller.evaluate(({ scrollTop }) => scrollTop);
  // The grid gets its height with its rows.
  await expect(async () => {
    await scroller.evaluate((element) => element.scrollTo(0, 700));
    expect(await top()).toBe(700);
  }).toPass();
  // A click of Playwright's would scroll by itself when a row moves under it.
  for (const name of names.slice(22, 25)) {
    const box = page.getByRole('checkbox', { name: say(shared.list.selectRow, { name }) });
    await box.dispatchEvent('click');
    await expect(box).toBeChecked();
  }
  await expect(
    page.getByRole('group', { name: say(shared.list.selected, { num: 3, shown: '3' }) }),
  ).toBeVisible();
  expect(await top()).toBe(700);
});
