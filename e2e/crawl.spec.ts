import type { Page } from '@playwright/test';
import { type Language, languageNames, languageTags } from '@posthouse/contract/core/languages';
import { findingsIn } from './catalogs.ts';
import { type CrawlAccounts, makeCrawlAccounts } from './crawl-account.ts';
import { readSights, type Sight } from './crawl-checks.ts';
import { type Visit, visitsOf } from './crawl-order.ts';
import type { State } from './crawl-steps.ts';
import { Crawler, nameOfState } from './crawler.ts';
import { accessibilityFindings, test as base, expect } from './panel-test.ts';

const wide = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };

/** Which languages are looked at in which window. From 1280 px on the panel has one layout, so what fits there fits
 * where there is more room: in a wider window only the language is looked at in which the state was reached. Each window
 * begins with the language the one before ended with, and the last ends where the next state begins. */
const tours: readonly { readonly window: typeof wide; readonly spoken: readonly Language[] }[] = [
  { window: wide, spoken: ['en'] },
  { window: { width: 1280, height: 800 }, spoken: ['en', 'de', 'ptbr', 'id', 'es', 'fr'] },
  { window: small, spoken: ['fr', 'es', 'id', 'ptbr', 'de', 'en'] },
];

const onPhone = tours.filter(({ window }) => window === small);

/** Every share has accounts of its own: what its states leave behind does not depend on who walked before. */
const test = base.extend<{ crawled: CrawlAccounts }>({
  crawled: async ({ request }, use) => {
    const crawled = await makeCrawlAccounts(request);
    await use(crawled);
    await crawled.stop();
  },
});

/** So many pages walk over the states, each over its share. */
const shares = 4;

test.setTimeout(900_000);

for (let share = 0; share < shares; share += 1) {
  test(`every state speaks six languages, fits at every width and hinders nobody: ${share + 1} of ${shares}`, async ({
    page,
    crawled,
  }) => {
    const findings: string[] = [];
    const crawler = new Crawler(page, crawled.tokens);
    const visits = visitsOf(crawled.states);
    for (const visit of shareOf(visits, share)) findings.push(...(await findingsOf(visit, crawler, page)));
    expect(findings).toEqual([]);
  });
}

const shareOf = (visits: readonly Visit[], share: number) =>
  visits.slice((visits.length * share) / shares, (visits.length * (share + 1)) / shares);

/** Whose menu and top bar were looked at: they are the same on every screen. */
const known = new Set<State['as']>();

/**
 * What a dialog or a menu is over is still there: where all of it is, one look at both is enough. A state that cannot be
 * shown is a finding like others, so that one run tells them all.
 */
async function findingsOf({ state, next }: Visit, crawler: Crawler, page: Page): Promise<string[]> {
  const findings: string[] = [];
  let shown = state;
  const note = (found: readonly string[]) =>
    findings.push(...found.map((one) => `${nameOfState(shown)} ${one}`));
  try {
    await crawler.show(state);
    note(await hindrancesOf(state, page));
    if (next) {
      const before = await textsOf(page);
      shown = next;
      await crawler.goOn(next);
      note(await hindrancesOf(next, page));
      const now = new Set(await textsOf(page));
      note(await tourOf(next, crawler, page));
      if (before.every((text) => now.has(text))) return findings;
      shown = state;
      await crawler.show(state);
    }
    note(await tourOf(state, crawler, page));
  } catch (error) {
    note([`was not reached: ${String(error)}`]);
  }
  return findings;
}

async function textsOf(page: Page): Promise<readonly string[]> {
  const [sight] = await readSights(page, [named('en')]);
  return sight?.texts ?? [];
}

async function hindrancesOf({ as, onPhone }: State, page: Page): Promise<string[]> {
  const hindrances = await accessibilityFindings(page, known.has(as) && !onPhone);
  if (as !== 'nobody') known.add(as);
  return hindrances.map((one) => `hinders: ${one}`);
}

/** Every language in every window. */
async function tourOf({ onPhone: isSmall }: State, crawler: Crawler, page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const { window, spoken } of isSmall ? onPhone : tours) {
    await crawler.resize(window);
    const sights = await readSights(page, spoken.map(named));
    for (const [index, language] of spoken.entries()) {
      const found = await lasting(page, language, sights[index]);
      findings.push(...found.map((one) => `in ${languageNames[language]} at ${window.width} px: ${one}`));
    }
  }
  return findings;
}

const named = (language: Language) => ({ language, tag: languageTags[language] });

/** What is wrong, and still is once the panel had more time to draw itself. */
async function lasting(page: Page, language: Language, sight: Sight | undefined): Promise<string[]> {
  const isForeign = await findingsIn(language);
  const wrongWith = ({ misfits, texts }: Sight) => [
    ...misfits,
    ...texts.flatMap((text) => isForeign(text) ?? []),
  ];
  let found = sight ? wrongWith(sight) : ['it was not read'];
  const isFine = async () => {
    const [again] = await readSights(page, [named(language)]);
    found = again ? wrongWith(again) : found;
    expect(found).toEqual([]);
  };
  if (found.length > 0)
    await expect(isFine)
      .toPass({ timeout: 3_000 })
      .catch(() => undefined);
  return found;
}
