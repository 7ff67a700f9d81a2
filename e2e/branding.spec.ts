import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { messages as words } from '../apps/web/src/features/branding/messages/en.ts';
import { expect, expectAccessible, expectLoaded, signIn, test } from './panel-test.ts';
import { tokenOf } from './stored-session.ts';
import { callAction, changeAnswer } from './wire.ts';
import { wordsOf } from './words.ts';

const { number, say, session, shared } = wordsOf('en');

interface Stored {
  readonly own: Readonly<Record<string, string>>;
  readonly applied: Readonly<Record<string, string>>;
  readonly version: number;
}

const svg = (inside: string) => ({
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="60">${inside}</svg>`),
});
const blueLogo = svg('<rect width="200" height="60" fill="#123a8c"/>');

const addDomain = async (page: Page, token: string) => {
  const domain = `brand-${randomBytes(4).toString('hex')}.example`;
  await callAction(page.request, 'addDomain', { domain }, token);
  return domain;
};

test.use({ limits: ['maxdomains=3'] });

const { form, preview, reset } = words;
const readOwn = (page: Page, token: string) =>
  callAction<Stored>(page.request, 'getAdminBranding', {}, token);
const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const contrast = (text: string, ratio: number) => say(text, { ratio: number(ratio), least: number(4.5) });

test('the brand of the account is typed, seen at once, saved and taken away', async ({ page, account }) => {
  const token = await signIn(page, account);
  await page.goto('/branding');
  await expectLoaded(page);
  await expect(fieldOf(page, form.brandname)).toHaveAttribute('placeholder', 'Posthouse');
  await expect(page.getByText(say(form.inherited, { value: 'Posthouse' }))).toBeVisible();
  await fieldOf(page, form.brandname).fill('Shop Mail');
  await expect(page.getByRole('img', { name: say(preview.label, { name: 'Shop Mail' }) })).toBeVisible();
  await fieldOf(page, form.brandlink).fill('https://shop.example/');
  await fieldOf(page, form.supportemail).fill('help@shop.example');
  await fieldOf(page, form.brandcolor).fill('#7a1f1f');
  await expect(page.getByText(contrast(form.contrastEnough, 10.2))).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(blueLogo);
  await expect(page.getByRole('button', { name: form.defaultLogo })).toBeVisible();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const saved = await readOwn(page, token);
  expect(saved.own).toMatchObject({
    brandname: 'Shop Mail',
    brandlink: 'https://shop.example/',
    supportemail: 'help@shop.example',
    brandcolor: '#7a1f1f',
  });
  const picture = await page.request.get(saved.own['logo'] ?? '');
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/png' });
  await page.getByRole('button', { name: reset.button }).click();
  const question = page.getByRole('alertdialog', { name: reset.title });
  await expect(question).toContainText(reset.text);
  await question.getByRole('button', { name: reset.button }).click();
  await expect(fieldOf(page, form.brandname)).toHaveValue('');
  await expect(page.getByRole('button', { name: reset.button })).toHaveCount(0);
  expect((await readOwn(page, token)).own).toMatchObject({ brandname: '', logo: '' });
});

test('what cannot be read or drawn is refused in words, and nothing typed is lost', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await page.goto('/branding');
  await fieldOf(page, form.brandcolor).fill('#ffcc00');
  await expect(page.getByText(contrast(form.contrastLow, 1.5))).toBeVisible();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.fields.contrast).first()).toBeVisible();
  await expectAccessible(page);
  await fieldOf(page, form.brandcolor).fill('');
  await fieldOf(page, form.brandname).fill('Shop Mail');
  await page.locator('input[type=file]').setInputFiles({ ...blueLogo, buffer: Buffer.alloc(2_000_001) });
  await expect(page.getByText(say(form.logoTooLarge, { megabytes: '2' }))).toBeVisible();
  const outside = svg('<image href="https://evil.example/x.png" width="9" height="9"/>');
  await page.locator('input[type=file]').setInputFiles(outside);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('alert')).toHaveText(say(shared.errors.file_invalid, { reason: 'content' }));
  await expect(fieldOf(page, form.brandname)).toHaveValue('Shop Mail');
});

test('two who change it: the second sees what changed and loses nothing', async ({ page, account }) => {
  const token = await signIn(page, account);
  await page.goto('/branding');
  await fieldOf(page, form.brandname).fill('Mine');
  await callAction(page.request, 'setAdminBranding', { brandcolor: '#123456' }, token);
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByRole('alert')).toContainText(shared.errors.stale);
  await expect(page.getByRole('table')).toContainText('#123456');
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(shared.operation.done)).toBeVisible();
  const { own } = await readOwn(page, token);
  expect(own).toMatchObject({ brandname: 'Mine', brandcolor: '#123456' });
});

test('a domain takes from the account what it leaves empty, and goes back to it', async ({
  page,
  account,
}) => {
  const token = await signIn(page, account);
  const domain = await addDomain(page, token);
  await callAction(page.request, 'setAdminBranding', { brandname: 'Account Mail' }, token);
  await page.goto('/domains/brandingdomains');
  await expect(page.getByRole('row', { name: domain })).toContainText(words.origin.inherited);
  await page.getByRole('link', { name: domain, exact: true }).click();
  const panel = page.getByRole('dialog', { name: domain });
  const name = panel.getByRole('textbox', { name: form.brandname, exact: true });
  await expect(name).toHaveAttribute('placeholder', 'Account Mail');
  await panel.getByRole('textbox', { name: form.brandcolor, exact: true }).fill('#145214');
  await expect(panel.getByRole('img', { name: say(preview.label, { name: 'Account Mail' }) })).toBeVisible();
  await panel.getByRole('button', { name: words.save }).click();
  await expect(panel).toBeHidden();
  const row = page.getByRole('row', { name: domain });
  await expect(row).toContainText('#145214');
  await expect(row).toContainText(words.origin.own);
  await page.getByRole('button', { name: say(shared.list.rowActions, { name: domain }) }).click();
  await page.getByRole('menuitem', { name: words.row.reset, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say(words.row.resetTitle, { name: domain }) });
  await expect(question).toContainText(words.row.resetText);
  await question.getByRole('button', { name: words.row.reset }).click();
  await expect(row).toContainText(words.origin.inherited);
});

test('the login page shows the brand of its host, and the product’s own without one', async ({
  page,
  account,
}) => {
  await page.goto('/login');
  await expectLoaded(page);
  await expect(page.getByRole('banner')).toContainText('Posthouse');
  const before = await page.getByLabel(session.login.username).boundingBox();
  const token = await tokenOf(page.request, account);
  const logo = blueLogo.buffer.toString('base64');
  const { own } = await callAction<Stored>(page.request, 'setAdminBranding', { logo }, token);
  await changeAnswer(page, 'getBranding', {
    brandname: 'Shop Mail',
    brandlink: 'https://shop.example/',
    supportemail: 'help@shop.example',
    brandcolor: '#7a1f1f',
    logo: own['logo'] ?? '',
  });
  await page.goto('/login');
  await expect(page.getByRole('img', { name: 'Shop Mail' })).toBeVisible();
  await expect(page.getByRole('button', { name: session.login.submit })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 31)',
  );
  await expect(page.getByRole('link', { name: 'Shop Mail' })).toHaveAttribute(
    'href',
    'https://shop.example/',
  );
  await expect(page.getByRole('link', { name: 'help@shop.example' })).toBeVisible();
  expect(await page.getByLabel(session.login.username).boundingBox()).toEqual(before);
  await expectAccessible(page);
});
