import { beforeAll, expect, it } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { loadCatalogs } from '../../../i18n/catalogs.ts';
import { messages as shared } from '../../../i18n/messages/en.ts';
import { apartFromPassword, hasFinding, passwordProblem, refusalText } from './refusal.ts';

const refused = (fields: ApiError['fields']) => new ApiError('invalid_input', { fields });

beforeAll(async () => {
  await loadCatalogs(['shared']);
});

it('says nothing about a password that is asked for at its own field', () => {
  const error = refused({ password1: { code: 'required' } });
  expect(refusalText(error)).toBeUndefined();
  expect(passwordProblem(error)).toEqual({ code: 'required' });
});

it('names what is wrong with the fields, each thing once', () => {
  const empty = { code: 'ip_list_empty' } as const;
  const error = refused({ restricted: empty, ids: empty, password1: { code: 'required' } });
  expect(refusalText(error)).toBe(shared.fields.ip_list_empty);
});

it('falls back to the sentence of the code', () => {
  expect(refusalText(new ApiError('not_found'))).toBe(shared.errors.not_found);
});

it('takes the password out of what a form shows at its fields, and keeps the rest', () => {
  const stripped = apartFromPassword(
    refused({ ip: { code: 'ip_invalid' }, password1: { code: 'required' } }),
  );
  expect(stripped).toMatchObject({ code: 'invalid_input', fields: { ip: { code: 'ip_invalid' } } });
  expect(passwordProblem(stripped)).toBeUndefined();
  const broken = new Error('broken');
  expect(apartFromPassword(broken)).toBe(broken);
});

it('finds a code at whichever field the server put it', () => {
  expect(hasFinding(refused({ restricted: { code: 'own_ip_missing' } }), 'own_ip_missing')).toBe(true);
  expect(hasFinding(refused({ restricted: { code: 'ip_list_empty' } }), 'own_ip_missing')).toBe(false);
  expect(hasFinding(null, 'own_ip_missing')).toBe(false);
});
