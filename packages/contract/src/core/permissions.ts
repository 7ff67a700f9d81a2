/** Permission areas (specification 3) and ordered levels (specification 4). */
export const areas = [
  'accounthistory',
  'users',
  'domains',
  'aliases',
  'lists',
  'dglists',
  'branding',
  'filtering',
  'logs',
  'subadmins',
] as const;
export type Area = (typeof areas)[number];

/** A higher level includes every lower one. */
export const levels = {
  noAccess: 0,
  view: 1,
  enableDisable: 2,
  remove: 3,
  impersonate: 4,
  addUpdate: 5,
  modify: 6,
} as const;
export type Level = (typeof levels)[keyof typeof levels];
export const highestLevel: Level = levels.modify;

export type Permissions = Readonly<Record<Area, Level>>;
export type Role = 'admin' | 'subadmin';

export interface AreaLevel {
  /** `all` is granted to everyone who is signed in (specification 6). */
  readonly area: Area | 'all';
  readonly level: Level;
}

/** What an action asks of its caller. */
export type Requirement =
  | 'public'
  | 'session'
  | 'admin'
  | AreaLevel
  | { readonly anyOf: readonly AreaLevel[] }
  | { readonly allOf: readonly AreaLevel[] };

/** The levels a requirement names; none where it is about no area. */
export function levelsIn(requirement: Requirement): readonly AreaLevel[] {
  if (typeof requirement === 'string') return [];
  if ('anyOf' in requirement) return requirement.anyOf;
  return 'allOf' in requirement ? requirement.allOf : [requirement];
}

/**
 * What an action is about: the caller's own session or nobody's data (`own`), the account as a whole (`account`), or
 * things in domains (`domain`). Who is limited to some domains is refused the second and sees only theirs in the third.
 */
export type Scope = 'own' | 'account' | 'domain';

export interface Rights {
  readonly role: Role;
  readonly permissions: Permissions;
  readonly domainsLimited: boolean;
}

/** Whether somebody with these rights may do anything of that scope. */
function isInScope(scope: Scope, rights: Rights | undefined): boolean {
  return scope !== 'account' || rights === undefined || !rights.domainsLimited;
}

export function permissionsAt(level: Level): Permissions {
  return Object.fromEntries(areas.map((area) => [area, level])) as Record<Area, Level>;
}

export function hasLevel(rights: Rights, { area, level }: AreaLevel): boolean {
  return area === 'all' || rights.role === 'admin' || rights.permissions[area] >= level;
}

/** The one permission check of the product; `rights` is undefined for someone who is not signed in. */
export function isGranted(requirement: Requirement, rights: Rights | undefined): boolean {
  if (requirement === 'public') return true;
  if (rights === undefined) return false;
  if (requirement === 'session') return true;
  if (requirement === 'admin') return rights.role === 'admin';
  if ('anyOf' in requirement) return requirement.anyOf.some((needed) => hasLevel(rights, needed));
  if ('allOf' in requirement) return requirement.allOf.every((needed) => hasLevel(rights, needed));
  return hasLevel(rights, requirement);
}

/** What an action asks of its caller, and what it is about: both must allow it. */
export interface AccessRule {
  readonly requirement: Requirement;
  readonly scope: Scope;
}

export function mayRun({ requirement, scope }: AccessRule, rights: Rights | undefined): boolean {
  return isGranted(requirement, rights) && isInScope(scope, rights);
}
