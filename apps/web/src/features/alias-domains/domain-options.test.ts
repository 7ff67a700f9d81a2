import { expect, it } from 'vitest';
import { domainOptions } from './domain-options.ts';

const plain = { domain: 'example.com', unicode: 'example.com' };
const international = { domain: 'xn--mller-kva.example', unicode: 'müller.example' };

it('offers each domain in both forms of its name, after the empty choice', () => {
  expect(Object.entries(domainOptions([plain, international], 'Choose'))).toEqual([
    ['', 'Choose'],
    ['example.com', 'example.com'],
    ['xn--mller-kva.example', 'müller.example (xn--mller-kva.example)'],
  ]);
});

it('offers no empty choice where there is only one', () => {
  expect(domainOptions([plain], 'Choose')).toEqual({ 'example.com': 'example.com' });
});
