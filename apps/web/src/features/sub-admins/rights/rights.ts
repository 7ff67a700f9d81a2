import {
  type Area,
  areas,
  highestLevel,
  type Level,
  levels,
  type Permissions,
  permissionsAt,
  type Rights,
} from '@posthouse/contract/core/permissions';

/** As they stand in the menu, and not as the contract lists them. */
export const shownAreas: readonly Area[] = [
  'users',
  'domains',
  'aliases',
  'lists',
  'dglists',
  'filtering',
  'branding',
  'logs',
  'subadmins',
  'accounthistory',
];

export const allLevels: readonly Level[] = Object.values(levels);
const levelNames = Object.keys(levels) as (keyof typeof levels)[];

/** The word of a level in the catalog. */
export function levelName(level: Level): keyof typeof levels {
  return levelNames[level] ?? 'noAccess';
}

/** The levels that open something of their own in an area; the catalog has a sentence for each. */
export const openingLevels: Readonly<Record<Area, readonly Level[]>> = {
  users: [1, 2, 3, 4, 5, 6],
  domains: [1, 2, 3, 5, 6],
  aliases: [1, 2, 3, 5, 6],
  lists: [1, 2, 3, 5, 6],
  dglists: [1, 2, 3, 5, 6],
  filtering: [1, 2, 3, 5],
  branding: [1, 3, 5],
  logs: [1, 2],
  subadmins: [1, 2, 3, 5],
  accounthistory: [1],
};

export const presets = {
  readOnly: permissionsAt(levels.view),
  helpDesk: {
    ...permissionsAt(levels.view),
    users: levels.addUpdate,
    aliases: levels.addUpdate,
    lists: levels.addUpdate,
    dglists: levels.addUpdate,
    filtering: levels.addUpdate,
    branding: levels.noAccess,
    subadmins: levels.noAccess,
  },
  full: permissionsAt(highestLevel),
} as const satisfies Record<string, Permissions>;
export type Preset = keyof typeof presets;

/** What somebody can give: nobody gives more than they have. */
export function givableBy({ role, permissions }: Rights): Permissions {
  return role === 'admin' ? permissionsAt(highestLevel) : permissions;
}

/** The same rights, lowered to what can be given. */
export function lowered(wanted: Permissions, givable: Permissions): Permissions {
  const entries = areas.map((area) => [area, Math.min(wanted[area], givable[area])]);
  return Object.fromEntries(entries) as Record<Area, Level>;
}

export function isSame(some: Permissions, others: Permissions): boolean {
  return areas.every((area) => some[area] === others[area]);
}
