import { loadLimits, measureLoad } from './page-load.ts';
import { expect, expectAt, expectLoaded, open, signIn, test } from './panel-test.ts';
import { wordsOf } from './words.ts';

const { shared } = wordsOf('en');

test.use({ isFresh: true });

test('the login page and then a list load few files, which are small and brotli', async ({
  page,
  account,
}) => {
  const encodings = new Set<string | null>();
  page.on('response', async (response) => {
    if (/\.(js|css)$/.test(response.url())) encodings.add(await response.headerValue('content-encoding'));
  });
  const login = await measureLoad(page, '/login');
  expect(login.requests.length, login.requests.join('\n')).toBeLessThanOrEqual(loadLimits.login.requests);
  expect(login.codeBytes).toBeLessThanOrEqual(loadLimits.login.codeBytes);
  expect(login.requests.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
  // Not on the page of the panel, which would take over the session and go on by itself.
  await page.goto('about:blank');
  await signIn(page, account);
  const list = await measureLoad(page, '/users/list');
  expect(list.requests.length, list.requests.join('\n')).toBeLessThanOrEqual(loadLimits.list.requests);
  expect(list.codeBytes).toBeLessThanOrEqual(loadLimits.list.codeBytes);
  expect(encodings).toEqual(new Set(['br']));
  const sizes = { login: login.codeBytes, list: list.codeBytes };
  test.info().annotations.push({ type: 'bytes', description: JSON.stringify(sizes) });
});

test('what an address needs is asked for in one round, before the panel has started', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) asked.push(new URL(request.url()).pathname);
  });
  // The start never comes: nothing after it can have asked.
  await page.route('**/assets/index-*.js', () => undefined);
  await page.goto('/users/list', { waitUntil: 'commit' });
  const named = () => asked.map((path) => /assets\/(.+)-[\w-]{8}\.js$/.exec(path)?.[1]).toSorted();
  await expect
    .poll(named)
    .toEqual(
      [
        ...['frame', 'frame-en', 'index', 'list-grid', 'list-kit'],
        ...['rolldown-runtime', 'shared', 'start-en', 'users', 'users-en'],
      ].toSorted(),
    );
});

test('a page that is older than what is published leads to the new one', async ({ page, account }) => {
  await signIn(page, account);
  await open(page, '/home');
  // As after an update: files have new names, and the server has the old ones no longer.
  await page.route('**/assets/users-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('navigation').getByRole('link', { name: shared.menu.users }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.errorPages.title6);
  await page.unroute('**/assets/users-*.js');
  await page.getByRole('button', { name: shared.action.reload }).click();
  await expectAt(page, '/users/list');
  await expectLoaded(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shared.menu.users);
});
