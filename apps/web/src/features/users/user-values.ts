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

/** A field of the forms: what it may hold, what it holds of a user, and of one that is new. */
interface FormField<Schema extends z.ZodType> {
  readonly schema: Schema;
  readonly of: (row: User) => z.input<Schema>;
  readonly empty: z.input<Schema>;
}
type FormFields = Readonly<Record<string, FormField<z.ZodType>>>;
type SchemaOf<Fields extends FormFields> = { readonly [Name in keyof Fields]: Fields[Name]['schema'] };
type ValuesOf<Fields extends FormFields> = { readonly [Name in keyof Fields]: Fields[Name]['empty'] };

const field = <Schema extends z.ZodType>(
  schema: z.ZodOptional<Schema>,
  empty: z.input<Schema>,
  of: (row: User) => z.input<Schema>,
): FormField<Schema> => ({ schema: schema.unwrap(), of, empty });

/** Also for a new user. Switches are booleans, and a connector’s choice is there also while it is none. */
const identity = {
  name: field(shape.name, '', (row) => row.name),
  account_type: field(shape.account_type, 'basic', (row) => row.account_type),
  mailbox_type: field(shape.mailbox_type, 'normal', (row) => row.mailbox_type),
  oex_type: field(shape.oex_type, 'relay', (row) => row.oex_type || 'relay'),
  relay_host: field(shape.relay_host, '', (row) => row.relay_host),
  quota: field(shape.quota, 1000, (row) => row.quota),
  twofa_allowed: field(shape.twofa_allowed, false, (row) => row.twofa_allowed === 1),
};
const account = {
  ...identity,
  language: field(shape.language, '', (row) => row.language as ''),
  timezone: field(shape.timezone, '', (row) => row.timezone),
  dateformat: field(shape.dateformat, '', (row) => row.dateformat as ''),
};

const mapped = (fields: FormFields, of: (field: FormField<z.ZodType>) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, of(one)]));
const schemaOf = <Fields extends FormFields>(fields: Fields) =>
  mapped(fields, ({ schema }) => schema) as SchemaOf<Fields>;
const emptyOf = <Fields extends FormFields>(fields: Fields) =>
  mapped(fields, ({ empty }) => empty) as ValuesOf<Fields>;

export const addSchema = z
  .strictObject({
    username: shape.username,
    domain: shape.domain,
    password: shape.password,
    ...schemaOf(identity),
  })
  .superRefine(demandNeeded, { when: () => true });
type AddValues = z.input<typeof addSchema>;

export const emptyUser = { username: '', password: '', ...emptyOf(identity) };

export const accountSchema = z.strictObject({ ...schemaOf(account), password: shape.password });
export type AccountValues = z.input<typeof accountSchema>;

export const accountValuesOf = (row: User): AccountValues => ({
  ...(mapped(account, ({ of }) => of(row)) as ValuesOf<typeof account>),
  password: '',
});

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
