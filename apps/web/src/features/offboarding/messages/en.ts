export const messages = {
  back: 'All users',
  title: 'Offboard users',
  purpose:
    'Everything that has to happen when somebody leaves, in one job. You see the plan before anything changes.',
  submit: 'Show plan',
  choose: {
    title: 'Choose who leaves',
    hint: 'Select one or several users in the list, then choose “Offboard”.',
    button: 'Go to users',
  },
  who: {
    title: 'Who leaves, and who takes over',
    leaving: 'Users who leave',
    others: '{num, plural, one {and # more} other {and {shown} more}}',
    gone: 'This user doesn’t exist any more.',
    colleague: 'Colleague who takes over',
    colleagueHint: 'Gets the mail, the mailbox, the aliases and the lists you choose below.',
    choose: 'Search by name or address',
  },
  login: {
    title: 'Login',
    password: 'Set a new password and end all sessions',
    passwordHint: 'A random password that nobody knows. You can set another one on the user’s page.',
    appPasswords: 'Remove all application passwords',
    appPasswordsHint: 'Mail programs that use one can no longer log in. This can’t be undone.',
  },
  access: {
    title: 'Other mailboxes and public folders',
    mailboxes: 'End access to other mailboxes',
    public_folders: 'Take away rights in public folders',
    hint: {
      mailboxes:
        'Mailboxes that others have shared with the user can’t be opened again, even with a new password.',
      public_folders: 'Rights of a list or of everyone stay. Folders the user owns stay theirs.',
    },
  },
  left: {
    title: 'What still leads to them',
    text: 'This isn’t part of the plan. Change it where it shouldn’t stay that way.',
    kind: {
      catch_all: 'Catch-all addresses of domains',
      rule: 'Users with delivery rules that forward here',
      forward: 'Users who forward here',
      send_as: 'Users who can send with these addresses',
    },
  },
  mail: {
    title: 'Mail',
    way: 'What happens to new mail',
    ways: {
      forward: 'Forward it to the colleague',
      delegate: 'Let the colleague open the mailbox',
      shared: 'Make it a shared mailbox for the colleague',
      keep: 'Leave it in the mailbox',
    },
    hint: {
      forward: 'The user’s own forwards end.',
      delegate: 'The colleague can read, file and delete mail, and answer on behalf of the user.',
      shared:
        'Nobody can log in to it any more; the colleague opens it with full access. Requires the account type Enhanced.',
      keep: 'Nobody else gets it.',
    },
    keepCopy: 'Keep a copy in the mailbox',
    keepCopyHint: 'Also required for a vacation reply.',
    stopForwards: 'End the user’s own forwards',
    stopForwardsHint: 'No mail goes to other addresses any more, for example a private one.',
  },
  handOver: {
    title: 'Aliases and lists',
    aliases: 'Hand over aliases',
    lists: 'Hand over distribution lists',
    smart_lists: 'Hand over smart lists',
    hint: {
      aliases: 'Aliases that lead to the user lead to the colleague.',
      lists: 'The colleague becomes a member in the user’s place.',
      smart_lists: 'The colleague becomes a member with the same rights, and an owner where the user is one.',
    },
  },
  reply: {
    title: 'Vacation reply',
    on: 'Answer everybody who writes',
    hint: 'Starts at once and ends when somebody turns it off.',
    subject: 'Subject',
    subjectHint: 'If it’s empty, the subject of the message is used.',
    text: 'Text',
    textHint: 'For example: I no longer work here. Please write to ben@example.com.',
  },
  removal: {
    title: 'Removal',
    on: 'Remove the user on a date',
    hint: 'The user goes to the recycle bin on that day and can be restored for {days} days. Until then you can cancel it.',
    day: 'Date',
  },
  undo: {
    title: 'What an undo brings back',
    text: 'Forwards, access, vacation replies, aliases and lists come back as they were, and the old password within 72 hours. Ended sessions and removed application passwords can’t come back.',
  },
  removals: {
    title: 'Scheduled removals',
    search: 'Search by name or address',
    user: 'User',
    name: 'Name',
    day: 'Removal date',
    by: 'Scheduled by',
    state: 'State',
    waiting: 'Scheduled',
    problem: {
      forbidden: 'Not removed: the admin who scheduled it no longer has the right',
      conflict: 'Not removed: audited domains need this mailbox',
    },
    cancel: 'Cancel removal',
    empty: 'No removals are scheduled',
    emptyHint: 'Users you offboard with a removal date appear here until they are removed.',
  },
  goTo: {
    words: {
      offboardUsers: 'leave, leaver, exit, terminate, departure, resign, scheduled removals',
    },
    actions: {
      offboardUsers: 'Offboard users',
    },
  },
  operations: {
    planOffboarding: 'Planned offboarding users',
    setRemovalDate: 'Changed the removal date of a user',
  },
  facts: {
    remove_at: 'Removal date',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    offboarding: typeof messages;
  }
}
