import type { ActionInput } from '@posthouse/contract';
import { type Area, areas, type Level, type Permissions } from '@posthouse/contract/core/permissions';
import { subAdminRow, subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { emailAddress } from '@posthouse/contract/fields/email-address';
import { adminPassword } from '@posthouse/contract/fields/password';
import type { z } from 'zod';
import type { RecordFields } from '../../ui/difference/difference.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type SubAdmin = RowOf<'getSubAdmins'>;

/** With their names, which the form shows; the server takes the ids. */
const domains = subAdminRow.shape.domains;

/** Without a password an invitation is sent. That is chosen by null: a password left empty is one that is missing. */
export const addSchema = subAdminsActions.addSubAdmin.input.extend({
  domains,
  password: adminPassword.nullable(),
});

/** An address left out would be unchanged for the server; in the form it is there and must stay. */
export const editSchema = subAdminsActions.updateSubAdmin.input
  .omit({ id: true, version: true })
  .extend({ email: emailAddress, domains });
export type SubAdminValues = z.input<typeof editSchema>;

/** What the form for a sub-admin holds; the password is empty unless a new one is wanted. */
export function valuesOf({ name, email, permissions, domains, ...flags }: SubAdmin) {
  return {
    name,
    email,
    password: '',
    twofa_allowed: flags.twofa_allowed === 1,
    domains_limited: flags.domains_limited === 1,
    domains,
    permissions,
  };
}

/** What is sent of the chosen domains; without the limit there is nothing to choose. */
export function limitOf({ domains_limited, domains }: Pick<SubAdminValues, 'domains_limited' | 'domains'>) {
  return { domains_limited, ...(domains_limited ? { domains: domains.map(({ id }) => id) } : {}) };
}

/** For those who are told what somebody else changed. */
export function inWords({ domains, ...values }: RecordFields): RecordFields {
  return { ...values, domains: (domains as SubAdmin['domains']).map(({ domain }) => domain) };
}

/** The fields that differ from the row, areas one by one: two who change different things do not undo each other. */
export function changesOf(
  row: SubAdmin,
  { permissions, domains, ...values }: SubAdminValues,
): Omit<ActionInput<'updateSubAdmin'>, 'id' | 'version'> {
  const { permissions: levelsBefore, domains: domainsBefore, ...before } = valuesOf(row);
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof typeof before],
  );
  const levels = changedLevels(levelsBefore, { ...levelsBefore, ...(permissions as Partial<Permissions>) });
  const limit = limitOf({ domains_limited: values.domains_limited, domains });
  return {
    ...Object.fromEntries(changed),
    ...(Object.keys(levels).length === 0 ? {} : { permissions: levels }),
    ...('domains' in limit && !isSameChoice(domainsBefore, domains) ? { domains: limit.domains } : {}),
  };
}

/** The order in which they were chosen means nothing. */
function isSameChoice(before: SubAdmin['domains'], after: SubAdmin['domains']): boolean {
  const ids = new Set(before.map(({ id }) => id));
  return ids.size === after.length && after.every(({ id }) => ids.has(id));
}

function changedLevels(before: Permissions, after: Permissions): Partial<Record<Area, Level>> {
  const changed = areas.filter((area) => before[area] !== after[area]);
  return Object.fromEntries(changed.map((area) => [area, after[area]]));
}
