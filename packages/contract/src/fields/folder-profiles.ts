/** What somebody can do in a folder, from the most to nothing. What each allows is in the mail engine: `profile-rights.ts`. */
export const folderProfiles = [
  'owner',
  'publishing_editor',
  'editor',
  'publishing_author',
  'author',
  'non_editing_author',
  'reviewer',
  'contributor',
  'none',
] as const;

export type FolderProfile = (typeof folderProfiles)[number];
