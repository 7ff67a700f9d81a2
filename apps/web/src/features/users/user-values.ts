import { usersActions } from '@posthouse/contract/features/users';
import { z } from 'zod';
import type { User } from './user.ts';

const { shape } = usersActions.addUser.input;
const changeShape = usersActions.updateUser.input.shape;

const identity = {
  name: shape.name.unwrap(),
  account_type: shape.account_type.unwrap(),
  mailbox_type: shape.mailbox_type.unwrap(),
  oex_type: shape.oex_type.unwrap(),
  relay_host: shape.relay_host.unwrap(),
  quota: shape.quota.unwrap(),
  twofa_allowed: shape.twofa_allowed.unwrap(),
};

export const addSchema = z.strictObject({
  username: shape.username,
  domain: shape.domain,
  password: shape.password,
  ...identity,
});

export const accountSchema = z.strictObject({
  ...identity,
  password: changeShape.password,
  language: shape.language.unwrap(),
  timezone: shape.timezone.unwrap(),
  dateformat: shape.dateformat.unwrap(),
});
export type AccountValues = z.input<typeof accountSchema>;

/** What the form holds: switches as booleans, and a connector's choice also while it is none. */
export function accountValuesOf(row: User) {
  return {
    name: row.name,
    account_type: row.account_type,
    mailbox_type: row.mailbox_type,
    oex_type: row.oex_type || ('relay' as const),
    relay_host: row.relay_host,
    quota: row.quota,
    twofa_allowed: row.twofa_allowed === 1,
    password: '',
    language: row.language as '' | 'en',
    timezone: row.timezone,
    dateformat: row.dateformat as '',
  } satisfies AccountValues;
}
