import type { Locator, Page } from '@playwright/test';
import type { Language } from '@posthouse/contract/core/languages';
import { IntlMessageFormat } from 'intl-messageformat';
import type { CrawlAccounts } from './crawl-account.ts';
import { loadOf } from './crawl-order.ts';
import type { Answers, State, Step, Viewer } from './crawl-steps.ts';
import { expect, expectLoaded } from './panel-test.ts';
import { storeSession } from './stored-session.ts';
import { changeAnswer } from './wire.ts';

const wide = { width: 1440, height: 900 };
const small = { width: 390, height: 844 };
type Window = typeof wide;
const inFrame = '/settings/password';
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
    const window = onPhone ? small : wide;
    if (this.#last) await this.speak('en');
    if (as === 'nobody') await this.#openLoggedOut(at, window);
    else await this.#goTo({ ...state, as }, window);
    this.#last = state;
    await this.#expectDrawn();
    if (at.includes('?open=')) await expect(this.#page.getByRole('dialog')).toBeVisible();
    for (const step of steps) await this.#take(step);
  }

  /** Goes on to a state that is reached from the one that is shown. */
  async goOn(state: State): Promise<void> {
    this.#last = state;
    for (const step of state.steps) await this.#take(step);
  }

  /** The window gets another size; `readSight` waits for the panel to follow. */
  async resize(window: Window): Promise<void> {
    if (this.#page.viewportSize()?.width !== window.width) await this.#page.setViewportSize(window);
  }

  /** The language is chosen as if in another tab, which leaves everything open that is. */
  async speak(language: Language): Promise<void> {
    await this.#page.evaluate((newValue) => {
      if (localStorage.getItem('language') === newValue) return;
      localStorage.setItem('language', newValue);
      window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
    }, language);
  }

  async #openLoggedOut(address: string, window: Window): Promise<void> {
    await this.resize(window);
    if (this.#last === undefined) {
      await this.#page.goto('/login');
      await this.#page.evaluate(() => localStorage.setItem('language', 'en'));
    }
    await this.#page.goto(address);
  }

  async #goTo(state: State & { readonly as: Exclude<Viewer, 'nobody'> }, window: Window): Promise<void> {
    // The panel keeps what it knows about the mail engine for a while, unless it is loaded anew.
    if (!this.#last || loadOf(state) !== loadOf(this.#last)) {
      await this.resize(window);
      await this.#answerForEngine(state.answers);
      await storeSession(this.#page, this.#tokens[state.as]);
      await this.#page.goto(withoutFrame);
      await expectLoaded(this.#page);
    } else if (this.#last.steps.length === 0 && this.#last.at === state.at) return this.resize(window);
    else if (opensInFrame(this.#last) || screenOf(this.#last) === screenOf(state)) {
      // Only another screen leaves nothing of the state before.
      await this.#push(wayStationBetween(this.#last, state));
    }
    await this.resize(window);
    await this.#push(state.at);
  }

  async #answerForEngine(answers: Answers = {}): Promise<void> {
    await this.#page.unrouteAll({ behavior: 'wait' });
    for (const [action, answer] of Object.entries(answers))
      await changeAnswer<object>(this.#page, action, answer as object);
  }

  /** Goes there inside of the panel, and waits until another screen is there. */
  async #push(path: string): Promise<void> {
    await this.#page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
      window.history.pushState(null, '', to);
    }, path);
    await this.#expectDrawn();
  }

  async #take(step: Step): Promise<void> {
    if ('field' in step) await this.#page.getByLabel(step.field, { exact: true }).last().fill(step.text);
    else await this.#targetOf(step).click();
    // What a pointer brings up where it rests is no part of the state.
    await this.#page.mouse.move(0, 0);
    await this.#expectDrawn();
  }

  /** A screen is there that was not left, and everything it asked the server for: looked for in the page, where no
   * time passes between two looks. */
  async #expectDrawn(): Promise<void> {
    await this.#page.waitForFunction(
      () =>
        // Not by its role: a panel that is open hides the rest from it.
        document.querySelector('h1:not([data-left])')?.checkVisibility() &&
        !document.querySelector('[aria-busy=true]'),
      undefined,
      { polling: 20, timeout: 15_000 },
    );
  }

  #targetOf(step: Exclude<Step, { field: string }>): Locator {
    if ('row' in step) return this.#page.getByRole('row', { name: step.row }).getByRole('checkbox').first();
    const [message, values] = typeof step.name === 'string' ? [step.name, {}] : step.name;
    const name = String(new IntlMessageFormat(message, 'en').format(values));
    return this.#page.getByRole(step.role, { name, exact: true }).last();
  }
}

const screenOf = ({ at }: State) => at.split('?')[0] ?? at;

/** What belongs to the frame is opened at home, and ends with the frame. */
const opensInFrame = (state: State) => state.steps.length > 0 && screenOf(state) === '/home';

function wayStationBetween(...states: State[]): string {
  const needsAnother = states.map(screenOf).some((screen) => screen === '/home' || screen === inFrame);
  return needsAnother ? withoutFrame : inFrame;
}

const nameOfStep = (step: Step) => {
  if ('row' in step) return `row ${step.row}`;
  if ('field' in step) return `${step.field} ${step.text}`;
  return typeof step.name === 'string' ? step.name : step.name[0];
};

export const nameOfState = ({ as, at, steps }: State) =>
  [`${as} at ${at}`, ...steps.map(nameOfStep)].join(' › ');
