/** What a row of a file is about, where it has several types of things; in the order they are made. */
export const importRowTypes = ['domain', 'user', 'alias', 'list'] as const;
export type ImportRowType = (typeof importRowTypes)[number];

/** What is done when a user leaves; beside them aliases and lists are handed over. */
export const offboardingParts = [
  'password',
  'app_passwords',
  'shared',
  'forward',
  'delegate',
  'vacation',
  'smart_list',
  'mailbox_access',
  'folder_access',
  'removal',
] as const;
export type OffboardingPart = (typeof offboardingParts)[number];

export const planRowTypes = [...importRowTypes, ...offboardingParts] as const;
export type PlanRowType = (typeof planRowTypes)[number];

/** The type a cell names, also in the plural; undefined for any other word. */
export const namedRowType = (cell: string | undefined): ImportRowType | undefined =>
  importRowTypes.find((type) => [type, `${type}s`, `${type}es`].includes(cell?.trim().toLowerCase() ?? ''));
