import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';

/** Where files are imported; the page of one import is below it. */
export const importAddress = {
  users: '/users/import',
  aliases: '/aliases/import',
  list_members: '/lists/import',
  builder: '/builder',
} as const satisfies Readonly<Record<PlanKindName, string>>;

/** The page of one plan. */
export const planAddress = ({ kind, id }: { readonly kind: PlanKindName; readonly id: string }) =>
  `${importAddress[kind]}/${id}`;
