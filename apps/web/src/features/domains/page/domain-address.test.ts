import { expect, it } from 'vitest';
import { domainsScreens } from '../domains-screens.ts';
import { domainAddress, domainTabs } from './domain-address.ts';

it('has a screen at the address of every tab', () => {
  const paths = domainsScreens.map(({ path }) => path);
  expect(domainTabs.map((tab) => domainAddress('$id', tab)).filter((path) => !paths.includes(path))).toEqual(
    [],
  );
});
