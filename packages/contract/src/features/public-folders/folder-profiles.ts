/** What a profile lets somebody do in a folder; items are messages, appointments, contacts, notes or tasks. */
interface FolderAbilities {
  readonly visible: boolean;
  readonly create: boolean;
  readonly read: boolean;
  readonly edit: 'none' | 'own' | 'all';
  readonly delete: 'none' | 'own' | 'all';
  readonly subfolders: boolean;
  /** Change the rights themselves. */
  readonly manage: boolean;
}

const author = {
  visible: true,
  create: true,
  read: true,
  edit: 'own',
  delete: 'own',
  subfolders: false,
  manage: false,
} as const satisfies FolderAbilities;
const editor = { ...author, edit: 'all', delete: 'all' } as const satisfies FolderAbilities;
const nothing = {
  visible: false,
  create: false,
  read: false,
  edit: 'none',
  delete: 'none',
  subfolders: false,
  manage: false,
} as const satisfies FolderAbilities;

/** The only place that says what each profile allows, from the most to nothing. */
export const abilitiesOfProfile = {
  owner: { ...editor, subfolders: true, manage: true },
  publishing_editor: { ...editor, subfolders: true },
  editor,
  publishing_author: { ...author, subfolders: true },
  author,
  non_editing_author: { ...author, edit: 'none' },
  reviewer: { ...nothing, visible: true, read: true },
  contributor: { ...nothing, visible: true, create: true },
  none: nothing,
} as const satisfies Record<string, FolderAbilities>;

export type FolderProfile = keyof typeof abilitiesOfProfile;
export const folderProfiles = Object.keys(abilitiesOfProfile) as [FolderProfile, ...FolderProfile[]];

/** One thing that can be allowed, as a word of its own. */
export const folderAbilities = [
  'visible',
  'read',
  'create',
  'edit_own',
  'edit_all',
  'delete_own',
  'delete_all',
  'subfolders',
  'manage',
] as const;
export type FolderAbility = (typeof folderAbilities)[number];

export function abilitiesOf(profile: FolderProfile): FolderAbility[] {
  const { edit, delete: remove, ...others }: FolderAbilities = abilitiesOfProfile[profile];
  const allowed = new Set<string>([
    ...Object.entries(others).flatMap(([ability, isAllowed]) => (isAllowed ? [ability] : [])),
    `edit_${edit}`,
    `delete_${remove}`,
  ]);
  return folderAbilities.filter((ability) => allowed.has(ability));
}
