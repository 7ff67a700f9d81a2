import { permissionsAt } from '@posthouse/contract/core/permissions';
import { describe, expect, it } from 'vitest';
import { sentValues } from '../../ui/form/schema-resolver.ts';
import {
  addSchema,
  changesOf,
  editSchema,
  inWords,
  limitOf,
  type SubAdmin,
  valuesOf,
} from './sub-admin-values.ts';

const row: SubAdmin = {
  id: '7',
  username: 'helper',
  name: 'Help',
  email: 'help@example.org',
  email_confirmed: 1,
  active: 1,
  twofa_allowed: 1,
  twofa_enabled: 0,
  ip_restricted: 0,
  invited: 0,
  invitation_expires: null,
  lastlogin: null,
  created_at: '2026-03-02T10:00:00.000Z',
  permissions: permissionsAt(1),
  domains_limited: 0,
  domains: [],
  version: 3,
};
const values = valuesOf(row);

it('takes no password for an invitation, but never a typed one that is empty', () => {
  const draft = { username: 'helper', email: 'help@example.org', domains: [] };
  const isAccepted = (password: string | null) => {
    const values = { ...draft, password };
    return addSchema.safeParse(sentValues(addSchema, values)).success;
  };
  expect([isAccepted(null), isAccepted('A-new-one-1')]).toEqual([true, true]);
  expect([isAccepted(''), isAccepted('short')]).toEqual([false, false]);
});

it('sends nothing when nothing was changed', () => {
  expect(changesOf(row, values)).toEqual({});
});

it('sends the changed fields alone, and of the rights the changed areas', () => {
  expect(changesOf(row, { ...values, name: '', permissions: { ...permissionsAt(1), users: 5 } })).toEqual({
    name: '',
    permissions: { users: 5 },
  });
  expect(changesOf(row, { ...values, twofa_allowed: false, password: 'A-new-one-1' })).toEqual({
    twofa_allowed: false,
    password: 'A-new-one-1',
  });
});

describe('chosen domains', () => {
  const [one, two] = [
    { id: '1', domain: 'one.example' },
    { id: '2', domain: 'two.example' },
  ];
  const limited: SubAdmin = { ...row, domains_limited: 1, domains: [one, two] };

  it('go with the limit, by their ids', () => {
    expect(changesOf(row, { ...values, domains_limited: true, domains: [two] })).toEqual({
      domains_limited: true,
      domains: ['2'],
    });
    expect(changesOf(limited, { ...valuesOf(limited), domains: [one] })).toEqual({ domains: ['1'] });
  });

  it('are not sent when they are the same ones, or when the limit is switched off', () => {
    expect(changesOf(limited, { ...valuesOf(limited), domains: [two, one] })).toEqual({});
    const off = { ...valuesOf(limited), domains_limited: false, domains: [one] };
    expect(changesOf(limited, off)).toEqual({ domains_limited: false });
    expect(limitOf(off)).toEqual({ domains_limited: false });
  });

  it('are shown by their names to those who compare', () => {
    expect(inWords(valuesOf(limited))['domains']).toEqual(['one.example', 'two.example']);
  });
});

it('wants an address, but no new password', () => {
  const { password: _none, ...kept } = values;
  expect(editSchema.safeParse(kept).success).toBe(true);
  expect(editSchema.safeParse({ ...kept, email: '' }).success).toBe(false);
});
