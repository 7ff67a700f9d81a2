import { expect, it } from 'vitest';
import { router } from './router.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** `to="/x"`, `to={'/x'}`, `{ to: '/x' }`. */
const literal = /\bto(?:=|=\{|: )['"](\/[^'"]*)['"]/g;

const links = Object.entries(sources).flatMap(([file, text]) =>
  [...text.matchAll(literal)].map(([, address = '']) => ({ file, address })),
);

it('finds the addresses that are written out', () => {
  expect(links.map(({ address }) => address)).toContain('/logs/accounthistory');
});

it('has a route for every address that is written out', () => {
  const routes = new Set(Object.keys(router.routesByPath));
  expect(links.filter(({ address }) => !routes.has(address))).toEqual([]);
});
