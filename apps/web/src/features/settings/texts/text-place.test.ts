import { expect, it } from 'vitest';
import { isOtherText, placeOf } from './text-place.ts';

const at = (search: Record<string, unknown>, pathname = '/settings/texts') => ({ pathname, search });

it('takes what it knows from the address', () => {
  expect(placeOf({ key: 'quota_warning', language: 'de', more: 1 }, 'fr')).toEqual({
    key: 'quota_warning',
    language: 'de',
  });
});

it('shows the first text in the language of the panel where the address says nothing that is known', () => {
  expect(placeOf({ key: 'nonsense', language: 7 }, 'fr')).toEqual({
    key: 'password_reset_mail',
    language: 'fr',
  });
  expect(placeOf({ language: 'id' }, 'fr')).toEqual({ key: 'password_reset_mail', language: 'id' });
});

it('knows the step to another text from one to another screen', () => {
  const here = at({ key: 'quota_warning', language: 'de' });
  expect(isOtherText(here, at({ key: 'quota_warning', language: 'en' }))).toBe(true);
  expect(isOtherText(here, at({}))).toBe(true);
  expect(isOtherText(here, here)).toBe(false);
  expect(isOtherText(here, at({}, '/settings'))).toBe(false);
});
