export const messages = {
  title: 'Aliases',
  purpose: 'Additional addresses whose mail goes to users, lists or external addresses.',
  search: 'Search by address or note',
  empty: 'No aliases yet',
  emptyHint:
    'An alias is an address without a mailbox of its own. Mail to info@example.com, for example, goes to the people you choose. Add the first one.',
  readOnly: 'You can view this alias but not change it.',
  more: '+{num}',
  column: {
    email: 'Alias',
    forward: 'Destinations',
    external: 'External',
    note: 'Note',
    active: 'State',
    domain: 'Domain',
    created: 'Added',
  },
  state: {
    active: 'Active',
    disabled: 'Disabled',
  },
  external: 'Has external destinations',
  form: {
    alias: 'Alias',
    aliasHint: 'The part of the address before the @, for example info.',
    aliasChange: 'If you change it, mail to the old address no longer arrives here.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have aliases.',
    chooseDomain: 'Choose a domain',
    forward: 'Destinations',
    forwardHint:
      'Mail to the alias goes to each of these addresses. Add users, aliases and lists of your account, or any other address.',
    search: 'Search or type an address',
    empty: 'No destinations yet. Add at least one.',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  add: {
    title: 'Add alias',
  },
  bulk: {
    enable: '{num, plural, one {Enable # alias} other {Enable {shown} aliases}}',
    disable: '{num, plural, one {Disable # alias} other {Disable {shown} aliases}}',
    remove: '{num, plural, one {Remove # alias} other {Remove {shown} aliases}}',
  },
  ask: {
    enable: '{num, plural, one {Enable # alias?} other {Enable {shown} aliases?}}',
    enableText: 'Mail sent there goes to the destinations again.',
    disable: '{num, plural, one {Disable # alias?} other {Disable {shown} aliases?}}',
    disableOne: 'Disable {name}?',
    disableText:
      'Mail sent there is refused from now on. Nothing is deleted, and you can undo this at any time.',
    remove: '{num, plural, one {Remove # alias?} other {Remove {shown} aliases?}}',
    removeOne: 'Remove {name}?',
    removeText:
      'Mail sent there is refused immediately. You can undo this from the recycle bin for {days} days; during that time, names stay reserved.',
  },
  facts: {
    email: 'Alias',
    forward: 'Destinations',
    note: 'Note',
    active: 'Active',
  },
  goTo: {
    words: {
      aliases: 'forwarding addresses, forwarder, redirect, additional addresses, other addresses',
      addAlias: 'new alias, create alias, forwarding address',
      exportAliases: 'download aliases, CSV, spreadsheet',
    },
    actions: {
      addAlias: 'Add alias',
      exportAliases: 'Export aliases',
    },
  },
  menu: {
    aliases: 'Aliases',
  },
  jobs: {
    enableAliases: 'Enabling aliases',
    disableAliases: 'Disabling aliases',
    removeAliases: 'Removing aliases',
  },
  deeds: {
    exportAliases: 'Aliases exported',
    addAlias: 'Alias {name} added',
    updateAlias: 'Alias {name} changed',
    enableAliases: '{num, plural, =1 {Alias {name} enabled} other {{shown} aliases enabled}}',
    disableAliases: '{num, plural, =1 {Alias {name} disabled} other {{shown} aliases disabled}}',
    removeAliases: '{num, plural, =1 {Alias {name} removed} other {{shown} aliases removed}}',
  },
  operations: {
    exportAliases: 'Exported aliases',
    addAlias: 'Added an alias',
    updateAlias: 'Changed an alias',
    enableAliases: 'Enabled an alias',
    disableAliases: 'Disabled an alias',
    removeAliases: 'Removed an alias',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    aliases: typeof messages;
  }
}
