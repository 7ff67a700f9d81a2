import { languages } from '@posthouse/contract/core/languages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseLanguage, storeLanguage } from '../i18n/language-choice.ts';
import { preloadNeeded } from './preload-needed.ts';

const names = ['frame', 'home', 'users', 'plans', 'shared', 'list-grid', 'grid-de'];
const inLanguages = ['start', 'frame', 'home', 'users', 'plans', 'history'].flatMap((name) =>
  languages.map((language) => `${name}-${language}`),
);
const hashes = Object.fromEntries([...names, ...inLanguages].map((name) => [name, 'h']));
const screens = [
  { path: '/home', files: ['home'], catalogs: ['home', 'history'], isList: false },
  { path: '/users/list', files: ['users', 'shared'], catalogs: ['users'], isList: true },
  { path: '/users/list/$id', files: ['users', 'shared'], catalogs: ['users'], isList: false },
  { path: '/users/import', files: ['plans'], catalogs: ['plans', 'history'], isList: false },
];

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of document.head.querySelectorAll('link')) link.remove();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

function askedAt(path: string): string[] {
  for (const link of document.head.querySelectorAll('link')) link.remove();
  window.history.replaceState(null, '', path);
  preloadNeeded(hashes, screens);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  return links.map(({ href }) => /\/assets\/(.+)-h\.js$/.exec(href)?.[1] ?? href);
}

it('asks for no more than the words of the login page where nobody is logged in', () => {
  expect(askedAt('/users/list')).toEqual(['start-en']);
});

it('asks for everything the address needs, each file once', () => {
  localStorage.setItem('token', 't');
  const frame = ['start-en', 'frame', 'frame-en'];
  expect(askedAt('/')).toEqual([...frame, 'home', 'home-en', 'history-en']);
  expect(askedAt('/users/list?search=anna')).toEqual([...frame, 'users', 'shared', 'users-en', 'list-grid']);
  expect(askedAt('/users/list/17')).toEqual([...frame, 'users', 'shared', 'users-en']);
  expect(askedAt('/users/import')).toEqual([...frame, 'plans', 'plans-en', 'history-en']);
  expect(askedAt('/nowhere')).toEqual(frame);
});

it('leaves the grid out where the window is too narrow for it', () => {
  localStorage.setItem('token', 't');
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  expect(askedAt('/users/list')).not.toContain('list-grid');
});

it('takes the language the panel will choose', () => {
  const browser = vi.spyOn(navigator, 'language', 'get');
  for (const tag of ['en-US', 'pt-PT', 'pt', 'id-ID', 'in', 'es-419', 'de', 'fr_CA', 'ja', '']) {
    browser.mockReturnValue(tag);
    expect(askedAt('/login'), tag).toEqual([`start-${chooseLanguage(undefined, tag)}`]);
  }
  storeLanguage('de');
  expect(askedAt('/login')).toEqual(['start-de']);
  browser.mockRestore();
});
