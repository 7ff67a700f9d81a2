import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';

/** Where plans are made; the page of each is below it. */
export const importAddress = {
  users: '/users/import',
  aliases: '/aliases/import',
  list_members: '/lists/import',
  builder: '/builder',
  whitelist: '/filtering/whitelist/import',
  blacklist: '/filtering/blacklist/import',
  offboarding: '/users/offboarding',
} as const satisfies Readonly<Record<PlanKindName, string>>;

/** The page of one plan. */
export const planAddress = ({ kind, id }: { readonly kind: PlanKindName; readonly id: string }) =>
  `${importAddress[kind]}/${id}`;
