export const messages = {
  title: 'Recycle Bin',
  purpose:
    'Domains removed in the last {days} days, with all that was in them. After that they are deleted for good.',
  search: 'Search domain',
  empty: 'The recycle bin is empty',
  emptyHint:
    'Removed domains wait here for {days} days and can be restored with everything that was in them.',
  column: {
    name: 'Domain',
    removedBy: 'Removed by',
    removedAt: 'Removed',
    purgeAt: 'Deleted for good',
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
      'All users, aliases, lists and alias domains in it go with it, and all their mail. Nobody can bring them back.',
  },
  reason: {
    conflict: 'The name is in use again, as a domain or an alias domain. Remove that one first.',
    limit_reached: 'Your account has no room for it: domains or what was in them would exceed its limits.',
  },
  facts: {
    kind: 'Kind',
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
