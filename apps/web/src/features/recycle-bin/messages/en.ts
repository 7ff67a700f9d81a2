export const messages = {
  title: 'Recycle Bin',
  purpose:
    'Domains removed in the last {days} days, with everything in them. After that, they are deleted for good.',
  search: 'Search domain',
  empty: 'The recycle bin is empty',
  emptyHint: 'Removed domains are kept here for {days} days. You can restore them with everything in them.',
  column: {
    name: 'Domain',
    removedBy: 'Removed by',
    removedAt: 'Removed',
    purgeAt: 'Final deletion',
  },
  row: { restore: 'Restore', purge: 'Delete for good' },
  bulk: {
    restore: '{num, plural, one {Restore # domain} other {Restore {shown} domains}}',
    purge: '{num, plural, one {Delete # domain for good} other {Delete {shown} domains for good}}',
  },
  ask: {
    purgeOne: 'Delete {name} for good?',
    purge: '{num, plural, one {Delete # domain for good?} other {Delete {shown} domains for good?}}',
    purgeText:
      'This also deletes all users, aliases, lists and alias domains in it, and all their mail. It can’t be undone.',
  },
  reason: {
    conflict: 'The name is in use again as a domain or alias domain. Remove that one first.',
    limit_reached: 'Restoring this would exceed the limits of your account.',
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
    },
  },
  menu: {
    recycleBin: 'Recycle Bin',
  },
  jobs: {
    restoreItems: 'Restoring from the recycle bin',
    purgeItems: 'Deleting for good from the recycle bin',
  },
  operations: {
    restoreItems: 'Restored from the recycle bin',
    purgeItems: 'Deleted for good from the recycle bin',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'recycle-bin': typeof messages;
  }
}
