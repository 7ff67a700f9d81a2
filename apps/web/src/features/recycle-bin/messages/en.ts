export const messages = {
  title: 'Recycle bin',
  empty: 'The recycle bin is empty',
  column: {
    removedBy: 'Removed by',
    removedAt: 'Removed',
    purgeAt: 'Final deletion',
  },
  row: { restore: 'Restore', purge: 'Delete for good' },
  ask: {
    purgeOne: 'Delete {name} for good?',
  },
  mailOfPurged: {
    soon: 'Mail kept for them is deleted from the server within minutes.',
    later: 'Mail kept for them is deleted from the server as soon as the mail engine runs again.',
  },
  reason: {
    folderConflict:
      'Another folder now has this name, or the parent folder no longer exists. Rename the other folder, or restore the parent folder first.',
    folderLimit: 'The domain has too many public folders. Remove some first.',
    conflict:
      'The name is in use again as a domain or alias domain, or the audit mailbox of this domain can’t be used. Remove the other domain or alias domain, or restore or enable the audit mailbox, then try again.',
    needed:
      'It is needed for auditing another domain. Under Compliance, choose another mailbox for that domain first.',
    limit_reached:
      'Your account has no seat or quota left for this. Free some, or ask your provider for more.',
  },
  of: {
    domains: {
      purpose:
        'Domains removed in the last {days} days, with everything in them. After that, they are deleted for good.',
      search: 'Search domains',
      emptyHint:
        'Removed domains are kept here for {days} days. You can restore them with everything in them.',
      column: 'Domain',
      restore: '{num, plural, one {Restore # domain} other {Restore {shown} domains}}',
      purge: '{num, plural, one {Delete # domain for good} other {Delete {shown} domains for good}}',
      askPurge: '{num, plural, one {Delete # domain for good?} other {Delete {shown} domains for good?}}',
      purgeText:
        'This also deletes everything inside: users, aliases, lists, public folders and alias domains. It can’t be undone.',
    },
    users: {
      purpose:
        'Users removed in the last {days} days, with their mail. After that, they are deleted for good.',
      search: 'Search users',
      emptyHint:
        'Removed users are kept here for {days} days. You can restore them with their mail and settings.',
      column: 'Address',
      restore: '{num, plural, one {Restore # user} other {Restore {shown} users}}',
      purge: '{num, plural, one {Delete # user for good} other {Delete {shown} users for good}}',
      askPurge: '{num, plural, one {Delete # user for good?} other {Delete {shown} users for good?}}',
      purgeText: 'This also deletes all their settings. It can’t be undone.',
    },
    aliases: {
      purpose:
        'Aliases removed in the last {days} days. After that, they are deleted for good and their names are free again.',
      search: 'Search aliases',
      emptyHint:
        'Removed aliases are kept here for {days} days. You can restore them with their destinations.',
      column: 'Alias',
      restore: '{num, plural, one {Restore # alias} other {Restore {shown} aliases}}',
      purge: '{num, plural, one {Delete # alias for good} other {Delete {shown} aliases for good}}',
      askPurge: '{num, plural, one {Delete # alias for good?} other {Delete {shown} aliases for good?}}',
      purgeText: 'Names can be used again afterwards. No mail is deleted. It can’t be undone.',
    },
    lists: {
      purpose:
        'Lists removed in the last {days} days, with their members. After that, they are deleted for good.',
      search: 'Search lists',
      emptyHint: 'Removed lists are kept here for {days} days. You can restore them with their members.',
      column: 'List',
      restore: '{num, plural, one {Restore # list} other {Restore {shown} lists}}',
      purge: '{num, plural, one {Delete # list for good} other {Delete {shown} lists for good}}',
      askPurge: '{num, plural, one {Delete # list for good?} other {Delete {shown} lists for good?}}',
      purgeText: 'This also deletes member lists. It can’t be undone.',
    },
    smart_lists: {
      purpose:
        'Smart lists removed in the last {days} days, with their members. After that, they are deleted for good.',
      search: 'Search smart lists',
      emptyHint:
        'Removed smart lists are kept here for {days} days. You can restore them with their members and settings.',
      column: 'Smart list',
      restore: '{num, plural, one {Restore # smart list} other {Restore {shown} smart lists}}',
      purge: '{num, plural, one {Delete # smart list for good} other {Delete {shown} smart lists for good}}',
      askPurge:
        '{num, plural, one {Delete # smart list for good?} other {Delete {shown} smart lists for good?}}',
      purgeText: 'This also deletes member lists and all settings. It can’t be undone.',
    },
    public_folders: {
      purpose:
        'Public folders removed in the last {days} days, with everything in them. After that, they are deleted for good.',
      search: 'Search public folders',
      emptyHint:
        'Removed public folders are kept here for {days} days. You can restore them with their subfolders and everything in them.',
      column: 'Folder',
      restore: '{num, plural, one {Restore # folder} other {Restore {shown} folders}}',
      purge: '{num, plural, one {Delete # folder for good} other {Delete {shown} folders for good}}',
      askPurge: '{num, plural, one {Delete # folder for good?} other {Delete {shown} folders for good?}}',
      purgeText: 'This also deletes all their subfolders. It can’t be undone.',
    },
  },
  facts: {
    kind: 'Type',
  },
  goTo: {
    words: {
      recycleBin: 'trash, deleted, removed, restore, undelete',
    },
  },
  values: {
    kind: {
      domains: 'Domain',
      users: 'User',
      aliases: 'Alias',
      lists: 'List',
      smart_lists: 'Smart list',
      public_folders: 'Public folder',
    },
  },
  menu: {
    recycleBin: 'Recycle bin',
  },
  jobs: {
    restoreItems: 'Restoring from the recycle bin',
    purgeItems: 'Deleting for good from the recycle bin',
  },
  deeds: {
    restoreItems_domains: '{num, plural, =1 {Domain restored} other {{shown} domains restored}}',
    purgeItems_domains:
      '{num, plural, =1 {Domain deleted for good} other {{shown} domains deleted for good}}',
    restoreItems_users: '{num, plural, =1 {User restored} other {{shown} users restored}}',
    purgeItems_users: '{num, plural, =1 {User deleted for good} other {{shown} users deleted for good}}',
    restoreItems_aliases: '{num, plural, =1 {Alias restored} other {{shown} aliases restored}}',
    purgeItems_aliases: '{num, plural, =1 {Alias deleted for good} other {{shown} aliases deleted for good}}',
    restoreItems_lists: '{num, plural, =1 {List restored} other {{shown} lists restored}}',
    purgeItems_lists: '{num, plural, =1 {List deleted for good} other {{shown} lists deleted for good}}',
    restoreItems_smart_lists: '{num, plural, =1 {Smart list restored} other {{shown} smart lists restored}}',
    purgeItems_smart_lists:
      '{num, plural, =1 {Smart list deleted for good} other {{shown} smart lists deleted for good}}',
    restoreItems_public_folders:
      '{num, plural, =1 {Public folder restored} other {{shown} public folders restored}}',
    purgeItems_public_folders:
      '{num, plural, =1 {Public folder deleted for good} other {{shown} public folders deleted for good}}',
  },
  operations: {
    restoreItems: 'Restored from the recycle bin',
    purgeItems: 'Deleted for good from the recycle bin',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'recycle-bin': typeof messages;
  }
}
