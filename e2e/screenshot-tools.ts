import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import type { Language } from '@posthouse/contract/core/languages';
import { callAction } from './wire.ts';
import { wordsOf } from './words.ts';

export const folder = join(import.meta.dirname, '../docs/screens');
export const desk = { width: 1440, height: 900 };
export const laptop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

export const demo = { username: 'demo', password: String(process.env['DEMO_PASSWORD'] ?? 'Demo-password-1') };

export const panel = () => ({ baseURL: String(process.env['PANEL_URL']) });

export async function open(browser: Browser, viewport: typeof desk, language: Language): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    ...panel(),
    viewport,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.23' },
    storageState: {
      cookies: [],
      origins: [{ origin: panel().baseURL, localStorage: [{ name: 'language', value: language }] }],
    },
  });
  return context.newPage();
}

export async function fillLogin(page: Page, language: Language, as = demo): Promise<void> {
  const { login } = wordsOf(language).session;
  await page.getByLabel(login.username).fill(as.username);
  await page.getByLabel(login.password, { exact: true }).fill(as.password);
  await page.getByRole('button', { name: login.submit }).click();
}

export async function logIn(page: Page, language: Language): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, language);
  await page.getByRole('heading', { level: 1, name: wordsOf(language).home.title }).waitFor();
}

/** What is done in the name of whoever is signed in on the page. */
export async function callAs<Name extends ActionName>(
  page: Page,
  name: Name,
  input: ActionInput<Name>,
): Promise<ActionAnswer<Name>> {
  const token = String(await page.evaluate(() => localStorage.getItem('token')));
  return callAction<ActionAnswer<Name>>(page.request, name, input, token);
}

export async function shoot(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await shootNow(page, name);
}

export async function shootNow(page: Page, name: string, { fullPage = false } = {}): Promise<void> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', fullPage });
}
