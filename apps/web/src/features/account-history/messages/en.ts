export const messages = {
  title: 'Account History',
  purpose: 'Who changed what in this account, and when.',
  search: 'Search admin, action or target',
  empty: 'No changes yet',
  emptyHint: 'Changes that admins make in this account appear here.',
  column: {
    at: 'Time',
    adminname: 'Admin',
    action: 'Action',
    target: 'Target',
    outcome: 'Outcome',
    remoteip: 'IP address',
  },
  outcome: {
    done: 'Done',
    refused: 'Refused',
    pending: 'Not completed',
  },
  by: 'by {name}',
  changes: 'Changes',
  caption: '{name}: before and after',
  facts: {
    format: 'Format',
    search: 'Search',
  },
  menu: {
    logs: 'Logs',
    accountHistory: 'Account History',
  },
  operations: {
    exportAccountHistory: 'Exported the account history',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-history': typeof messages;
  }
}
