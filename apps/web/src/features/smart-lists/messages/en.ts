export const messages = {
  title: 'Smart Lists',
  purpose: 'Lists with rules about who can post and who receives.',
  search: 'Search by address or note',
  empty: 'No smart lists yet',
  emptyHint:
    'With a smart list you decide who can post: everyone, members only, or those who know a password. All users of a domain can belong to it. Add the first one.',
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
  member: 'Has the member',
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
    none: 'Everyone can post, also people outside your account.',
    members: 'Only owners and members who can post are accepted. Messages from others are refused.',
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
    nameChange: 'If you change it, mail to the old address is refused.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have smart lists.',
    chooseDomain: 'Choose a domain',
    type: 'Type',
    protection: 'Protection',
    password: 'Password for posting',
    newPassword: 'New password for posting',
    passwordHint: '6–60 characters, without square brackets. Tell it only to those who should post.',
    setPassword: 'Set a new password',
    copy: 'Send a copy to the sender',
    copyHint: 'Whoever posts receives the message too.',
    owners: 'Owners',
    ownersHint: 'Owners can always post. They also receive messages that could not be delivered.',
    ownersSearch: 'Search users by name or address',
    ownersEmpty: 'No owners.',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  members: {
    post: 'Can post',
    receive: 'Can receive',
    postOf: '{name} can post',
    receiveOf: '{name} can receive',
    forAll: 'Applies to all addresses you add now. You can change it for each member later.',
    all: 'All users of {domain} belong to this list',
    allText: 'New users join automatically. To choose the members yourself, change the type in the settings.',
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
    shown: '{num, plural, one {The first one you can see:} other {The first {shown} you can see:}}',
    disabled: 'This list is disabled: messages to it are refused.',
    by: {
      none: 'Everyone can post.',
      members: 'Only members and owners can post. Messages from others are refused.',
      password:
        'Anyone can post who starts the subject with the password in square brackets. Owners can post without it.',
    },
  },
  bulk: {
    enable: '{num, plural, one {Enable # smart list} other {Enable {shown} smart lists}}',
    disable: '{num, plural, one {Disable # smart list} other {Disable {shown} smart lists}}',
    remove: '{num, plural, one {Remove # smart list} other {Remove {shown} smart lists}}',
  },
  ask: {
    enable: '{num, plural, one {Enable # smart list?} other {Enable {shown} smart lists?}}',
    enableText: 'They accept mail again.',
    disable: '{num, plural, one {Disable # smart list?} other {Disable {shown} smart lists?}}',
    disableOne: 'Disable {name}?',
    disableText: 'Mail sent there is refused until you enable it again. Members and settings are kept.',
    remove: '{num, plural, one {Remove # smart list?} other {Remove {shown} smart lists?}}',
    removeOne: 'Remove {name}?',
    removeText:
      'Mail sent there is refused immediately. You can restore it with its members from the recycle bin for {days} days; until then, nobody else can use the name.',
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
    can_receive: 'Can receive',
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
    removeSmartListMembers: 'Removing members of a smart list',
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

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'smart-lists': typeof messages;
  }
}
