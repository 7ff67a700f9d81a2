/** Reading is also marking as read; writing is setting other marks. Dovecot knows no items of one’s own. */
const read = ['lookup', 'read', 'write-seen'];
const add = ['insert', 'post'];
const remove = ['write-deleted', 'expunge'];

/**
 * What those in a group may do in a folder, in Dovecot’s words, by the letter its name ends with (engine.folder_groups).
 * Folders themselves are made, moved and deleted in the panel alone, so nobody gets the rights for that, and some
 * profiles are the same.
 */
const rightsOfGroup = {
  /** Owner, publishing editor, editor. */
  e: [...read, 'write', ...add, ...remove],
  /** Publishing author, author. */
  a: [...read, 'write', ...add],
  /** Non-editing author. */
  n: [...read, ...add],
  /** Reviewer. */
  r: read,
  /** Contributor. */
  c: ['lookup', ...add],
} as const satisfies Record<string, readonly string[]>;

/** The groups of a folder and what they may do; in a full one nobody can add. */
export const groupsOfFolder = (folder: string, isFull: boolean): Map<string, readonly string[]> =>
  new Map(
    Object.entries(rightsOfGroup).map(([letter, rights]) => [
      `group=f${folder}${letter}`,
      isFull ? rights.filter((right) => !add.includes(right)) : rights,
    ]),
  );
