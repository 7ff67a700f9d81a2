// @vitest-environment jsdom
import { sessionActions } from '@posthouse/contract/features/session';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { schemaResolver, withoutEmptyOptionals } from './schema-resolver.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadCatalogs(['shared']);
});

const schema = sessionActions.forgotPassword.input;

it('puts the contract’s findings at their fields, in words', async () => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await schemaResolver(schema)(
    { username: '', email: 'nobody', confirm: '' },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    username: { type: 'required', message: 'This field is required.' },
    email: { type: 'email_invalid', message: 'Enter a valid e-mail address.' },
  });
});

it('leaves out what was left empty, where the schema allows it', () => {
  const values = { username: 'demo', email: '', confirm: '' };
  expect(withoutEmptyOptionals(schema, values)).toEqual({ username: 'demo', email: '' });
});
