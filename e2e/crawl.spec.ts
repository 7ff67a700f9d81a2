import type { Page } from '@playwright/test';
import { type Language, languageNames, languages } from '@posthouse/contract/core/languages';
import { findingsIn, translator } from './catalogs.ts';
import { type CrawlAccounts, makeCrawlAccounts } from './crawl-account.ts';
import { readOverflow, readTexts } from './crawl-checks.ts';
import { crawlStates, type State } from './crawl-states.ts';
import { Crawler, nameOfState } from './crawler.ts';
import { accessibilityFindings, test as base, expect } from './panel-test.ts';

const wide = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };
const windows = [wide, { width: 1280, height: 800 }, small];

/** One set of accounts for all that a worker walks over. */
const test = base.extend<object, { crawled: CrawlAccounts }>({
  crawled: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: String(process.env['PANEL_URL']) });
      await use(await makeCrawlAccounts(request));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

test.setTimeout(600_000);

for (const language of languages) {
  test(`${languageNames[language]}: every text is in the language, and fits at every width`, async ({
    page,
    crawled,
  }) => {
    const isForeign = await findingsIn(language);
    const findings: string[] = [];
    const crawler = await crawl(language, page, crawled);
    const reached = (state: State) => isReached(crawler, state, findings);
    for (const state of crawlStates(crawled.sights)) {
      if (!(await reached(state))) continue;
      for (const window of state.onPhone ? [small] : windows) {
        await crawler.resize(window);
        const found = await lasting(async () => [
          ...(await readOverflow(page)),
          ...(await readTexts(page)).flatMap((text) => isForeign(text) ?? []),
        ]);
        findings.push(...found.map((one) => `${nameOfState(state)} at ${window.width} px: ${one}`));
      }
    }
    expect([...new Set(findings)]).toEqual([]);
  });
}

for (const window of [wide, small]) {
  test(`nothing hinders anybody at ${window.width} px`, async ({ page, crawled }) => {
    const findings: string[] = [];
    const crawler = await crawl('en', page, crawled);
    for (const state of crawlStates(crawled.sights)) {
      if (state.onPhone && window !== small) continue;
      if (!(await isReached(crawler, state, findings))) continue;
      await crawler.resize(window);
      const found = await accessibilityFindings(page);
      findings.push(...found.map((one) => `${nameOfState(state)}: ${one}`));
    }
    expect(findings).toEqual([]);
  });
}

/** What is still wrong once the panel had the time to draw itself. */
async function lasting(read: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  const isFine = async () => {
    found = await read();
    expect(found).toEqual([]);
  };
  await expect(isFine)
    .toPass({ timeout: 3_000 })
    .catch(() => undefined);
  return found;
}

/** A state that cannot be shown is a finding like others, so that one run tells them all. */
async function isReached(crawler: Crawler, state: State, findings: string[]): Promise<boolean> {
  try {
    await crawler.show(state);
    return true;
  } catch (error) {
    findings.push(`${nameOfState(state)} was not reached: ${String(error)}`);
    return false;
  }
}

async function crawl(language: Language, page: Page, { tokens }: CrawlAccounts): Promise<Crawler> {
  return new Crawler(page, tokens, language, await translator(language));
}
