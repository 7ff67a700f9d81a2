import type { Route } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/users/messages/en.ts';
import { expect, expectAccessible, expectAt, open, test } from './panel-test.ts';
import { limitsOfDomain, startInDomain } from './verified-domain.ts';
import { onAction } from './wire.ts';
import { wordsOf } from './words.ts';

const { say, shared } = wordsOf('en');
const { row: does, ask, bulk, removal } = words;

test.use({ limits: limitsOfDomain });

test('removing a user waits for a slow answer, says what becomes of what leads there, and wants the name', async ({
  page,
  account,
}) => {
  const { domain, call, anna, ben } = await startInDomain(page, account);
  await call('addAlias', { alias: 'info', domain, forward: [anna.email] });
  await call('addAlias', { alias: 'both', domain, forward: [anna.email, ben.email] });
  await call('setForwards', { id: ben.id, destinations: [anna.email] });
  const held: Route[] = [];
  await onAction(page, 'getRemovalEffects', async (route) => void held.push(route));
  await open(page, `/users/list/${anna.id}`);
  await page.getByRole('button', { name: does.remove }).click();
  const question = page.getByRole('alertdialog', { name: say(ask.removeOne, { name: anna.email }) });
  const remove = question.getByRole('button', { name: does.remove });
  await expect(question.getByText(removal.reading)).toBeVisible();
  await expect(remove).toBeDisabled();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(question.getByText(say(removal.effect.alias_refused, { num: 1, shown: '1' }))).toBeVisible();
  await expect(question.getByText(`info@${domain}`)).toBeVisible();
  await expect(question.getByText(say(removal.effect.alias, { num: 1, shown: '1' }))).toBeVisible();
  await expect(question.getByText(say(removal.effect.forward, { num: 1, shown: '1' }))).toBeVisible();
  await expectAccessible(page);
  await expect(remove).toBeDisabled();
  const typed = question.getByLabel(say(shared.dialog.typeToConfirm, { name: anna.email }));
  await expect(typed).toBeFocused();
  await typed.fill(ben.email);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await typed.fill(anna.email);
  await page.keyboard.press('Enter');
  await expectAt(page, '/users/list');
  await expect(page.getByRole('row', { name: anna.email })).toHaveCount(0);
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByRole('row', { name: anna.email })).toBeVisible();
});

test('removing all users at once says how many and what hurts, and wants the number', async ({
  page,
  account,
}) => {
  const { domain, call, anna, ben } = await startInDomain(page, account);
  await call('addAlias', { alias: 'both', domain, forward: [anna.email, ben.email] });
  await open(page, '/users/list');
  await page.getByRole('checkbox', { name: shared.list.selectPage }).check();
  const two = { num: 2, shown: '2' };
  await page.getByRole('button', { name: say(bulk.remove, two) }).click();
  const question = page.getByRole('alertdialog', { name: say(ask.remove, two) });
  await expect(question.getByText(say(removal.effect.alias_refused, { num: 1, shown: '1' }))).toBeVisible();
  await question.getByLabel(say(shared.dialog.typeToConfirm, { name: '2' })).fill('2');
  await question.getByRole('button', { name: say(bulk.remove, two) }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
});
