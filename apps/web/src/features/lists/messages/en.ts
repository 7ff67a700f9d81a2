export const messages = {
  title: 'Lists',
  purpose: 'Addresses that distribute mail to many members or train the spam filter.',
  search: 'Search by address or note',
  empty: 'No lists yet',
  emptyHint:
    'A distribution list is one address for many people: mail to team@example.com goes to all its members. Two other types of list train the spam filter. Add the first one.',
  importMembers: 'Import members',
  readOnly: 'You can view this list but not change it.',
  column: {
    email: 'List',
    type: 'Type',
    members: 'Members',
    note: 'Note',
    active: 'State',
    domain: 'Domain',
    created: 'Added',
  },
  member: 'Has member',
  type: {
    distribution: 'Distribution list',
    spam: 'Spam retrainer',
    notspam: 'Not-spam retrainer',
  },
  typeHint: {
    distribution: 'Mail to the list goes to all its members.',
    spam: 'Users send missed spam here, and the spam filter learns to recognize it.',
    notspam:
      'Users send mail here that was wrongly marked as spam, and the spam filter learns to let it through.',
  },
  state: {
    active: 'Active',
    disabled: 'Disabled',
  },
  form: {
    name: 'Name',
    nameHint: 'The part of the address before the @, for example team.',
    nameChange: 'If you change it, mail to the old address no longer arrives here.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have lists.',
    chooseDomain: 'Choose a domain',
    type: 'Type',
    members: 'Members',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  add: {
    title: 'Add list',
    added: '{name} was added',
    leftOver: 'Some members couldn’t be added. Fix them here, or open the list and add them later.',
  },
  page: {
    back: 'All lists',
    tabs: 'Parts of the list',
    members: 'Members',
    use: 'How to use it',
    settings: 'Settings',
    gone: 'This list doesn’t exist',
    goneHint: 'It may have been removed. Removed lists stay in the recycle bin for 30 days.',
  },
  use: {
    address: 'Address',
    how: 'Forward the message as an attachment so that the filter sees all of it. Only users of {domain} can send to this address; nobody receives what they send. What it learns counts for your account only, and it uses it once there are 20 messages of each kind, spam and not spam.',
    spam: {
      title: 'Send missed spam here',
      text: 'When spam reaches the inbox, users of {domain} forward it to this address. The spam filter learns to recognize similar messages.',
    },
    notspam: {
      title: 'Send mail here that was wrongly marked as spam',
      text: 'When a legitimate message lands in the spam folder, users of {domain} forward it to this address. The spam filter learns to let similar messages through.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Enable # list} other {Enable {shown} lists}}',
    disable: '{num, plural, one {Disable # list} other {Disable {shown} lists}}',
    remove: '{num, plural, one {Remove # list} other {Remove {shown} lists}}',
  },
  ask: {
    enable: '{num, plural, one {Enable # list?} other {Enable {shown} lists?}}',
    enableText: 'Mail sent there is accepted again.',
    disable: '{num, plural, one {Disable # list?} other {Disable {shown} lists?}}',
    disableOne: 'Disable {name}?',
    disableText:
      'Mail sent there is refused from now on. Members are kept, and you can undo this at any time.',
    remove: '{num, plural, one {Remove # list?} other {Remove {shown} lists?}}',
    removeOne: 'Remove {name}?',
    removeText:
      'Mail sent there is refused immediately. You can restore everything, including members, from the recycle bin for {days} days; during that time, names stay reserved.',
  },
  facts: {
    email: 'List',
    type: 'Type',
    note: 'Note',
    active: 'Active',
    members: 'Members',
  },
  values: {
    type: {
      distribution: 'Distribution list',
      spam: 'Spam retrainer',
      notspam: 'Not-spam retrainer',
    },
  },
  goTo: {
    words: {
      lists: 'mailing lists, distribution lists, groups, members, spam retrainer, spam training',
      addList: 'new list, create list, new mailing list, new group',
      exportLists: 'download lists, CSV, spreadsheet',
    },
    actions: {
      addList: 'Add list',
      exportLists: 'Export lists',
    },
  },
  menu: {
    lists: 'Lists',
  },
  jobs: {
    enableLists: 'Enabling lists',
    disableLists: 'Disabling lists',
    removeLists: 'Removing lists',
    removeListMembers: 'Removing members from a list',
  },
  deeds: {
    exportLists: 'Lists exported',
    addList: 'List {name} added',
    updateList: 'List {name} changed',
    exportListMembers: 'Members exported',
    addListMembers: 'Members added',
    removeListMembers: '{num, plural, =1 {Member {name} removed} other {{shown} members removed}}',
    enableLists: '{num, plural, =1 {List {name} enabled} other {{shown} lists enabled}}',
    disableLists: '{num, plural, =1 {List {name} disabled} other {{shown} lists disabled}}',
    removeLists: '{num, plural, =1 {List {name} removed} other {{shown} lists removed}}',
  },
  operations: {
    exportLists: 'Exported lists',
    addList: 'Added a list',
    updateList: 'Changed a list',
    exportListMembers: 'Exported the members of a list',
    addListMembers: 'Added members to a list',
    removeListMembers: 'Removed members from a list',
    enableLists: 'Enabled a list',
    disableLists: 'Disabled a list',
    removeLists: 'Removed a list',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    lists: typeof messages;
  }
}
