import { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { sessionActions } from '@posthouse/contract/features/session';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { beforeAll, expect, it } from 'vitest';
import { loadCatalogs } from '../../i18n/catalogs.ts';
import { startI18n } from '../../i18n/i18n.ts';
import { schemaResolver, sentValues } from './schema-resolver.ts';

beforeAll(async () => {
  await startI18n('en');
  await loadCatalogs(['shared']);
});

const options = { fields: {}, shouldUseNativeValidation: false };
const update = subAdminsActions.updateSubAdmin.input;

it('puts the contract’s findings at their fields, in words', async () => {
  const { errors } = await schemaResolver(sessionActions.forgotPassword.input)(
    { username: '', email: 'nobody', confirm: '' },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    username: { type: 'username_required', message: 'A user name is required.' },
    email: { type: 'email_invalid', message: 'Enter a valid e-mail address.' },
  });
});

it('names what is missing where specification 5 has a sentence for it', async () => {
  const forgot = schemaResolver(sessionActions.forgotPassword.input);
  expect(
    (await forgot({ username: 'anna', email: '', confirm: '' }, undefined, options)).errors,
  ).toMatchObject({
    email: { type: 'email_required', message: 'An e-mail address is required.' },
  });
  const alias = schemaResolver(aliasDomainsActions.addAliasDomain.input);
  expect((await alias({ domain: '', aliasdomain: '' }, undefined, options)).errors).toMatchObject({
    domain: { type: 'domain_required', message: 'A domain is required.' },
  });
});

it('puts findings inside a field where the form looks for them', async () => {
  const { errors } = await schemaResolver(update)({ id: '1', permissions: { users: 9 } }, undefined, options);
  expect(errors).toMatchObject({ permissions: { users: { type: 'less_than' } } });
});

it('sends an emptied field as empty, which clears it, where the schema takes that', () => {
  expect(sentValues(update, { id: '1', name: '' })).toEqual({ id: '1', name: '' });
});

it('leaves out an optional field that cannot be empty', () => {
  expect(sentValues(update, { id: '1', email: '', password: '' })).toEqual({ id: '1' });
});

it('keeps an empty field that is required, so that its finding is shown', () => {
  expect(sentValues(update, { id: '' })).toEqual({ id: '' });
});
