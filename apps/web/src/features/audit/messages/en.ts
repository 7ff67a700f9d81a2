export const messages = {
  title: 'Compliance',
  purpose: 'Every message that an audited domain sends or receives is copied to an audit mailbox.',
  search: 'Search domains',
  empty: 'No audit domain created',
  emptyHint: 'Choose a domain and the audit mailbox that gets a copy of every message, in and out.',
  quota: 'Quota: {num}',
  readOnly: 'You can view this but not change it.',
  hidden: 'A mailbox in another domain',
  noMailbox: {
    title: 'No audit email created',
    hint: 'Copies go to a user of the account type Audit, which can’t send mail and doesn’t take a seat. Add one first.',
    add: 'Add audit mailbox',
  },
  column: {
    domain: 'Domain',
    mailbox: 'Audit mailbox',
    state: 'State',
  },
  state: {
    on: 'On',
    off: 'Off',
    disabled: 'Mailbox disabled',
    removed: 'Mailbox removed',
  },
  mailboxes: {
    title: 'Audit mailboxes',
    all: '{num, plural, one {Show # audit mailbox} other {Show all # audit mailboxes}}',
    usage: 'Usage of {name}',
    disabled: 'Disabled',
  },
  form: {
    title: 'Audit a domain',
    domain: 'Domain',
    domainHint: 'Every message it sends or receives is copied.',
    chooseDomain: 'Choose a domain',
    mailbox: 'Audit mailbox',
    mailboxHint:
      'Users of the account type Audit. Application passwords of the mailbox you choose stop working.',
    chooseMailbox: 'Choose a mailbox',
    submit: 'Start auditing',
    save: 'Save',
  },
  row: {
    on: 'Turn on',
    off: 'Turn off',
    remove: 'Stop auditing',
  },
  ask: {
    off: 'Turn auditing off for {name}?',
    offText:
      'New messages aren’t copied until you turn it on again. Existing copies stay in the audit mailbox.',
    remove: 'Stop auditing {name}?',
    removeText:
      'New messages are no longer copied, and the domain is taken off this list. To pause auditing, turn it off instead. Existing copies stay in the audit mailbox.',
  },
  facts: {
    domain: 'Domain',
    audit_email: 'Audit mailbox',
    audit_enabled: 'Auditing',
  },
  goTo: {
    words: {
      audit: 'journaling, archive, copies of mail, legal, audit mailbox',
      setAuditDomain: 'new audit domain, start journaling',
    },
    actions: {
      setAuditDomain: 'Audit a domain',
    },
  },
  menu: {
    audit: 'Compliance',
  },
  deeds: {
    setAuditDomain: 'Auditing of {name} changed',
    removeAuditDomain: 'Auditing of {name} stopped',
  },
  operations: {
    setAuditDomain: 'Changed auditing for a domain',
    removeAuditDomain: 'Stopped auditing a domain',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    audit: typeof messages;
  }
}
