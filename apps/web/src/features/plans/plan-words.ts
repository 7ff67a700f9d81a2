import type { ErrorCode, ErrorParams, FieldError } from '@posthouse/contract/core/errors';
import type { PlanKindName } from '@posthouse/contract/features/plans';
import { gigabytes } from '@posthouse/contract/fields/quota';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { useTranslation } from 'react-i18next';
import { failureText, fieldErrorText } from '../../i18n/error-text.ts';
import { factName, valueName } from '../../i18n/history-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { differenceOf, type RecordFields } from '../../ui/difference/difference.ts';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';
import { likeOfType, planKinds } from './plan-kinds.ts';

export type Row = RowOf<'getPlan'>;

const ownFields = ['password', 'csv', 'type', 'username', 'domain', 'alias', 'list', 'member'] as const;
const ownReasons = {
  users: {
    not_found: 'of.users.reason.not_found',
    stale: 'of.users.reason.stale',
    forbidden: 'of.users.reason.forbidden',
    limit_reached: 'of.users.reason.limit_reached',
  },
  aliases: { not_found: 'of.aliases.reason.not_found', stale: 'of.aliases.reason.stale' },
  list_members: { stale: 'of.list_members.reason.stale' },
  builder: {
    not_found: 'of.builder.reason.not_found',
    stale: 'of.builder.reason.stale',
    forbidden: 'of.builder.reason.forbidden',
    limit_reached: 'of.builder.reason.limit_reached',
    domain_unverified: 'of.builder.reason.domain_unverified',
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
};

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** Says in words what a plan does with a row, and why it cannot. */
export function usePlanWords(kind: PlanKindName) {
  const { like: likeOfKind, columns } = planKinds[kind];
  const likeOf = ({ type }: Pick<Row, 'type'>) => (type === null ? likeOfKind : likeOfType[type]);
  const order: readonly string[] = [...columns.inOrder, ...columns.others];
  const { t } = useTranslation('plans');
  const { t: shared } = useTranslation();
  const { number } = useFormat();

  /** As in a file: the database keeps no order. */
  const inOrder = (facts: RecordFields | null): RecordFields | null => {
    const place = ([field]: readonly [string, unknown]) =>
      order.indexOf(field === 'quota' ? 'quota_gb' : field);
    return facts && Object.fromEntries(Object.entries(facts).sort((one, other) => place(one) - place(other)));
  };

  const fieldName = (row: Pick<Row, 'type'>, field: string) => {
    if (isOneOf(ownFields, field)) return t(`field.${field}`);
    if (field === 'email') return factName(likeOfType.user, field);
    const like = row.type === null ? likeOf(row) : (ownerOf[field] ?? likeOfType.user);
    return factName(like, field === 'quota_gb' ? 'quota' : field);
  };

  /** "Mail server (relay_host)": what is wrong is looked for in the file. */
  const columnName = (row: Row, field: string) => {
    const name = fieldName(row, field);
    const isAlike = name.toLowerCase().replaceAll(' ', '_') === field;
    return order.includes(field) && !isAlike ? t('column', { field: name, column: field }) : name;
  };

  const valueWord = (
    row: Pick<Row, 'type'>,
    [field = '']: readonly string[],
    value: unknown,
  ): string | undefined => {
    if (field === 'password' && (value === 'given' || value === 'generated')) return t(`password.${value}`);
    if (field === 'quota' && typeof value === 'number')
      return t('gigabytes', { num: number(gigabytes(value)) });
    return valueName(likeOf(row), [field], value);
  };

  const valueText = (row: Row, field: string, value: unknown): string => {
    const word = valueWord(row, [field], value);
    if (word !== undefined) return word;
    if (Array.isArray(value) && value.length > 0)
      return value.map((one) => readableName(String(one))).join(', ');
    if (typeof value === 'boolean') return shared(value ? 'list.yes' : 'list.no');
    return value === null || value === undefined || value === '' ? t('nothing') : String(value);
  };

  /** "Name: Anna → Anna Berg; Quota: 2 GB". */
  const changeText = (row: Row): string => {
    const { before, after, outcome } = row;
    if (outcome === 'remove') return '';
    return differenceOf(inOrder(before), inOrder(after))
      .map(({ path: [field = ''], before: old, after: now }) => {
        const values = before && field in before ? [old, now] : [now];
        return `${fieldName(row, field)}: ${values.map((value) => valueText(row, field, value)).join(' → ')}`;
      })
      .join('; ');
  };

  const fieldText = (row: Row, field: string, { code, params }: Finding) =>
    t('finding', {
      field: columnName(row, field),
      problem: ownProblem(field, code) ?? fieldErrorText({ code, ...(params ? { params } : {}) }),
    });

  /** What the file may say there, where the form offers a choice. */
  const ownProblem = (field: string, code: FieldError['code']): string | undefined => {
    if (field === 'mailbox_type' && code === 'type_unsuitable') return t('format.unsuitable');
    if (code !== 'format') return undefined;
    if (isOneOf(flags, field)) return t('format.flag');
    return isOneOf(ownFormats, field) ? t(`format.${field}`) : undefined;
  };

  const reasonText = (row: Row): string => {
    const { reason, after } = row;
    if (reason === null) return '';
    const { code, params = {}, fields = {} } = reason;
    const findings = Object.entries(fields).map(([field, finding]) => fieldText(row, field, finding));
    if (findings.length > 0) return findings.join(' ');
    const type = code === 'limit_reached' ? (params['type'] ?? after?.['account_type']) : undefined;
    if (typeof type === 'string') return t('reason.seats', { type: valueText(row, 'account_type', type) });
    const own = (ownReasons[kind] as Partial<Record<ErrorCode, OwnReason>>)[code];
    return own === undefined ? failureText(code, params) : t(own);
  };

  return { inOrder, fieldName, valueWord, changeText, reasonText };
}

interface Finding {
  readonly code: FieldError['code'];
  readonly params?: ErrorParams | undefined;
}
