import type { Page } from '@playwright/test';
import type { Language } from '@posthouse/contract/core/languages';

/** What a person meets on the page as it is. */
export interface Sight {
  /** Everything that can be read, names for those who cannot see it included. */
  readonly texts: readonly string[];
  /** What does not fit: something outside of the window, or a text cut off in what is pressed. */
  readonly misfits: readonly string[];
}

/** How the panel is told to speak a language, and what it calls the language then. */
export interface Spoken {
  readonly language: Language;
  readonly tag: string;
}

/**
 * Reads the panel in one language after the other, each as soon as it is drawn; the way to the browser and back is gone
 * once. The language is chosen as if in another tab, which leaves everything open that is.
 */
export function readSights(page: Page, spoken: readonly Spoken[]): Promise<Sight[]> {
  return page.evaluate(async (languages) => {
    const { body, documentElement: root } = document;
    const isDrawn = (tag: string) => root.lang === tag && !body.querySelector('[aria-busy=true]');
    const speak = async ({ language, tag }: (typeof languages)[number]) => {
      if (localStorage.getItem('language') !== language) {
        localStorage.setItem('language', language);
        window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: language }));
      }
      const until = performance.now() + 15_000;
      do await new Promise((later) => setTimeout(later, 5));
      while (!isDrawn(tag) && performance.now() < until);
    };

    /** What has words of its own, and those: found once, as most elements have none. */
    const readWords = () => {
      const words = new Map<Element, string[]>();
      const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement: element, textContent: text } = walker.currentNode;
        if (element && text?.trim()) words.set(element, [...(words.get(element) ?? []), text]);
      }
      return words;
    };

    // What people and programs wrote is data, in whatever language.
    const data = 'code, script, style, body [lang], textarea, [translate=no]';
    const readTexts = (words: ReadonlyMap<Element, string[]>) => {
      const isSeen = (element: Element) => element.checkVisibility();
      const names = ['aria-label', 'placeholder', 'alt'];
      const named = [...body.querySelectorAll(names.map((name) => `[${name}]`).join())].filter(isSeen);
      const texts = [
        document.title,
        ...[...words].flatMap(([element, own]) => (isSeen(element) && !element.closest(data) ? own : [])),
        ...named.flatMap((element) => names.map((name) => element.getAttribute(name))),
      ];
      return [...new Set(texts.map((text) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''))].filter(Boolean);
    };

    const readOutside = (words: ReadonlyMap<Element, string[]>) => {
      const { scrollWidth, clientWidth } = root;
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        element !== body &&
        (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
      const isOutside = (element: Element) => {
        const { left, right, width } = element.getBoundingClientRect();
        // What only screen readers get is a pixel wide.
        return width > 1 && (right > clientWidth + 1 || left < -1);
      };
      const outside = [...words.keys()].filter(
        (element) => isOutside(element) && element.checkVisibility() && !scrolls(element),
      );
      const whole = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
      return [...whole, ...outside.map(({ textContent }) => `outside: “${textContent?.trim()}”`)];
    };

    const readCutOff = () =>
      [...body.querySelectorAll('button, [role=tab], [role=menuitem], nav a')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .filter(
          (element) => getComputedStyle(element).textOverflow !== 'ellipsis' && element.checkVisibility(),
        )
        .map(({ textContent }) => `cut off: “${textContent?.trim()}”`);

    const readSight = (tag: string) => {
      const late = isDrawn(tag) ? [] : ['it has not drawn itself'];
      const words = readWords();
      const texts = readTexts(words);
      const heading = body.querySelector('h1')?.textContent?.replaceAll(/\s+/g, ' ').trim();
      // Else nothing could be wrong with what is said.
      const unread =
        heading && !texts.some((text) => heading.includes(text)) ? ['its heading was not read'] : [];
      return { texts, misfits: [...late, ...unread, ...readOutside(words), ...readCutOff()] };
    };

    // The panel learns of a new size of the window with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const sights = [];
    for (const one of languages) {
      await speak(one);
      sights.push(readSight(one.tag));
    }
    return sights;
  }, spoken);
}
