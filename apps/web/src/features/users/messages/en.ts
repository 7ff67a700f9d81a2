const type = {
  basic: 'Basic',
  enhanced: 'Enhanced',
  exchange: 'Exchange connector',
  external: 'External connector',
  audit: 'Audit',
};

const mailbox = {
  normal: 'Normal',
  shared: 'Shared',
  room: 'Room',
  equipment: 'Equipment',
};

const oex = {
  relay: 'Pass mail on only',
  relay_and_copy: 'Pass mail on and keep a copy here',
};

export const messages = {
  title: 'Users',
  purpose: 'The mailboxes and connectors of your domains.',
  search: 'Search by name or address',
  empty: 'No users yet',
  emptyHint: 'A user is a mailbox with an address in one of your verified domains. Add the first one.',
  import: 'Import',
  undo: 'Undo',
  never: 'Never',
  gigabytes: '{num} GB',
  quotaUsed: '{used} of {num} GB',
  column: {
    email: 'Address',
    name: 'Name',
    type: 'Account type',
    active: 'State',
    quota: 'Quota',
    lastlogin: 'Last login',
    twofa: 'Two-factor',
    domain: 'Domain',
    created: 'Added',
  },
  filter: {
    overQuota: 'Over quota',
    neverLoggedIn: 'Never logged in',
  },
  state: {
    active: 'Active',
    disabled: 'Disabled',
  },
  twofa: {
    on: 'On',
    off: 'Off',
  },
  type,
  typeHint: {
    basic: 'A mailbox for mail.',
    enhanced: 'Mail, calendars and public folders; also shared mailboxes, rooms and equipment.',
    exchange: 'Mail is passed on to the Exchange server of the domain.',
    external: 'Mail is passed on to another server.',
    audit: 'Receives copies of mail for compliance. It can’t send mail and takes no seat.',
  },
  mailbox,
  oex,
  service: {
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
  },
  serviceHint: {
    imap: 'Read mail with mail programs and phones.',
    pop3: 'Download mail with older mail programs.',
    smtp: 'Send mail with mail programs and phones.',
  },
  hours: {
    title: 'Access hours',
    hint: 'When the user can log in, in the time zone of the domain.',
    of: 'Access on {day}',
    all: 'All day',
    closed: 'No access',
    hours: 'Between',
    start: 'Start hour on {day}',
    end: 'End hour on {day}',
    alwaysClosed:
      'With no access on any day, the user can never log in. To stop all mail, disable the user instead.',
  },
  form: {
    username: 'User name',
    usernameHint: 'The part of the address before the @.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have users.',
    chooseDomain: 'Choose a domain',
    name: 'Name',
    type: 'Account type',
    mailboxType: 'Mailbox type',
    mailboxTypeHint:
      'Shared mailboxes, rooms and equipment have no password. Other users open them as delegates.',
    oexType: 'Exchange account type',
    relayHost: 'Mail server',
    relayHostHint: 'The host name of the server that gets the mail.',
    quota: 'Quota in GB',
    quotaLeft: 'Available quota is {num} GB.',
    twofa: 'Two-factor authentication',
    twofaHint:
      'Mail programs need an application password; the main password is refused by IMAP, POP3 and SMTP.',
    password: 'Password',
    newPassword: 'New password',
    setPassword: 'Set a new password',
    language: 'Language',
    timezone: 'Time zone',
    dateformat: 'Date format',
    inherited: 'Account default',
  },
  add: {
    title: 'Add user',
  },
  page: {
    back: 'All users',
    tabs: 'Parts of the user',
    account: 'Account',
    services: 'Services and access hours',
    save: 'Save',
    readOnly: 'You can view this user but not change it.',
    gone: 'This user doesn’t exist',
    goneHint: 'It may have been removed. Removed users stay in the recycle bin for 30 days.',
  },
  rename: {
    title: 'Rename user',
    text: 'The user gets another address. Mail, settings and rights stay. Mail to the old address is refused from then on.',
  },
  row: {
    rename: 'Rename',
    enable: 'Enable',
    disable: 'Disable',
    remove: 'Remove',
  },
  bulk: {
    enable: '{num, plural, one {Enable # user} other {Enable {shown} users}}',
    disable: '{num, plural, one {Disable # user} other {Disable {shown} users}}',
    remove: '{num, plural, one {Remove # user} other {Remove {shown} users}}',
  },
  ask: {
    disableOne: 'Disable {name}?',
    removeOne: 'Remove {name}?',
    enable: '{num, plural, one {Enable # user?} other {Enable {shown} users?}}',
    disable: '{num, plural, one {Disable # user?} other {Disable {shown} users?}}',
    remove: '{num, plural, one {Remove # user?} other {Remove {shown} users?}}',
    enableText: 'They can log in and receive mail again.',
    disableText:
      'They can’t log in, and mail to them is refused. Nothing is deleted; you can enable them again at any time.',
    removeText:
      'All their mail and settings go with them. You can restore them from the recycle bin for {days} days; after that they are deleted for good.',
  },
  facts: {
    email: 'Address',
    active: 'Active',
    signin_changed: 'New password',
    name: 'Name',
    quota: 'Quota',
    language: 'Language',
    timezone: 'Time zone',
    dateformat: 'Date format',
    twofa_allowed: 'Two-factor authentication',
    account_type: 'Account type',
    mailbox_type: 'Mailbox type',
    oex_type: 'Exchange account type',
    relay_host: 'Mail server',
    imap: 'IMAP',
    pop3: 'POP3',
    smtp: 'SMTP',
    access_hours: 'Access hours',
  },
  values: { account_type: type, mailbox_type: mailbox, oex_type: oex },
  goTo: {
    words: {
      users: 'mailboxes, accounts, people, addresses, quota, password, room, equipment, shared mailbox',
      addUser: 'new user, create user, new mailbox',
      exportUsers: 'download users, CSV, spreadsheet',
    },
    actions: {
      addUser: 'Add user',
      exportUsers: 'Export users',
    },
  },
  menu: {
    users: 'Users',
  },
  jobs: {
    updateUsers: 'Changing users',
    enableUsers: 'Enabling users',
    disableUsers: 'Disabling users',
    removeUsers: 'Removing users',
  },
  operations: {
    exportUsers: 'Exported users',
    addUser: 'Added a user',
    updateUser: 'Changed a user',
    renameUser: 'Renamed a user',
    updateUsers: 'Changed a user',
    enableUsers: 'Enabled a user',
    disableUsers: 'Disabled a user',
    removeUsers: 'Removed a user',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    users: typeof messages;
  }
}
