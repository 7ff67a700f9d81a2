export const messages = {
  title: 'Smart Lists',
  purpose: 'Lists with rules for who can post and who receives messages.',
  search: 'Search by address or note',
  empty: 'No smart lists yet',
  emptyHint:
    'With a smart list, you decide who can post: anyone, members only, or people who know a password. It can also include all users of its domain automatically. Add the first one.',
  readOnly: 'You can view this smart list but not change it.',
  column: {
    email: 'Smart list',
    type: 'Type',
    protection: 'Protection',
    members: 'Members',
    note: 'Note',
    active: 'State',
    domain: 'Domain',
    created: 'Added',
  },
  member: 'Has member',
  type: {
    members: 'Named members',
    all: 'All users of the domain',
  },
  typeHint: {
    members: 'You choose the members yourself.',
    all: 'All users of the domain belong to it, and new users join automatically.',
  },
  protection: {
    none: 'None',
    members: 'Members only',
    password: 'Password',
  },
  protectionHint: {
    none: 'Anyone can post, including people outside your account.',
    members: 'Only owners and members who are allowed to post can do so. Messages from others are refused.',
    password:
      'Anyone who knows the password can post. The subject must start with the password in square brackets, for example “[secret] Summer party”. The password is removed before the message is delivered.',
  },
  state: {
    active: 'Active',
    disabled: 'Disabled',
  },
  form: {
    name: 'Name',
    nameHint: 'The part of the address before the @, for example news.',
    nameChange: 'If you change it, mail to the old address no longer arrives here.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have smart lists.',
    chooseDomain: 'Choose a domain',
    type: 'Type',
    protection: 'Protection',
    password: 'Password for posting',
    newPassword: 'New password for posting',
    passwordHint: '6–60 characters, without square brackets. Share it only with people who should post.',
    setPassword: 'Set a new password',
    copy: 'Send a copy to the sender',
    copyHint: 'Users who post also get their own message. External senders get it only if they are members.',
    owners: 'Owners',
    ownersHint:
      'Owners can always post, even without the password. They also get the notices when a message can’t be delivered.',
    ownersSearch: 'Search users by name or address',
    ownersEmpty: 'No owners.',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  members: {
    post: 'Can post',
    receive: 'Receives',
    postOf: '{name} can post',
    receiveOf: '{name} receives messages',
    forAll: 'Applies to all addresses you add now. You can change it for each member later.',
    all: 'All users of {domain} belong to this list',
    allText:
      'New users are added automatically. To choose the members yourself, change the type in the settings.',
    allKept:
      '{num, plural, one {# named member is kept for later but not used now.} other {# named members are kept for later but not used now.}}',
  },
  add: {
    title: 'Add smart list',
  },
  page: {
    back: 'All smart lists',
    tabs: 'Parts of the smart list',
    members: 'Members',
    settings: 'Settings',
    preview: 'Preview',
    gone: 'This smart list doesn’t exist',
    goneHint: 'It may have been removed. Removed smart lists stay in the recycle bin for 30 days.',
  },
  preview: {
    receiving: 'Who receives',
    receivers:
      '{num, plural, =0 {Nobody receives messages to this list yet.} one {# address receives messages to this list.} other {{shown} addresses receive messages to this list.}}',
    posting: 'Who can post',
    posters:
      '{num, plural, =0 {No members or owners can post yet.} one {# member or owner can post.} other {{shown} members and owners can post.}}',
    shown:
      '{num, plural, one {The first address you can see:} other {The first {shown} addresses you can see:}}',
    disabled: 'This list is disabled and refuses all messages.',
    by: {
      none: 'Anyone can post.',
      members: 'Only owners and members who are allowed to post can do so. Messages from others are refused.',
      password:
        'Anyone can post if the subject starts with the password in square brackets. Owners can post without it.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Enable # smart list} other {Enable {shown} smart lists}}',
    disable: '{num, plural, one {Disable # smart list} other {Disable {shown} smart lists}}',
    remove: '{num, plural, one {Remove # smart list} other {Remove {shown} smart lists}}',
  },
  ask: {
    enable: '{num, plural, one {Enable # smart list?} other {Enable {shown} smart lists?}}',
    enableText: 'Mail sent there is accepted again.',
    disable: '{num, plural, one {Disable # smart list?} other {Disable {shown} smart lists?}}',
    disableOne: 'Disable {name}?',
    disableText:
      'Mail sent there is refused from now on. Members and settings are kept, and you can undo this at any time.',
    remove: '{num, plural, one {Remove # smart list?} other {Remove {shown} smart lists?}}',
    removeOne: 'Remove {name}?',
    removeText:
      'Mail sent there is refused immediately. You can restore everything, including members, from the recycle bin for {days} days; during that time, names stay reserved.',
  },
  facts: {
    email: 'Smart list',
    type: 'Type',
    protection: 'Protection',
    copy_to_sender: 'Copy to the sender',
    note: 'Note',
    owners: 'Owners',
    active: 'Active',
    members: 'Members',
    can_post: 'Can post',
    can_receive: 'Receives',
    password_changed: 'New password',
  },
  values: {
    type: {
      members: 'Named members',
      all: 'All users of the domain',
    },
    protection: {
      none: 'None',
      members: 'Members only',
      password: 'Password',
    },
  },
  goTo: {
    words: {
      smartLists:
        'mailing lists, announcements, newsletters, moderated lists, groups, members, posting password, owners',
      addSmartList: 'new smart list, create smart list, new newsletter',
      exportSmartLists: 'download smart lists, CSV, spreadsheet',
    },
    actions: {
      addSmartList: 'Add smart list',
      exportSmartLists: 'Export smart lists',
    },
  },
  menu: {
    smartLists: 'Smart Lists',
  },
  jobs: {
    enableSmartLists: 'Enabling smart lists',
    disableSmartLists: 'Disabling smart lists',
    removeSmartLists: 'Removing smart lists',
    removeSmartListMembers: 'Removing members from a smart list',
  },
  deeds: {
    exportSmartLists: 'Smart lists exported',
    addSmartList: 'Smart list {name} added',
    updateSmartList: 'Smart list {name} changed',
    setSmartListMembers: 'Members changed',
    removeSmartListMembers: '{num, plural, =1 {Member {name} removed} other {{shown} members removed}}',
    enableSmartLists: '{num, plural, =1 {Smart list {name} enabled} other {{shown} smart lists enabled}}',
    disableSmartLists: '{num, plural, =1 {Smart list {name} disabled} other {{shown} smart lists disabled}}',
    removeSmartLists: '{num, plural, =1 {Smart list {name} removed} other {{shown} smart lists removed}}',
  },
  operations: {
    exportSmartLists: 'Exported smart lists',
    addSmartList: 'Added a smart list',
    updateSmartList: 'Changed a smart list',
    setSmartListMembers: 'Changed the members of a smart list',
    removeSmartListMembers: 'Removed members from a smart list',
    enableSmartLists: 'Enabled a smart list',
    disableSmartLists: 'Disabled a smart list',
    removeSmartLists: 'Removed a smart list',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'smart-lists': typeof messages;
  }
}
