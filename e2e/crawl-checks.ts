import type { Page } from '@playwright/test';

/** Every text that can be read on the page, names for those who cannot see it included. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>();
    const take = (text: string | null | undefined) => {
      const trimmed = text?.replaceAll(/\s+/g, ' ').trim();
      if (trimmed) texts.add(trimmed);
    };
    take(document.title);
    // What people and programs wrote is data, in whatever language.
    const data = 'code, script, style, [lang], textarea, [translate=no]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(data) && node.parentElement?.checkVisibility()) take(node.textContent);
    }
    for (const element of document.body.querySelectorAll('[aria-label], [placeholder], [alt]')) {
      if (!element.checkVisibility()) continue;
      for (const name of ['aria-label', 'placeholder', 'alt']) take(element.getAttribute(name));
    }
    return [...texts];
  });
}

/** What does not fit: something outside of the window, or a text cut off in what is pressed. */
export async function readOverflow(page: Page): Promise<string[]> {
  return [...(await page.evaluate(readOutside)), ...(await page.evaluate(readCutOff))];
}

function readOutside(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
  const isOutside = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect();
    // What only screen readers get is a pixel wide.
    return width > 1 && (right > clientWidth + 1 || left < -1);
  };
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => hasText(element) && isOutside(element) && element.checkVisibility() && !scrolls(element),
  );
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
  return [...page, ...outside.map(({ textContent }) => `outside: “${textContent?.trim()}”`)];
}

function readCutOff(): string[] {
  return [...document.body.querySelectorAll('button, [role=tab], [role=menuitem], nav a')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis' && element.checkVisibility())
    .map(({ textContent }) => `cut off: “${textContent?.trim()}”`);
}
