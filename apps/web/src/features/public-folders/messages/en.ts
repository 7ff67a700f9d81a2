const type = {
  mail: 'Mail',
  appointment: 'Appointments',
  contact: 'Contacts',
  note: 'Sticky notes',
  task: 'Tasks',
};

const profile = {
  owner: 'Owner',
  publishing_editor: 'Publishing editor',
  editor: 'Editor',
  publishing_author: 'Publishing author',
  author: 'Author',
  non_editing_author: 'Non-editing author',
  reviewer: 'Reviewer',
  contributor: 'Contributor',
  none: 'None',
};

export const messages = {
  title: 'Public Folders',
  purpose:
    'Folders that several users share. Only enhanced users can open them; mail programs show them under “Public”.',
  search: 'Search by name, address or note',
  empty: 'No public folders yet',
  emptyHint:
    'A public folder holds mail, appointments, contacts, notes or tasks for a team, and can contain other folders. Add the first one.',
  readOnly: 'You can view this folder but not change it.',
  undo: 'Undo',
  quotaUsed: '{used} of {num}',
  noQuota: 'Subfolders only',
  type,
  column: {
    path: 'Folder',
    type: 'Type',
    quota: 'Quota',
    owners: 'Owners',
    rights: 'Rights',
    email: 'Address',
    note: 'Note',
    domain: 'Domain',
    created: 'Added',
  },
  tree: {
    label: 'Folders of {domain}',
    open: 'Show the folders in {name}',
    close: 'Hide the folders in {name}',
    openAll: 'Expand all',
    closeAll: 'Collapse all',
    keys: 'Use the arrow keys to move through the folders: right expands, left collapses.',
    more: 'Not all folders are shown. Filter by domain to see the others.',
    noOwners: 'No owners',
    moreOwners: '{name} and {num, plural, one {# other} other {# others}}',
    rights: '{num, plural, =0 {No rights} one {# right} other {# rights}}',
  },
  form: {
    name: 'Name',
    nameHint: 'Up to {num} characters. It can’t contain / \\ * % and can’t start with a period or ~.',
    domain: 'Domain',
    domainHint: 'Only verified domains can have public folders.',
    chooseDomain: 'Choose a domain',
    parent: 'Parent folder',
    parentHint: 'Folders can be nested up to {num} levels deep.',
    top: 'None (top level)',
    type: 'Type',
    typeHint: 'What the folder holds. It can’t be changed later.',
    quota: 'Quota in GB',
    quotaHint: 'Enter 0 for a folder that only contains other folders.',
    quotaLeft: 'Available quota is {num}. Enter 0 for a folder that only contains other folders.',
    username: 'Address (optional)',
    usernameHint:
      'The part before @{domain}. Mail sent there is put into the folder. Leave empty if the folder needs no address.',
    owners: 'Owners',
    addOwner: 'Add an owner',
    ownersHint:
      'Owners can read, add, flag and delete all items in the folder, whatever its rights say. Only enhanced users can be owners.',
    ownersInherited: 'Unless you choose others, the owners of the parent folder are used.',
    noOwners: 'No owners yet.',
    searchUsers: 'Search users by name or address',
    note: 'Note',
    noteHint: 'Only admins see it.',
    save: 'Save',
  },
  add: {
    title: 'Add folder',
    below: 'Add subfolder',
    in: 'In {path}',
    rightsCopied: 'The new folder starts with the rights of {path}.',
  },
  move: {
    title: 'Move folder',
    submit: 'Move',
    text: 'Everything in the folder moves with it. Owners and rights stay the same.',
  },
  page: {
    back: 'All public folders',
    tabs: 'Parts of the folder',
    settings: 'Settings',
    rights: 'Rights',
    inherit: 'Apply to subfolders',
    imapPath: 'In mail programs',
    gone: 'This folder doesn’t exist',
    goneHint: 'It may have been removed. Removed folders stay in the recycle bin for 30 days.',
  },
  rights: {
    purpose:
      'What users can do in this folder. Only enhanced users can open public folders; rights for a list or for everyone apply only to the enhanced users among them.',
    order:
      'A user’s own entry overrides all others. Without one, the highest right of the user’s lists applies; if there is none, the right for everyone.',
    everyone: 'Everyone in {domain}',
    everyoneShort: 'Everyone in the domain',
    people: 'Users and lists',
    add: 'Add a user or list',
    search: 'Search users and lists',
    empty: 'No users or lists yet.',
    profileOf: 'Right for {name}',
    cannotOpen: 'Can’t open public folders: not an enhanced user with a normal mailbox',
    profiles: 'What the rights allow',
    foldersOnlyHere:
      'Folders can be added, moved and removed only in this panel, and mail programs can’t tell who added an item. That’s why Owner, Publishing editor and Editor allow the same things, and so do Publishing author and Author.',
    none: 'Nobody has rights in this folder yet.',
  },
  profile,
  can: {
    owner: 'Can read, add, flag and delete all items.',
    publishing_editor: 'Can read, add, flag and delete all items.',
    editor: 'Can read, add, flag and delete all items.',
    publishing_author: 'Can read and flag all items and add new ones, but not delete any.',
    author: 'Can read and flag all items and add new ones, but not delete any.',
    non_editing_author: 'Can read all items and add new ones, but not flag or delete any.',
    reviewer: 'Can read all items.',
    contributor: 'Can add items, but not read any.',
    none: 'Can’t see or open the folder.',
  },
  inherit: {
    purpose: 'Give all subfolders the same rights. Their current rights are replaced.',
    noSubfolders: 'This folder has no subfolders',
    noSubfoldersHint: 'A folder you add here starts with the same rights.',
    same: 'All subfolders already have the same rights',
    sameHint: 'There is nothing to change.',
    changes: '{num, plural, one {# subfolder changes} other {# subfolders change}}',
    unchanged:
      '{num, plural, one {# subfolder already has the same rights.} other {# subfolders already have the same rights.}}',
    more: '{num, plural, one {and # more change} other {and # more changes}}',
    moreFolders: '{num, plural, one {and # more folder} other {and # more folders}}',
    added: '{who}: {after} (new)',
    removed: '{who}: {before} is removed',
    changed: '{who}: {before} → {after}',
    apply: '{num, plural, one {Apply to # subfolder} other {Apply to # subfolders}}',
  },
  row: {
    addBelow: 'Add subfolder',
    move: 'Move',
    remove: 'Remove',
  },
  bulk: {
    remove: '{num, plural, one {Remove # folder} other {Remove {shown} folders}}',
  },
  ask: {
    remove: '{num, plural, one {Remove # folder?} other {Remove {shown} folders?}}',
    removeOne:
      '{num, plural, =0 {Remove {name}?} one {Remove {name} and # subfolder?} other {Remove {name} and # subfolders?}}',
    removeText:
      'Users can no longer open it. You can restore it with everything in it from the recycle bin for {days} days.',
    removeManyText:
      'This also removes all subfolders. Users can no longer open them. You can restore them with everything in them from the recycle bin for {days} days.',
  },
  facts: {
    path: 'Folder',
    type: 'Type',
    quota: 'Quota (MB)',
    owners: 'Owners',
    note: 'Note',
    email: 'Address',
    rights: 'Rights',
    subfolders: 'Subfolders',
    everyone: 'Everyone in the domain',
  },
  values: {
    target: { public_folders: 'Public folders' },
    type,
    rights: profile,
  },
  goTo: {
    words: {
      publicFolders: 'shared folders, team folders, shared calendars, shared contacts, folder rights',
      addPublicFolder: 'new folder, create folder, share a folder',
      exportPublicFolders: 'download folders, CSV, spreadsheet',
    },
    actions: {
      addPublicFolder: 'Add public folder',
      exportPublicFolders: 'Export public folders',
    },
  },
  menu: {
    publicFolders: 'Public Folders',
  },
  jobs: {
    removePublicFolders: 'Removing public folders',
  },
  deeds: {
    exportPublicFolders: 'Public folders exported',
    addPublicFolder: 'Public folder {name} added',
    updatePublicFolder: 'Public folder {name} changed',
    setPublicFolderRights: 'Rights of {name} changed',
    removePublicFolders:
      '{num, plural, =1 {Public folder {name} removed} other {{shown} public folders removed}}',
  },
  operations: {
    exportPublicFolders: 'Exported public folders',
    addPublicFolder: 'Added a public folder',
    updatePublicFolder: 'Changed a public folder',
    setPublicFolderRights: 'Changed the rights of a public folder',
    removePublicFolders: 'Removed a public folder',
  },
};

declare module '../../../i18n/texts.ts' {
  interface Catalogs {
    'public-folders': typeof messages;
  }
}
