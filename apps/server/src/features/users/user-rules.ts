import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { usersActions } from '@posthouse/contract/features/users';
import { hasPassword, keepsMail, needsPassword } from '@posthouse/contract/features/users/user-abilities';
import { weekdays } from '@posthouse/contract/fields/access-hours';
import type { UserFields } from './users-store.ts';

export const becomesAudit = (before: UserFields, after: UserFields) =>
  before.account_type !== 'audit' && after.account_type === 'audit';

/** What is named and does not belong to the type is refused: dropped, nobody would know. */
function demandFitting({ account_type }: UserFields, wanted: WantedUser): void {
  if (wanted.oex_type && account_type !== 'exchange') throw AppError.field('oex_type', 'type_unsuitable');
  if (wanted.relay_host && account_type !== 'external') throw AppError.field('relay_host', 'type_unsuitable');
  if (wanted.smtp && account_type === 'audit') throw AppError.field('smtp', 'type_unsuitable');
}

/** The mail of an Exchange connector goes to the server of its domain, and nowhere without one. */
export function demandExchange(
  before: UserFields | undefined,
  after: UserFields,
  { hasExchange }: { readonly hasExchange: boolean },
): void {
  const isNew = after.account_type === 'exchange' && before?.account_type !== 'exchange';
  if (isNew && !hasExchange) throw AppError.field('account_type', 'exchange_host_missing');
}

/** What a user is once its fields agree with each other; refuses where only an admin can say what is meant. */
function settle(wanted: UserFields): UserFields {
  const user: UserFields = {
    ...wanted,
    oex_type: wanted.account_type === 'exchange' ? wanted.oex_type || 'relay' : '',
    relay_host: wanted.account_type === 'external' ? wanted.relay_host : '',
    // It receives copies of others' mail and sends none.
    smtp: wanted.account_type === 'audit' ? false : wanted.smtp,
  };
  if (user.mailbox_type !== 'normal' && user.account_type !== 'enhanced') {
    throw AppError.field('mailbox_type', 'type_unsuitable');
  }
  if (user.account_type === 'external' && user.relay_host === '')
    throw AppError.field('relay_host', 'required');
  if (keepsMail(user) && user.quota === 0) throw AppError.field('quota', 'quota_positive');
  return user;
}

/** Nobody could log in with it: whoever named it means something else. */
export function demandUsefulPassword(user: UserFields, isNamed: boolean): void {
  if (isNamed && !hasPassword(user)) throw AppError.field('password', 'type_unsuitable');
}

export function demandPassword(user: UserFields, isThere: boolean): void {
  if (needsPassword(user) && !isThere) throw AppError.field('password', 'required');
}

export type WantedUser = Omit<
  ParsedInputOf<typeof usersActions.updateUser>,
  'id' | 'email' | 'version' | 'password'
>;

/** A user with what an input names of it; what was left out stays. */
export function userWith(
  before: UserFields,
  { access_start, access_end, ...wanted }: WantedUser,
): UserFields {
  const named = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const user = { ...before, ...Object.fromEntries(named), ...everyDay(access_start, access_end) };
  demandFitting(user, wanted);
  return settle(user);
}

type Hour = WantedUser['access_start'];

/** The same hours for every day; none where both are empty. */
function everyDay(start: Hour, end: Hour): Partial<Pick<UserFields, 'access_hours'>> {
  if (start === undefined || end === undefined) return {};
  if (start === '' || end === '') return { access_hours: {} };
  return { access_hours: Object.fromEntries(weekdays.map((day) => [day, [start, end] as const])) };
}
