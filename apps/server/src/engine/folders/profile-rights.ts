/** Reading is also marking as read; writing is setting other marks. Dovecot knows no items of one’s own. */
const read = ['lookup', 'read', 'write-seen'];
const add = ['insert', 'post'];
const remove = ['write-deleted', 'expunge'];

/**
 * What each profile may do in a folder, in Dovecot’s words. Folders themselves are made, moved and deleted in the panel
 * alone, so nobody gets the rights for that.
 */
export const profileRights = {
  owner: [...read, 'write', ...add, ...remove],
  publishing_editor: [...read, 'write', ...add, ...remove],
  editor: [...read, 'write', ...add, ...remove],
  publishing_author: [...read, 'write', ...add],
  author: [...read, 'write', ...add],
  non_editing_author: [...read, ...add],
  reviewer: read,
  contributor: ['lookup', ...add],
} as const satisfies Record<string, readonly string[]>;

/** What is left when nothing more fits in. */
export const withoutAdding = (rights: readonly string[]) => rights.filter((right) => !add.includes(right));
