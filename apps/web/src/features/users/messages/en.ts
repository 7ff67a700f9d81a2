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

const right = {
  read: 'Read',
  edit: 'Read and edit',
  full: 'Full access',
};

const send = {
  none: 'Can’t send',
  as: 'Send as',
  behalf: 'Send on behalf',
};

const service = {
  imap: 'IMAP',
  pop3: 'POP3',
  smtp: 'SMTP',
};

export const messages = {
  title: 'Users',
  purpose: 'The mailboxes and connectors of your domains.',
  search: 'Search by name or address',
  empty: 'No users yet',
  emptyHint: 'A user is a mailbox with an address in one of your verified domains. Add the first one.',
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
  service,
  serviceHint: {
    imap: 'Read mail with mail programs and phones.',
    pop3: 'Download mail with older mail programs.',
    smtp: 'Send mail with mail programs and phones.',
  },
  hours: {
    title: 'Access hours',
    hint: 'When the user can log in, in the timezone of the domain.',
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
    timezone: 'Timezone',
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
    forwards: 'Forwards',
    sharing: 'Send-as and delegates',
    passwords: 'Application passwords',
    save: 'Save',
    readOnly: 'You can view this user but not change it.',
    gone: 'This user doesn’t exist',
    goneHint: 'It may have been removed. Removed users stay in the recycle bin for 30 days.',
  },
  sharing: {
    search: 'Search users by name or address',
    hidden:
      '{num, plural, one {One more entry is in a domain you can’t see. It stays when you save.} other {# more entries are in domains you can’t see. They stay when you save.}}',
    forwards: {
      purpose: 'Mail to this user is forwarded to these addresses.',
      to: 'Forward to',
      search: 'Search users or type an address',
      empty: 'No forwards. All mail stays in this mailbox.',
      keepCopy: 'Keep a copy in this mailbox',
      passOn: 'Also deliver to its own mail server',
      keepCopyHint: 'If this is off, mail goes only to the addresses above.',
      leaves: 'Some mail leaves your account',
      leavesText:
        'External addresses are with other providers. Your filters and access rules don’t apply to mail forwarded there.',
      nobody: 'None of these addresses can receive mail at the moment, so new mail stays in this mailbox.',
      audit: 'Audit mailboxes don’t forward mail',
      auditHint: 'The copies they receive for compliance stay where they are.',
    },
    sendAs: {
      title: 'Send as',
      purpose: 'Addresses this user can use as the sender, besides its own.',
      add: 'Add an address',
      empty: 'This user can send only from its own address.',
      type: 'Audit users and connectors don’t send mail from here, so there is nothing to set up.',
      noLogin: 'Nobody logs in to this mailbox. Its delegates can send as it.',
    },
    delegates: {
      title: 'Delegates',
      purpose: 'Users who can open this mailbox.',
      add: 'Add a delegate',
      rightsHint:
        '“Read and edit” includes moving, marking and deleting messages; “Full access” also includes creating and deleting folders. With “Send as”, recipients see only this mailbox; with “Send on behalf”, they also see who sent the message.',
      empty: 'No delegates yet.',
      rightOf: 'Access for {name}',
      sendOf: 'Sending for {name}',
      nobody: 'Nobody can open this mailbox yet',
      nobodyText: 'It has no password of its own. Add the users who should open it as delegates.',
      audit: 'Audit mailboxes can’t have delegates. They are opened with their own password.',
      connector: 'Mail for this user is kept on another server, so there is no mailbox to open here.',
    },
    mailboxes: {
      title: 'Mailboxes this user can open',
      purpose: 'The user is a delegate of these mailboxes. You can change that on their own pages.',
    },
    right,
    send,
  },
  rename: {
    title: 'Rename user',
    text: 'The user gets another address. Mail, settings and rights stay. Mail to the old address is refused from then on.',
  },
  passwords: {
    purpose:
      'One password for each mail program or device. If a phone is lost, remove its password; everything else keeps working.',
    add: 'Add application password',
    empty: 'No application passwords yet',
    emptyHint:
      'With an application password, one mail program or device can log in without the main password.',
    twofaMissing: 'Mail programs can’t log in yet',
    twofaMissingHint:
      'Two-factor authentication is on, so IMAP, POP3 and SMTP refuse the main password. Add an application password for each mail program.',
    noLogin: 'Nobody logs in as this user',
    noLoginMailbox:
      'Shared mailboxes, rooms and equipment have no password. Other users open them as delegates, with their own login.',
    noLoginConnector:
      'This connector has no password here. Set one under Account before you add application passwords.',
    label: 'Label',
    labelHint: 'For example “Anna’s phone”.',
    services: 'Services',
    serviceOff: '{service} (turned off for this user)',
    expires: 'Valid until',
    expiresHint: 'The last day it works. Leave empty if it shouldn’t expire.',
    noExpiry: 'No expiry',
    expired: 'Expired on {day}',
    lastuse: 'Last used',
    created: 'Added',
    full: 'A user can have up to {num} application passwords. Remove one first.',
    madeTitle: 'The application password is ready',
    once: 'Copy it now. It is shown only once.',
    use: 'Enter it in the mail program in place of the main password, including the hyphens.',
    username: 'User name',
    password: 'Password',
    done: 'Done',
    remove: 'Remove',
    removeOf: 'Remove {label}',
    ask: 'Remove {label}?',
    askText:
      'Mail programs that use this password can no longer log in. You can’t undo this, but you can add a new one.',
  },
  oneTime: {
    button: 'One-time password',
    title: 'One-time password for {name}',
    text: 'With this password you can log in as this user once, within 5 minutes.',
    reason: 'Reason',
    reasonHint: 'For example a ticket number. It is recorded in the account history together with your name.',
    submit: 'Create password',
    once: 'Copy it now. It is shown only once and works only once.',
    left: 'Valid for another {time}',
    over: 'This password has expired',
    again: 'Create a new one',
    webmail: 'Open webmail',
  },
  audit: {
    inUse:
      'This mailbox receives the copies of audited domains. Under Compliance, choose another mailbox for them first.',
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
    quota: 'Change quota',
    type: 'Change type',
    remove: '{num, plural, one {Remove # user} other {Remove {shown} users}}',
  },
  ask: {
    quota: '{num, plural, one {Change the quota of # user} other {Change the quota of {shown} users}}',
    quotaText:
      'Each of them gets this quota. If there is not enough for all, the result says who kept the old one.',
    type: '{num, plural, one {Change the account type of # user} other {Change the account type of {shown} users}}',
    typeText:
      'Mail, addresses and passwords stay. Each user takes a seat of the new type and frees the old one.',
    typeConflict: 'Its other settings don’t allow this type. Change it on the user’s page.',
    disableOne: 'Disable {name}?',
    removeOne: 'Remove {name}?',
    enable: '{num, plural, one {Enable # user?} other {Enable {shown} users?}}',
    disable: '{num, plural, one {Disable # user?} other {Disable {shown} users?}}',
    remove: '{num, plural, one {Remove # user?} other {Remove {shown} users?}}',
    enableText: 'They can log in and receive mail again.',
    disableText:
      'They can’t log in, and mail to them is refused. Nothing is deleted; you can enable them again at any time.',
    removeText:
      'This also removes all their mail and settings. You can restore them from the recycle bin for {days} days; after that they are deleted for good.',
  },
  facts: {
    email: 'Address',
    active: 'Active',
    signin_changed: 'New password',
    name: 'Name',
    quota: 'Quota',
    language: 'Language',
    timezone: 'Timezone',
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
    destinations: 'Forwards',
    keep_copy: 'Copy kept',
    addresses: 'Can send as',
    delegates: 'Delegates',
    label: 'Label',
    services: 'Services',
    expires_on: 'Valid until',
    reason: 'Reason',
  },
  values: {
    account_type: type,
    mailbox_type: mailbox,
    oex_type: oex,
    delegates: { ...right, ...send },
    services: service,
  },
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
    setForwards: 'Changed the forwards of a user',
    setSendAs: 'Changed the addresses a user can send as',
    setDelegates: 'Changed the delegates of a mailbox',
    addAppPassword: 'Added an application password',
    removeAppPassword: 'Removed an application password',
    getOneTimePassword: 'Created a one-time password',
  },
};

declare module 'i18next' {
  interface ResourceNamespaceMap {
    users: typeof messages;
  }
}
