import { type Area, areas, type Level, type Permissions } from '@posthouse/contract/core/permissions';
import { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { emailAddress } from '@posthouse/contract/fields/email-address';
import type { z } from 'zod';
import type { SubAdmin } from './sub-admin.ts';

/** An address left out would be unchanged for the server; in the form it is there and must stay. */
export const editSchema = subAdminsActions.updateSubAdmin.input
  .omit({ id: true, version: true })
  .extend({ email: emailAddress });
export type SubAdminValues = z.input<typeof editSchema>;

/** What the form for a sub-admin holds; the password is empty unless a new one is wanted. */
export function valuesOf({ name, email, twofa_allowed, permissions }: SubAdmin) {
  return { name, email, password: '', twofa_allowed: twofa_allowed === 1, permissions };
}

/** The fields that differ from the row, areas one by one: two who change different things do not undo each other. */
export function changesOf(
  row: SubAdmin,
  { permissions, ...values }: SubAdminValues,
): Partial<SubAdminValues> {
  const { permissions: levelsBefore, ...before } = valuesOf(row);
  const changed = Object.entries(values).filter(
    ([field, value]) => value !== undefined && value !== before[field as keyof typeof before],
  );
  const levels = changedLevels(levelsBefore, { ...levelsBefore, ...(permissions as Partial<Permissions>) });
  return {
    ...Object.fromEntries(changed),
    ...(Object.keys(levels).length === 0 ? {} : { permissions: levels }),
  };
}

function changedLevels(before: Permissions, after: Permissions): Partial<Record<Area, Level>> {
  const changed = areas.filter((area) => before[area] !== after[area]);
  return Object.fromEntries(changed.map((area) => [area, after[area]]));
}
