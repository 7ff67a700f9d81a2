/** What can be imported by a plan. */
export const planKinds = ['users', 'aliases', 'list_members', 'builder'] as const;
export type PlanKindName = (typeof planKinds)[number];
