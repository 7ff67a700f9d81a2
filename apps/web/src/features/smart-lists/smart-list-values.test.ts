import { describe, expect, it } from 'vitest';
import { choiceOf, externalAddress } from '../../domain/addresses/address-choice.ts';
import type { SmartList } from './smart-list.ts';
import { addSchema, changeSchema, changesOf, newSmartList, sentOf, valuesOf } from './smart-list-values.ts';

const list: SmartList = {
  ...{ id: '1', name: 'news', domain: 'a.example', email: 'news@a.example', unicode: 'news@a.example' },
  ...{ type: 'members', protection: 'none', copy_to_sender: 0, note: '', active: 1, members: 0 },
  ...{ created_at: '2026-03-02T10:00:00.000Z', version: 1, owners: [], hidden_owners: 0 },
};
const values = valuesOf(list);
const isValid = (schema: { safeParse: (values: unknown) => { success: boolean } }, given: object) =>
  schema.safeParse(given).success;

describe('the form of a smart list', () => {
  it('asks for a password where it becomes the protection, and not where there is one already', () => {
    const wanted = { ...values, protection: 'password' as const, password: undefined };
    expect(isValid(addSchema, { ...newSmartList, name: 'x', domain: 'a.example', password: undefined })).toBe(
      true,
    );
    expect(isValid(addSchema, { ...wanted, domain: 'a.example' })).toBe(false);
    expect(isValid(changeSchema(list), wanted)).toBe(false);
    expect(isValid(changeSchema(list), { ...wanted, password: 'secret' })).toBe(true);
    expect(isValid(changeSchema({ ...list, protection: 'password' }), wanted)).toBe(true);
  });

  it('takes no password that could not be told from its brackets', () => {
    const wanted = { ...values, protection: 'password' };
    for (const password of ['short', 'with[bracket', 'with]bracket'])
      expect(isValid(changeSchema(list), { ...wanted, password })).toBe(false);
  });

  it('sends what differs, and a password only while it is the protection', () => {
    expect(changesOf(list, values)).toEqual({});
    expect(changesOf(list, { ...values, password: 'secret', copy_to_sender: true })).toEqual({
      copy_to_sender: true,
    });
    expect(changesOf(list, { ...values, protection: 'password', password: 'secret' })).toEqual({
      protection: 'password',
      password: 'secret',
    });
    const owners = choiceOf([externalAddress('anna@a.example')]);
    expect(changesOf(list, { ...values, owners })).toEqual({ owners: ['anna@a.example'] });
    expect(sentOf({ ...newSmartList, domain: 'a.example' })).not.toHaveProperty('password');
  });
});
