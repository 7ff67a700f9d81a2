const column = {
  at: 'Time',
  adminname: 'Admin',
  action: 'Action',
  target: 'Target',
  outcome: 'Outcome',
  remoteip: 'IP address',
  domain: 'Domain',
};

const outcome = {
  done: 'Done',
  refused: 'Refused',
  pending: 'Not completed',
};

export const messages = {
  title: 'Account history',
  purpose: 'Who changed what in this account, and when.',
  search: 'Search by admin or target',
  empty: 'No changes yet',
  emptyHint: 'Changes that admins make in this account appear here.',
  column,
  exported: {
    ...column,
    before: 'Before',
    after: 'After',
    id: 'Entry number',
  },
  outcome,
  by: 'by {name}',
  changes: 'Changes',
  caption: '{name}: before and after',
  facts: {
    format: 'Format',
    search: 'Search',
    maxemails: 'Basic accounts, maximum',
    maxeemails: 'Enhanced accounts, maximum',
    maxdomains: 'Domains, maximum',
    maxexemails: 'Exchange connector accounts, maximum',
    maxocemails: 'External connector accounts, maximum',
    maxzulipusers: 'Chat users, maximum',
    maxquota: 'Quota, maximum (MB)',
    autogrow_quota: 'Quota grows automatically',
    lost: 'Given to another account',
    unknown_ids: 'IDs that don’t exist',
    unknown_count: 'Number of unknown IDs',
    attempts: 'Attempts',
    last_at: 'Last attempt',
    bytes: 'Size in bytes',
  },
  values: {
    outcome,
    boolean: {
      true: 'Yes',
      false: 'No',
    },
    adminname: {
      operator: 'Provider',
      engine: 'Mail engine',
    },
    target: {
      'account-history': 'Account history',
    },
    format: {
      csv: 'CSV',
      json: 'JSON',
    },
  },
  variants: {
    'engine: delete mail': {
      public_folders: 'Deleted the content of a public folder from the server',
    },
    'operator: domain verify': {
      lost: 'Gave a domain name to another account',
    },
  },
  menu: {
    accountHistory: 'Account history',
  },
  deeds: {
    exportAccountHistory: 'Account history exported',
  },
  operations: {
    exportAccountHistory: 'Exported the account history',
    'engine: delete mail': 'Deleted the mail of a user from the server',
    'operator: account create': 'Created the account',
    'operator: account limits': 'Changed the limits of the account',
    'operator: account suspend': 'Suspended the account',
    'operator: account resume': 'Reactivated the account',
    'operator: admin reset-password': 'Reset an admin’s password',
    'operator: admin reset-2fa': 'Reset an admin’s two-factor authentication',
    'operator: admin login-link': 'Created a login link for an admin',
    'operator: admin lift-ip-list': 'Lifted an admin’s IP restriction',
    'operator: domain verify': 'Gave a domain name to this account',
    'operator: chat set': 'Connected a Zulip organization',
    'operator: chat remove': 'Disconnected the Zulip organization',
    'operator: mail demo': 'Created an application password for the demo mailbox',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'account-history': typeof messages;
  }
}
