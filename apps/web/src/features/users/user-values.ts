import {
  type AccountType,
  demandNeeded,
  type MailboxType,
  usersActions,
} from '@posthouse/contract/features/users';
import { z } from 'zod';
import { changedFields } from '../../ui/form/record-changes.ts';
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

export const addSchema = z
  .strictObject({
    username: shape.username,
    domain: shape.domain,
    password: shape.password,
    ...identity,
  })
  .superRefine(demandNeeded, { when: () => true });
type AddValues = z.input<typeof addSchema>;

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

/** What differs; of a type only what that type has. */
export function accountChangesOf(row: User, { password, ...values }: AccountValues) {
  const { password: _none, ...before } = accountValuesOf(row);
  const changed: Partial<typeof values> = changedFields(before, values);
  const { oex_type, relay_host, mailbox_type, ...others } = changed;
  return {
    ...others,
    ...(mailbox_type === undefined ? {} : { mailbox_type }),
    ...(values.account_type === 'exchange' && (oex_type ?? row.oex_type === '')
      ? { oex_type: values.oex_type }
      : {}),
    ...(values.account_type === 'external' && relay_host !== undefined ? { relay_host } : {}),
    ...(values.account_type !== 'enhanced' && row.mailbox_type !== 'normal'
      ? { mailbox_type: 'normal' as const }
      : {}),
    ...(password && logsIn(values.account_type, values.mailbox_type) ? { password } : {}),
  };
}

/** What is sent of a new user: only what its type has. */
export function newUserOf({ mailbox_type, oex_type, relay_host, password, ...values }: AddValues) {
  const isOf = (type: AccountType) => values.account_type === type;
  return {
    ...values,
    ...(isOf('enhanced') ? { mailbox_type } : {}),
    ...(isOf('exchange') ? { oex_type } : {}),
    ...(isOf('external') ? { relay_host } : {}),
    ...(password && logsIn(values.account_type, mailbox_type) ? { password } : {}),
  };
}

/** Shared mailboxes, rooms and equipment have no password. */
export const logsIn = (type: AccountType, mailbox: MailboxType) =>
  type !== 'enhanced' || mailbox === 'normal';
