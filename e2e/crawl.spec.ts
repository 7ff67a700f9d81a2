import type { Page } from '@playwright/test';
import { type Language, languageNames, languages } from '@posthouse/contract/core/languages';
import { findingsIn } from './catalogs.ts';
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
      const crawled = await makeCrawlAccounts(request);
      await use(crawled);
      await crawled.stop();
      await request.dispose();
    },
    { scope: 'worker' },
  ],
});

/** So many pages walk over the states, each over its share. */
const shares = 8;

test.setTimeout(600_000);

for (let share = 0; share < shares; share += 1) {
  test(`every state speaks six languages, fits at every width and hinders nobody: ${share + 1} of ${shares}`, async ({
    page,
    crawled,
  }) => {
    const findings: string[] = [];
    const crawler = new Crawler(page, crawled.tokens);
    const states = crawlStates(crawled.sights);
    for (const state of shareOf(states, share)) {
      const found = await findingsAt(state, crawler, page);
      findings.push(...found.map((one) => `${nameOfState(state)} ${one}`));
    }
    expect(findings).toEqual([]);
  });
}

const shareOf = (states: readonly State[], share: number) =>
  states.slice((states.length * share) / shares, (states.length * (share + 1)) / shares);

/** A state that cannot be shown is a finding like others, so that one run tells them all. */
async function findingsAt(state: State, crawler: Crawler, page: Page): Promise<string[]> {
  try {
    await crawler.show(state);
  } catch (error) {
    return [`was not reached: ${String(error)}`];
  }
  const hindrances = await accessibilityFindings(page);
  const findings = hindrances.map((one) => `hinders: ${one}`);
  let sizes = state.onPhone ? [small] : windows;
  for (const language of languages) {
    await crawler.speak(language);
    for (const size of sizes) {
      await crawler.resize(size);
      const found = await lasting(() => misfits(page, language));
      findings.push(...found.map((one) => `in ${languageNames[language]} at ${size.width} px: ${one}`));
    }
    // The next language begins at the width where this one ends.
    sizes = sizes.toReversed();
  }
  return findings;
}

async function misfits(page: Page, language: Language): Promise<string[]> {
  const isForeign = await findingsIn(language);
  return [...(await readOverflow(page)), ...(await readTexts(page)).flatMap((text) => isForeign(text) ?? [])];
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
