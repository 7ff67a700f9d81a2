/** The columns of a file, and how they are found in it. */
export interface ImportColumns {
  /** In the order of a file without a header. */
  readonly inOrder: readonly string[];
  /** Those a header can name besides. */
  readonly others: readonly string[];
  /** Other names of a column. */
  readonly alternatives: Readonly<Record<string, string>>;
  /** Columns of our own exports that say nothing to an import. */
  readonly ignored: readonly string[];
  /** One of these sets has to be there: what a row is about. */
  readonly keys: readonly (readonly string[])[];
  /** Columns that are kept encrypted, and only as long as they are needed. */
  readonly secrets: readonly string[];
  /** Columns whose cells hold many addresses. */
  readonly long?: readonly string[];
  /** One thing to a line: whatever else a line has says nothing, and one that can't be read is told by itself. */
  readonly isLines?: boolean;
}

/** `quota_gb` is for people, `quota` in MB is what exports and the API have. */
export const userImportColumns = {
  inOrder: [
    'email',
    'name',
    'password',
    'quota_gb',
    'account_type',
    'mailbox_type',
    'language',
    'timezone',
    'twofa_allowed',
    'imap',
    'pop3',
    'smtp',
    'active',
    'dateformat',
    'oex_type',
    'relay_host',
  ],
  others: ['username', 'domain', 'quota'],
  alternatives: { twofa: 'twofa_allowed', e_mail: 'email', address: 'email', time_zone: 'timezone' },
  ignored: [
    'id',
    'unicode',
    'used',
    'lastlogin',
    'created_at',
    'version',
    'access_hours',
    'login_ips',
    'problem',
  ],
  keys: [['email'], ['username', 'domain']],
  secrets: ['password'],
} as const satisfies ImportColumns;
export type UserImportColumn =
  | (typeof userImportColumns.inOrder)[number]
  | (typeof userImportColumns.others)[number];

/** Several destinations stand in one cell, separated by a semicolon, a comma or a space. */
export const aliasImportColumns = {
  inOrder: ['email', 'forward', 'note', 'active'],
  others: ['alias', 'domain'],
  alternatives: {
    address: 'email',
    e_mail: 'email',
    destinations: 'forward',
    destination: 'forward',
    to: 'forward',
  },
  ignored: ['id', 'unicode', 'hidden_destinations', 'external', 'created_at', 'version', 'problem'],
  keys: [
    ['email', 'forward'],
    ['alias', 'domain', 'forward'],
  ],
  secrets: [],
} as const satisfies ImportColumns;
export type AliasImportColumn =
  | (typeof aliasImportColumns.inOrder)[number]
  | (typeof aliasImportColumns.others)[number];

export const listMemberImportColumns = {
  inOrder: ['list', 'member'],
  others: [],
  alternatives: { list_email: 'list', email: 'member', address: 'member', e_mail: 'member' },
  ignored: ['id', 'address_id', 'unicode', 'name', 'kind', 'external', 'state', 'problem'],
  keys: [['list', 'member']],
  secrets: [],
} as const satisfies ImportColumns;
export type ListMemberImportColumn = (typeof listMemberImportColumns.inOrder)[number];

/** A list with its members in one cell, separated like the destinations of an alias. */
export const listImportColumns = {
  inOrder: ['email', 'members', 'note'],
  others: [],
  alternatives: { address: 'email', e_mail: 'email', member: 'members' },
  ignored: ['id', 'unicode', 'created_at', 'version', 'problem'],
  keys: [['email']],
  secrets: [],
  long: ['members'],
} as const satisfies ImportColumns;
export type ListImportColumn = (typeof listImportColumns.inOrder)[number];

export const domainImportColumns = {
  inOrder: ['domain'],
  others: ['email'],
  alternatives: { name: 'domain' },
  ignored: ['id', 'unicode', 'created_at', 'version', 'problem'],
  keys: [['domain'], ['email']],
  secrets: [],
} as const satisfies ImportColumns;
export type DomainImportColumn =
  | (typeof domainImportColumns.inOrder)[number]
  | (typeof domainImportColumns.others)[number];

/** Everything of a customer in one file: `type` says what a row is, the other columns are those of that type. */
export const builderImportColumns = {
  inOrder: ['type', ...userImportColumns.inOrder],
  others: [...userImportColumns.others, 'alias', 'forward', 'members', 'note'],
  alternatives: {
    ...userImportColumns.alternatives,
    destinations: 'forward',
    destination: 'forward',
    to: 'forward',
    member: 'members',
  },
  ignored: userImportColumns.ignored,
  keys: [
    ['type', 'email'],
    ['type', 'domain'],
  ],
  secrets: userImportColumns.secrets,
  long: ['members'],
} as const satisfies ImportColumns;

/** Senders, one to a line. */
export const senderImportColumns = {
  inOrder: ['address'],
  others: [],
  alternatives: { email: 'address', e_mail: 'address', domain: 'address', sender: 'address' },
  ignored: [],
  keys: [['address']],
  secrets: [],
  isLines: true,
} as const satisfies ImportColumns;
