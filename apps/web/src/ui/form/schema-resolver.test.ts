import { aliasDomainsActions } from '@posthouse/contract/features/alias-domains';
import { sessionActions } from '@posthouse/contract/features/session';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { expect, it } from 'vitest';
import { schemaResolver, sentValues } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const update = subAdminsActions.updateSubAdmin.input;

it('puts the contract’s findings at their fields, as codes with what belongs to them', async () => {
  const { errors } = await schemaResolver(sessionActions.forgotPassword.input)(
    { username: '', email: 'nobody', confirm: '' },
    undefined,
    options,
  );
  expect(errors).toMatchObject({
    username: { type: 'username_required' },
    email: { type: 'email_invalid' },
  });
});

it('names what is missing where specification 5 has a sentence for it', async () => {
  const forgot = schemaResolver(sessionActions.forgotPassword.input);
  expect(
    (await forgot({ username: 'anna', email: '', confirm: '' }, undefined, options)).errors,
  ).toMatchObject({
    email: { type: 'email_required' },
  });
  const alias = schemaResolver(aliasDomainsActions.addAliasDomain.input);
  expect((await alias({ domain: '', aliasdomain: '' }, undefined, options)).errors).toMatchObject({
    domain: { type: 'domain_required' },
  });
});

it('puts findings inside a field where the form looks for them', async () => {
  const { errors } = await schemaResolver(update)({ id: '1', permissions: { users: 9 } }, undefined, options);
  expect(errors).toMatchObject({ permissions: { users: { type: 'less_than', params: { num: 7 } } } });
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
