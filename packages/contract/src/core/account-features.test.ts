import { expect, it } from 'vitest';
import { domainsActions } from '../features/domains.ts';
import { featureOf, hasField } from './account-features.ts';

const { input } = domainsActions.updateDomain;
const none = { maxexemails: 0, maxocemails: 0, maxzulipusers: 0 };

it('hides the fields of a feature whose maximum is 0, and no other', () => {
  const hidden = Object.keys(input.shape).filter((field) => !hasField(input, field, none));
  expect(hidden).toEqual(['exchange_enabled', 'exchange_host']);
  expect(hasField(input, 'exchange_host', { ...none, maxexemails: 3 })).toBe(true);
});

it('knows the feature of a field by its declaration', () => {
  expect([
    featureOf(input, 'exchange_enabled'),
    featureOf(input, 'footer'),
    featureOf(input, 'nothing'),
  ]).toEqual([...['exchange', undefined, undefined]]);
});
