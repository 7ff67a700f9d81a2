import type { ActionAnswer } from '@posthouse/contract';
import { expect, expectAccessible, expectAt, inLanguages, signIn, test, tokenOf } from './panel-test.ts';
import { changeAnswer, onAction } from './wire.ts';

type Status = ActionAnswer<'status'>;
type AdminInfo = ActionAnswer<'getAdminInfo'>;

inLanguages(['en', 'de'], ({ shared, session, home, number }) => {
  const { counters } = home;

  test('seats and quota are shown as "current / max", quota in GB of 1000 MB', async ({ page, account }) => {
    await changeAnswer<Status>(page, 'status', {
      curemails: 1234,
      maxemails: 2000,
      cureemails: 9,
      maxeemails: 10,
      curdomains: 3,
      maxdomains: 3,
      curexemails: 1,
      maxexemails: 4,
      curocemails: 0,
      maxocemails: 5,
      curzulipusers: 2,
      maxzulipusers: 25,
      curquota: 12_500,
      maxquota: 2_000_000,
    });
    await signIn(page, account);
    const figures: Readonly<Record<string, string>> = {
      [counters.basic]: `${number(1234)} / ${number(2000)}`,
      [counters.enhanced]: '9 / 10',
      [counters.domains]: '3 / 3',
      [counters.exchange]: '1 / 4',
      [counters.external]: '0 / 5',
      [counters.chat]: '2 / 25',
      [counters.quota]: `${number(12.5)} / ${number(2000)} ${counters.unit}`,
    };
    for (const [label, text] of Object.entries(figures)) {
      await expect(page.getByRole('meter', { name: label })).toHaveAttribute('aria-valuetext', text);
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(`${number(1987.5)} ${counters.unit}`, { exact: true })).toBeVisible();
    await expect(page.getByText(shared.usage.nearlyFull)).toHaveCount(1);
    await expect(page.getByText(shared.usage.full, { exact: true })).toHaveCount(1);
    await expectAccessible(page);
  });

  test('the admin account shows who is signed in, from where, and the login before', async ({
    page,
    account,
    extraHTTPHeaders,
  }) => {
    await signIn(page, account);
    const facts = page.getByRole('region', { name: home.account.title });
    await expect(facts).toContainText(account.username);
    await expect(facts).toContainText(home.account.roleAdmin);
    await expect(facts).toContainText(String(extraHTTPHeaders?.['x-forwarded-for']));
    await expect(facts).toContainText(home.account.noLogin);
    await signIn(page, account);
    await expect(facts.getByRole('time')).toBeVisible();
    await expect(facts).not.toContainText(home.account.noLogin);

    const changes = page.getByRole('region', { name: home.history.title });
    await expect(changes.getByText(session.operations.login)).toHaveCount(2);
    await changes.getByRole('link', { name: home.history.all }).click();
    await expectAt(page, '/logs/accounthistory');
  });

  test('an answer without a returncode is a "Server Error!"', async ({ page, account }) => {
    await onAction(page, 'status', (route) => route.fulfill({ json: { returndata: {} } }));
    await signIn(page, account);
    const panel = page.getByRole('region', { name: counters.title });
    await expect(panel.getByRole('alert')).toContainText(shared.errors.server_error);
  });
});

inLanguages(['es'], ({ home, number }) => {
  const { counters } = home;

  test.describe('of an account with some kinds of seats', () => {
    test.use({ limits: ['maxexemails=3', 'maxemails=7', 'maxquota=1500'] });
    test('exchange, external and chat show only when their maximum is not 0', async ({ page, account }) => {
      await signIn(page, account);
      await expect(page.getByRole('meter', { name: counters.exchange })).toHaveAttribute(
        'aria-valuetext',
        '0 / 3',
      );
      await expect(page.getByRole('meter', { name: counters.basic })).toHaveAttribute(
        'aria-valuetext',
        '0 / 7',
      );
      await expect(page.getByRole('meter', { name: counters.quota })).toHaveAttribute(
        'aria-valuetext',
        `0 / ${number(1.5)} ${counters.unit}`,
      );
      await expect(page.getByRole('meter', { name: counters.external })).toHaveCount(0);
      await expect(page.getByRole('meter', { name: counters.chat })).toHaveCount(0);
    });
  });
});

inLanguages(['fr'], ({ home, number }) => {
  const { counters } = home;

  test('an account that grows by itself may allocate the whole maximum', async ({ page, account }) => {
    await changeAnswer<Status>(page, 'status', { curquota: 1500, maxquota: 4000, autogrow_quota: 1 });
    await signIn(page, account);
    await expect(page.getByText(`${number(4)} ${counters.unit}`, { exact: true })).toBeVisible();
    await expect(page.getByText(`${number(1.5)} / ${number(4)} ${counters.unit}`)).toBeVisible();
  });
});

inLanguages(['id', 'fr'], ({ home, say }) => {
  test('a security warning is shown in the language, with its level', async ({ page, account }) => {
    await changeAnswer<AdminInfo>(page, 'getAdminInfo', {
      security_warnings: [{ code: 'password_expires', level: 2, days: 0 }],
    });
    await signIn(page, account);
    await expect(page.getByText(say(home.warning.password_expires, { days: 0 }))).toBeVisible();
    await expect(page.getByText(home.warning.level2)).toBeVisible();
    await expectAccessible(page);
  });
});

inLanguages(['de'], ({ home }) => {
  test('moments are written by the timezone and the date format of the account', async ({
    page,
    account,
  }) => {
    await changeAnswer<AdminInfo>(page, 'getAdminInfo', {
      lastlogin: '2026-01-31T20:05:09.000Z',
      timezone: 'Asia/Tokyo',
      dateformat: 'DD-MM-YYYY',
    });
    await signIn(page, account);
    const facts = page.getByRole('region', { name: home.account.title });
    await expect(facts.getByRole('time')).toHaveAttribute('title', '01-02-2026, 05:05:09 GMT+9');
  });
});

inLanguages(['ptbr'], ({ shared, home }) => {
  const { counters } = home;

  test('a part that could not be loaded says so and can be tried again', async ({ page, account }) => {
    const token = await tokenOf(page, account);
    let isBroken = true;
    await onAction(page, 'status', (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto(`/?token=${token}`);
    const panel = page.getByRole('region', { name: counters.title });
    await expect(panel.getByRole('alert')).toContainText(shared.errors.network);
    await expectAccessible(page);
    isBroken = false;
    await panel.getByRole('button', { name: shared.action.retry }).click();
    await expect(page.getByRole('meter', { name: counters.basic })).toBeVisible();
  });
});
