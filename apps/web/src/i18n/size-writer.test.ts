import { expect, it } from 'vitest';
import { sizeWriter } from './size-writer.ts';

/** Languages differ in the kind of space. */
const plain = (text: string) => text.replace(/\s/g, ' ');
const size = (tag: string, mb: number) => plain(sizeWriter(tag).size(mb));
const sizes = (used: number, mb: number) => sizeWriter('en').sizes(used, mb).map(plain).join(' of ');

it('says sizes as people do: MB below one GB, GB of 1000 MB from there on, in the words of the language', () => {
  expect(size('en', 6)).toBe('6 MB');
  expect(size('en', 0)).toBe('0 MB');
  expect(size('en', 999)).toBe('999 MB');
  expect(size('en', 1_000)).toBe('1 GB');
  expect(size('en', 1_900_500)).toBe('1,900.5 GB');
  expect(size('de', 2_750)).toBe('2,75 GB');
  expect(size('fr', 2_750)).toBe('2,75 Go');
});

it('names the unit once where what is used and what there is have the same', () => {
  expect(sizes(2_750, 5_000)).toBe('2.75 of 5 GB');
  expect(sizes(6, 2_000)).toBe('6 MB of 2 GB');
  expect(sizes(0, 2_000)).toBe('0 of 2 GB');
  expect(sizes(120, 500)).toBe('120 of 500 MB');
  expect(sizes(1_200, 500)).toBe('1.2 GB of 500 MB');
});
