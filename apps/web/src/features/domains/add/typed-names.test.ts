import { expect, it } from 'vitest';
import { addSchema, typedNames } from './typed-names.ts';

const accepts = (domain: string) => addSchema.safeParse({ domain, type: 'standard' }).success;

it('takes one name per line, each once, whatever the ends of the lines', () => {
  expect(typedNames(' example.com \r\n\nexample.net\nexample.com\n')).toEqual(['example.com', 'example.net']);
  expect(typedNames('a.example, b.example;')).toEqual(['a.example', 'b.example']);
  expect(typedNames(' \n ')).toEqual([]);
});

it('checks a single name, also an international one, and leaves several to the server', () => {
  expect(accepts('example.com')).toBe(true);
  expect(accepts('müller.example')).toBe(true);
  expect(accepts('no domain')).toBe(false);
  expect(accepts(',')).toBe(false);
  expect(accepts('')).toBe(false);
  expect(accepts('example.com\nno domain')).toBe(true);
});
