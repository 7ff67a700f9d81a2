import type { Response } from '@playwright/test';
import { expect, expectLoaded, test } from './panel-test.ts';

test.use({ isFresh: true });

/** Issue 3: the first screen's JavaScript and CSS in all, over the wire. */
const mostBytes = 200_000;

test('the login page loads at most 200 kB of JavaScript and CSS, all of it brotli', async ({ page }) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto('/login');
  await expectLoaded(page);
  await page.waitForLoadState('networkidle');
  const code = responses.filter((response) =>
    ['script', 'stylesheet'].includes(response.request().resourceType()),
  );
  expect(code.length).toBeGreaterThan(5);
  const encodings = await Promise.all(code.map((response) => response.headerValue('content-encoding')));
  expect(new Set(encodings)).toEqual(new Set(['br']));
  const sizes = await Promise.all(code.map((response) => response.request().sizes()));
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
});
