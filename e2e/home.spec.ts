import { expect, expectAt, open, signIn, test } from './panel-test.ts';
import { wordsOf } from './words.ts';

const { home, number, session, shared } = wordsOf('en');
const { counters } = home;

test('the admin account shows who is signed in, from where, and the login before', async ({
  page,
  account,
  extraHTTPHeaders,
}) => {
  await signIn(page, account);
  await open(page, '/home');
  const facts = page.getByRole('region', { name: home.account.title });
  await expect(facts).toContainText(account.username);
  await expect(facts).toContainText(home.account.roleAdmin);
  await expect(facts).toContainText(String(extraHTTPHeaders?.['x-forwarded-for']));
  await expect(facts).toContainText(home.account.noLogin);
  await signIn(page, account);
  await page.reload();
  await expect(facts.getByRole('time')).toBeVisible();
  await expect(facts).not.toContainText(home.account.noLogin);

  const changes = page.getByRole('region', { name: home.history.title });
  await expect(changes.getByRole('time')).toHaveCount(1);
  await expect(changes.getByText(session.operations.login)).toHaveCount(0);
  await changes.getByRole('link', { name: home.history.all }).click();
  await expectAt(page, '/logs/accounthistory');
});

test('the mail engine is said to be missing where there is none, without the operator’s command', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await open(page, '/home');
  const engine = page.getByRole('region', { name: shared.mailEngine.title });
  await expect(engine).toContainText(shared.mailEngine.state.not_installed);
  await expect(engine).toContainText(home.engine.setUp);
  await expect(page.getByRole('main')).not.toContainText('npm run');
});

test.describe('of an account with some kinds of seats', () => {
  test.use({ limits: ['maxexemails=3', 'maxemails=7', 'maxquota=1500'] });
  test('exchange, external and chat show only when their maximum is not 0', async ({ page, account }) => {
    await signIn(page, account);
    await open(page, '/home');
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
      new RegExp(`^0 / ${number(1.5)}\\s(GB|Go)$`),
    );
    await expect(page.getByRole('meter', { name: counters.external })).toHaveCount(0);
    await expect(page.getByRole('meter', { name: counters.chat })).toHaveCount(0);
  });
});
