const role = {
  owner: 'Owner',
  admin: 'Administrator',
  moderator: 'Moderator',
  member: 'Member',
  guest: 'Guest',
};

export const messages = {
  title: 'Chat',
  purpose: 'The people in your Zulip organization, and their roles.',
  search: 'Search by name or address',
  empty: 'No chat users yet',
  emptyHint: 'A chat user is a person with an account in your Zulip organization. Add the first one.',
  undo: 'Undo',
  notConnected: {
    title: 'Chat is not connected yet',
    hint: 'Your provider has not connected a Zulip organization to your account. Contact your provider to start using chat.',
  },
  column: {
    email: 'Address',
    name: 'Name',
    role: 'Role',
    state: 'State',
    error: 'Last error',
    created: 'Added',
  },
  filter: {
    failed: 'With an error',
  },
  state: {
    active: 'Active',
    disabled: 'Disabled',
    adding: 'Not confirmed',
  },
  role,
  roleHint: {
    owner: 'Manages everything, including other owners and billing.',
    admin: 'Manages the organization, its channels and its users.',
    moderator: 'Helps keep channels and topics organized.',
    member: 'Can take part in all public channels.',
    guest: 'Only sees the channels they are invited to.',
  },
  roleLimit: {
    give: 'Only admins of this panel with the level “Modify” for users and access to all domains can give the other roles.',
    change:
      'Only admins of this panel with the level “Modify” for users and access to all domains can change owners, administrators and moderators.',
  },
  status: {
    seats: 'Chat users',
    read: 'Updated from Zulip',
    refresh: 'Refresh',
    refreshing: 'Reading the users from Zulip…',
    refreshed: 'The list is up to date',
    late: 'Zulip is taking a long time. The list updates when it answers.',
    down: 'Zulip isn’t answering',
    downHint: 'Since {time}. The list may be out of date, and changes may fail until Zulip answers again.',
    refused: 'Zulip refuses the connection',
    refusedHint: 'Since {time}. The list may be out of date. Ask your provider to check the connection.',
  },
  problem: {
    chat_status_failed: 'Error on status update',
    chat_refused: 'Zulip refused the change',
    upstream_failed: 'Zulip did not answer as expected',
    adding: 'Zulip has not confirmed this account yet',
    addingHint:
      'It is checked automatically within a few minutes. If Zulip doesn’t have the account, it disappears from the list.',
    hint: 'The list is compared with Zulip within a few minutes. Try again after that.',
    says: 'Zulip says: “{reason}”',
  },
  form: {
    save: 'Save',
  },
  add: {
    title: 'Add chat user',
    email: 'Address',
    emailHint: 'Choose a user, or enter any address in one of your domains.',
    notOwn: 'This address is not in one of your domains.',
    unknown:
      'Zulip did not answer as expected. The chat user is listed as not confirmed until it is clear whether Zulip added it.',
    password:
      'This is the first password. It is shown only once, so pass it on now. It can be changed in Zulip.',
    existed: 'This address already had an account in Zulip. It works again with its previous password.',
    copy: 'Copy the password',
  },
  row: {
    enable: 'Enable',
    disable: 'Disable',
    remove: 'Remove',
  },
  bulk: {
    enable: '{num, plural, one {Enable # chat user} other {Enable {shown} chat users}}',
    disable: '{num, plural, one {Disable # chat user} other {Disable {shown} chat users}}',
    remove: '{num, plural, one {Remove # chat user} other {Remove {shown} chat users}}',
  },
  ask: {
    disableOne: 'Disable {name}?',
    removeOne: 'Remove {name}?',
    enable: '{num, plural, one {Enable # chat user?} other {Enable {shown} chat users?}}',
    disable: '{num, plural, one {Disable # chat user?} other {Disable {shown} chat users?}}',
    remove: '{num, plural, one {Remove # chat user?} other {Remove {shown} chat users?}}',
    enableText: 'They can log in to chat again.',
    disableText:
      'They are logged out of chat and can’t log in. They keep their seats and messages; you can enable them again at any time.',
    removeText:
      'They are deactivated in Zulip and disappear from this list. Their seats become free, and their messages stay in Zulip. If you add the same address again, the account comes back.',
  },
  facts: {
    email: 'Address',
    name: 'Name',
    role: 'Role',
    active: 'Active',
    changed_there: 'Changed in Zulip',
  },
  values: { role },
  goTo: {
    words: {
      chat: 'Zulip, messages, instant messaging, chat users',
      addChatUser: 'new chat user, invite to chat, Zulip',
    },
    actions: {
      addChatUser: 'Add chat user',
    },
  },
  menu: {
    chat: 'Chat',
  },
  jobs: {
    enableChatUsers: 'Enabling chat users',
    disableChatUsers: 'Disabling chat users',
    removeChatUsers: 'Removing chat users',
  },
  variants: {
    refreshChatUsers: {
      changed_there: 'Found a role changed in Zulip',
    },
  },
  deeds: {
    refreshChatUsers: 'Chat users are being refreshed',
    addChatUser: 'Chat user {name} added',
    updateChatUser: 'Chat user {name} changed',
    enableChatUsers: '{num, plural, =1 {Chat user {name} enabled} other {{shown} chat users enabled}}',
    disableChatUsers: '{num, plural, =1 {Chat user {name} disabled} other {{shown} chat users disabled}}',
    removeChatUsers: '{num, plural, =1 {Chat user {name} removed} other {{shown} chat users removed}}',
  },
  operations: {
    refreshChatUsers: 'Refreshed the chat users',
    addChatUser: 'Added a chat user',
    updateChatUser: 'Changed a chat user',
    enableChatUsers: 'Enabled a chat user',
    disableChatUsers: 'Disabled a chat user',
    removeChatUsers: 'Removed a chat user',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'chat-users': typeof messages;
  }
}
