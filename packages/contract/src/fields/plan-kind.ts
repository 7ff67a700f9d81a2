/** What can be imported by a file. */
export const importKinds = ['users', 'aliases', 'list_members', 'builder', 'whitelist', 'blacklist'] as const;
export type ImportKindName = (typeof importKinds)[number];

/** What is planned before it is done: imports, and users who leave. */
export const planKinds = [...importKinds, 'offboarding'] as const;
export type PlanKindName = (typeof planKinds)[number];
