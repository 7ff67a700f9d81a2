import type { Locator, Page } from '@playwright/test';
import { type Language, languageTags } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import type { CrawlAccounts } from './crawl-account.ts';
import type { State, Step, Viewer } from './crawl-states.ts';
import { expect, expectLoaded } from './panel-test.ts';
import { storeSession } from './stored-session.ts';
import { changeAnswer } from './wire.ts';

const wide = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };
const inFrame = '/settings/sessions';
const withoutFrame = '/error-5';

/** Walks from state to state inside of the panel, without loading it anew. */
export class Crawler {
  readonly #page: Page;
  readonly #tokens: CrawlAccounts['tokens'];
  #last: State | undefined;

  constructor(page: Page, tokens: CrawlAccounts['tokens']) {
    this.#page = page;
    this.#tokens = tokens;
  }

  /** Every state is reached in English. */
  async show(state: State): Promise<void> {
    const { as, at, steps, onPhone } = state;
    if (this.#last) await this.speak('en');
    await this.#page.setViewportSize(onPhone ? small : wide);
    if (as === 'nobody') await this.#openLoggedOut(at);
    else await this.#goTo({ ...state, as });
    this.#last = state;
    // Not by its role: a panel that is open hides the rest from it.
    await expect(this.#page.locator('h1')).toBeVisible();
    await this.#expectIdle();
    if (at.includes('?open=')) await expect(this.#page.getByRole('dialog')).toBeVisible();
    for (const step of steps) await this.#take(step);
  }

  /** The window gets another size, and the panel has drawn itself for it. */
  async resize(window: { readonly width: number; readonly height: number }): Promise<void> {
    if (this.#page.viewportSize()?.width === window.width) return;
    await this.#page.setViewportSize(window);
    await this.#expectDrawn();
  }

  /** The language is chosen as if in another tab, which leaves everything open that is. */
  async speak(language: Language): Promise<void> {
    const tag = languageTags[language];
    await this.#page.evaluate((newValue) => {
      localStorage.setItem('language', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
    }, language);
    await expect(this.#page.locator(`html[lang="${tag}"]`)).toBeAttached();
    await this.#expectDrawn();
  }

  async #expectDrawn(): Promise<void> {
    await this.#page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await this.#expectIdle();
  }

  async #openLoggedOut(address: string): Promise<void> {
    if (this.#last === undefined) {
      await this.#page.goto('/login');
      await this.#page.evaluate(() => localStorage.setItem('language', 'en'));
    }
    await this.#page.goto(address);
  }

  async #goTo(state: State & { readonly as: Exclude<Viewer, 'nobody'> }): Promise<void> {
    // The panel keeps what it knows about the mail engine for a while, unless it is loaded anew.
    if (state.as !== this.#last?.as || state.engine !== this.#last.engine) {
      await this.#answerForEngine(state.engine);
      await storeSession(this.#page, this.#tokens[state.as]);
      await this.#page.goto(withoutFrame);
      await expectLoaded(this.#page);
    } else if (this.#last.steps.length === 0 && this.#last.at === state.at) return;
    // Going by another screen leaves nothing of the state before.
    else if (this.#last.steps.length > 0 || screenOf(this.#last) === screenOf(state)) {
      await this.#push(wayStationBetween(this.#last, state));
    }
    await this.#push(state.at);
  }

  async #answerForEngine(engine: State['engine']): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'wait' });
    if (engine) await changeAnswer(this.#page, 'getMailEngine', engine);
  }

  async #push(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
      window.history.pushState(null, '', to);
    }, path);
    await expect(this.#page.locator('h1:not([data-left])')).toBeVisible();
  }

  async #take(step: Step): Promise<void> {
    await this.#targetOf(step).click();
    // What a pointer brings up where it rests is no part of the state.
    await this.#page.mouse.move(0, 0);
    await this.#expectIdle();
  }

  #targetOf(step: Step): Locator {
    if ('row' in step) return this.#page.getByRole('row', { name: step.row }).getByRole('checkbox').first();
    const [message, values] = typeof step.name === 'string' ? [step.name, {}] : step.name;
    const name = String(new IntlMessageFormat(message, 'en').format(values));
    return this.#page.getByRole(step.role, { name, exact: true }).last();
  }

  async #expectIdle(): Promise<void> {
    await expect(this.#page.locator('[aria-busy=true]')).toHaveCount(0);
  }
}

const screenOf = ({ at }: State) => at.split('?')[0] ?? at;

/** What belongs to the frame is opened at home, and ends with the frame. */
function wayStationBetween(...states: State[]): string {
  const needsAnother = states.map(screenOf).some((screen) => screen === '/home' || screen === inFrame);
  return needsAnother ? withoutFrame : inFrame;
}

const nameOfStep = (step: Step) => {
  if ('row' in step) return `row ${step.row}`;
  return typeof step.name === 'string' ? step.name : step.name[0];
};

export const nameOfState = ({ as, at, steps }: State) =>
  [`${as} at ${at}`, ...steps.map(nameOfStep)].join(' › ');
