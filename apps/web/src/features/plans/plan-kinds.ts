import {
  aliasImportColumns,
  builderImportColumns,
  type ImportColumns,
  listMemberImportColumns,
  senderImportColumns,
  userImportColumns,
} from '@posthouse/contract/fields/import-columns';
import type { ImportKindName, PlanKindName } from '@posthouse/contract/fields/plan-kind';

interface PlanKind {
  /** The list its things are in. */
  readonly list: string;
  readonly columns: ImportColumns;
  /** A file to begin with: the rows after the names of the columns. */
  readonly example?: { readonly file: string; readonly rows: readonly (readonly string[])[] };
}

/** The order in which a plan without a file says what changes. */
const offboardingOrder = ['active', 'subject', 'text', 'destinations', 'keep_copy', 'members', 'owners'];
const nothing = { others: [], alternatives: {}, ignored: [], keys: [], secrets: [] } as const;

/** What is different about each kind of plan. */
export const planKinds = {
  users: {
    list: '/users/list',
    columns: userImportColumns,
    example: {
      file: 'users.csv',
      rows: [
        'anna@example.com,Anna Berg,,5,basic,normal,en,Europe/Berlin,no,yes,no,yes,yes'.split(','),
        'room1@example.com,Meeting room,,0.5,enhanced,room,,,,,,,yes'.split(','),
      ],
    },
  },
  aliases: {
    list: '/aliases',
    columns: aliasImportColumns,
    example: {
      file: 'aliases.csv',
      rows: [
        ['info@example.com', 'anna@example.com', 'Contact page', 'yes'],
        ['sales@example.com', 'anna@example.com ben@example.net', '', 'yes'],
      ],
    },
  },
  list_members: {
    list: '/lists',
    columns: listMemberImportColumns,
    example: {
      file: 'list-members.csv',
      rows: [
        ['team@example.com', 'anna@example.com'],
        ['team@example.com', 'ben@example.net'],
      ],
    },
  },
  whitelist: {
    list: '/filtering/whitelist',
    columns: senderImportColumns,
    example: { file: 'whitelist.csv', rows: [['partner.example'], ['anna@example.com']] },
  },
  blacklist: {
    list: '/filtering/blacklist',
    columns: senderImportColumns,
    example: { file: 'blacklist.csv', rows: [['spam.example'], ['offers@example.com']] },
  },
  builder: {
    list: '/users/list',
    columns: builderImportColumns,
  },
  offboarding: {
    list: '/users/list',
    columns: { ...nothing, inOrder: offboardingOrder },
  },
} as const satisfies Readonly<Record<PlanKindName, PlanKind>>;

/** Those with a form for a single file. */
export type FileKind = Exclude<ImportKindName, 'builder'>;
