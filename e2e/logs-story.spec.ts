import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/logs/messages/en.ts';
import { expect, expectAccessible, signIn, test } from './panel-test.ts';

const { story, status } = words;
/** Mail comes from the mail engine, which the panel of these tests does not have: the demo account has some. */
const demo = { username: 'demo', password: 'Demo-password-1', email: 'admin@demo.example' };

const firstMessage = (page: Page) => page.getByRole('grid').getByRole('link').first();

test('a message tells its story, leads to what fixes it, and back to the list as it was', async ({
  page,
}) => {
  await signIn(page, demo);
  const spam = '/logs/incominglogs?recipient_status=delivered&score_min=6';
  await page.goto(spam);
  const subject = await firstMessage(page).textContent();
  await firstMessage(page).click();
  await expect(page).toHaveURL(/\/logs\/message\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(subject));
  await expect(page.getByText(/^Received from mail\./)).toBeVisible();
  await expect(page.getByText(/^Spam score: /)).toBeVisible();
  await expect(page.getByText(story.verdict.junk).first()).toBeVisible();
  await expect(page.getByText(story.stored.Junk).first()).toBeVisible();
  await expectAccessible(page);
  const sender = await page.getByRole('link', { name: story.fix.allow }).first().getAttribute('href');

  await page.getByRole('main').getByRole('link', { name: words.title.incoming }).click();
  await expect(page).toHaveURL(new RegExp(`${spam.replace(/[?]/g, '\\?')}$`));
  await page.goto(String(sender));
  await expect(
    page.getByRole('dialog').getByRole('textbox', { name: /^E-mail address or domain/ }),
  ).toHaveValue(/@/);
});

test('a user’s page says why mail did not arrive', async ({ page }) => {
  await signIn(page, demo);
  await page.goto('/logs/outgoinglogs?recipient_status=permanent');
  await firstMessage(page).click();
  await expect(page.getByText(/^Refused by mx\./)).toBeVisible();
  await expect(page.getByText(story.bounced)).toBeVisible();
  const sender = await page.getByText(/^Sent by /).textContent();
  await page.goto(`/users/list?search=${encodeURIComponent(String(sender).replace('Sent by ', ''))}`);
  await firstMessage(page).click();
  const panel = page.getByRole('region', { name: story.recent.title });
  await expect(panel.getByText(status.permanent).first()).toBeVisible();
  await panel.getByRole('link').first().click();
  await expect(page.getByText(story.timeline).first()).toBeVisible();
});
