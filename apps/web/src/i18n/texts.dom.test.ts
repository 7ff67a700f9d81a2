import { afterEach, expect, it, vi } from 'vitest';
import { addCatalog, currentTag, onLanguageChange, sayer, speak } from './texts.ts';

const plain = {
  title: 'Jobs',
  count: '{num, plural, one {# row} other {# rows}}',
  tag: "Write <b> as ''b''",
};
// A catalog of its own shape, under a name that has one.
const said = () => sayer('jobs') as (key: string, values?: Readonly<Record<string, unknown>>) => string;

afterEach(() => speak('en'));

it('says a message with its values, in the way of the language', () => {
  addCatalog('en', 'jobs', { ...plain, deep: { er: 'Deeper' } });
  expect(said()('title')).toBe('Jobs');
  expect(said()('deep.er')).toBe('Deeper');
  expect(said()('count', { num: 1 })).toBe('1 row');
  expect(said()('count', { num: 1000 })).toBe('1,000 rows');
  expect(said()('tag')).toBe("Write <b> as 'b'");
});

it('shows the key where there is no text, and the message where a value is missing', () => {
  addCatalog('en', 'jobs', plain);
  for (const key of ['nothing', 'title.more', 'deep.er', 'constructor', 'toString.length', ''])
    expect(said()(key)).toBe(key);
  expect(said()('count')).toBe(plain.count);
});

it('is one function for all, until the language or the catalog is another', () => {
  addCatalog('en', 'jobs', plain);
  const first = said();
  expect(said()).toBe(first);
  addCatalog('en', 'jobs', { title: 'Work' });
  expect(said()('title')).toBe('Work');
  addCatalog('de', 'jobs', { title: 'Aufträge' });
  const changed = vi.fn();
  const stop = onLanguageChange(changed);
  speak('de');
  expect(changed).toHaveBeenCalledOnce();
  expect([currentTag(), document.documentElement.lang, said()('title')]).toEqual(['de', 'de', 'Aufträge']);
  stop();
});
