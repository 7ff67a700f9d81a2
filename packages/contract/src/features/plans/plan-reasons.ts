import type { ErrorCode, ErrorParams, FieldError } from '../../core/errors.ts';
import type { historyWords } from '../../core/history-words.ts';
import type { ImportColumns } from '../../fields/import-columns.ts';
import type { PlanKindName } from '../../fields/plan-kind.ts';
import type { PlanRowType } from '../../fields/plan-row-type.ts';

/** The command that does the same to one thing: its words and its rights are those of the plan. */
export const likeOfKind = {
  users: 'addUser',
  aliases: 'addAlias',
  list_members: 'addListMembers',
  builder: 'addUser',
  whitelist: 'addWhitelist',
  blacklist: 'addBlacklist',
  offboarding: 'updateUser',
} as const satisfies Record<PlanKindName, string>;
/** The same by the type of a row, where a plan has several. */
const likeOfType = {
  domain: 'addDomain',
  user: 'addUser',
  alias: 'addAlias',
  list: 'addList',
  password: 'updateUser',
  app_passwords: 'removeAppPassword',
  shared: 'updateUser',
  forward: 'setForwards',
  delegate: 'setDelegates',
  vacation: 'setVacation',
  smart_list: 'updateSmartList',
  mailbox_access: 'setDelegates',
  folder_access: 'setPublicFolderRights',
  removal: 'setRemovalDate',
} as const satisfies Record<PlanRowType, string>;

const ownFields = ['password', 'csv', 'type', 'username', 'domain', 'alias', 'list', 'member'] as const;
const ownReasons = {
  users: {
    not_found: 'of.users.not_found',
    stale: 'of.users.stale',
    forbidden: 'of.users.forbidden',
    limit_reached: 'of.users.limit_reached',
  },
  aliases: { not_found: 'of.aliases.not_found', stale: 'of.aliases.stale' },
  list_members: { stale: 'of.list_members.stale' },
  builder: {
    not_found: 'of.builder.not_found',
    stale: 'of.builder.stale',
    forbidden: 'of.builder.forbidden',
    limit_reached: 'of.builder.limit_reached',
    domain_unverified: 'of.builder.domain_unverified',
  },
  whitelist: { not_found: 'of.whitelist.not_found', stale: 'of.whitelist.stale' },
  blacklist: { not_found: 'of.blacklist.not_found', stale: 'of.blacklist.stale' },
  offboarding: {
    not_found: 'of.offboarding.not_found',
    stale: 'of.offboarding.stale',
    forbidden: 'of.offboarding.forbidden',
    limit_reached: 'of.offboarding.limit_reached',
    no_login: 'of.offboarding.no_login',
    conflict: 'of.offboarding.conflict',
  },
} as const satisfies Record<PlanKindName, Partial<Record<ErrorCode, string>>>;
type OwnReason = {
  [Kind in PlanKindName]: (typeof ownReasons)[Kind][keyof (typeof ownReasons)[Kind]];
}[PlanKindName];
const flags = ['twofa_allowed', 'imap', 'pop3', 'smtp', 'active'] as const;
const ownFormats = [
  'quota_gb',
  'quota',
  'account_type',
  'mailbox_type',
  'language',
  'timezone',
  'dateformat',
  'oex_type',
  'csv',
  'type',
] as const;
/** Where a row has a cell that its type has not, its name is that of the type that has it. */
const ownerOf: Readonly<Record<string, string>> = {
  forward: likeOfType.alias,
  members: likeOfType.list,
  note: likeOfType.alias,
  owners: likeOfType.smart_list,
  rights: likeOfType.folder_access,
  remove_at: likeOfType.removal,
};

/** The texts under `reasons` in the catalog of plans. */
type ReasonKey =
  | 'finding'
  | 'column'
  | 'seats'
  | OwnReason
  | `field.${(typeof ownFields)[number]}`
  | `format.${(typeof ownFormats)[number] | 'flag' | 'unsuitable'}`;

/** Where the words come from. */
export interface ReasonTexts extends Pick<ReturnType<typeof historyWords>, 'factName' | 'valueName'> {
  reason(key: ReasonKey, params?: ErrorParams): string;
  failure(code: ErrorCode, params: ErrorParams): string;
  fieldError(error: FieldError): string;
}

/** A row of a plan, as far as these words depend on it. */
interface ReasonedRow {
  readonly type: PlanRowType | null;
  readonly reason: {
    readonly code: ErrorCode;
    readonly params?: ErrorParams | undefined;
    readonly fields?: Readonly<Record<string, Finding>> | undefined;
  } | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

interface Finding {
  readonly code: FieldError['code'];
  readonly params?: ErrorParams | undefined;
}

/** Why rows of a plan are refused, in words: the same on screens and in files. */
export function planReasons(kind: PlanKindName, { inOrder, others }: ImportColumns, texts: ReasonTexts) {
  const order = [...inOrder, ...others];
  const likeOf = ({ type }: Pick<ReasonedRow, 'type'>) =>
    type === null ? likeOfKind[kind] : likeOfType[type];

  const fieldName = (row: Pick<ReasonedRow, 'type'>, field: string) => {
    if (isOneOf(ownFields, field)) return texts.reason(`field.${field}`);
    if (field === 'email') return texts.factName(likeOfType.user, field);
    const like = row.type === null ? likeOf(row) : (ownerOf[field] ?? likeOfType.user);
    return texts.factName(like, field === 'quota_gb' ? 'quota' : field);
  };

  /** "Mail server (relay_host)": what is wrong is looked for in the file. */
  const columnName = (row: ReasonedRow, field: string) => {
    const name = fieldName(row, field);
    const isAlike = name.toLowerCase().replaceAll(' ', '_') === field;
    return order.includes(field) && !isAlike ? texts.reason('column', { field: name, column: field }) : name;
  };

  const findingText = (row: ReasonedRow, field: string, { code, params }: Finding) =>
    texts.reason('finding', {
      field: columnName(row, field),
      problem: ownProblem(field, code) ?? texts.fieldError({ code, ...(params ? { params } : {}) }),
    });

  /** What the file may say there, where the form offers a choice. */
  const ownProblem = (field: string, code: FieldError['code']): string | undefined => {
    if (field === 'mailbox_type' && code === 'type_unsuitable') return texts.reason('format.unsuitable');
    if (code !== 'format') return undefined;
    if (isOneOf(flags, field)) return texts.reason('format.flag');
    return isOneOf(ownFormats, field) ? texts.reason(`format.${field}`) : undefined;
  };

  const reasonText = (row: ReasonedRow): string => {
    const { reason, after } = row;
    if (reason === null) return '';
    const { code, params = {}, fields = {} } = reason;
    const findings = Object.entries(fields).map(([field, finding]) => findingText(row, field, finding));
    if (findings.length > 0) return findings.join(' ');
    const type = code === 'limit_reached' ? (params['type'] ?? after?.['account_type']) : undefined;
    if (typeof type === 'string')
      return texts.reason('seats', { type: texts.valueName(likeOf(row), ['account_type'], type) ?? type });
    const own = (ownReasons[kind] as Partial<Record<ErrorCode, OwnReason>>)[code];
    return own === undefined ? texts.failure(code, params) : texts.reason(own);
  };

  return { likeOf, fieldName, reasonText };
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);
