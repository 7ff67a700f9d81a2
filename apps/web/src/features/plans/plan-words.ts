import type { ErrorParams, FieldError } from '@posthouse/contract/core/errors';
import { userImportColumns } from '@posthouse/contract/fields/import-columns';
import { gigabytes } from '@posthouse/contract/fields/quota';
import { useTranslation } from 'react-i18next';
import { failureText, fieldErrorText } from '../../i18n/error-text.ts';
import { factName, valueName } from '../../i18n/history-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { differenceOf, type RecordFields } from '../../ui/difference/difference.ts';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';

export type Row = RowOf<'getPlan'>;

/** The command that does the same to one user: its words are those of the import. */
const like = 'addUser';
const ownFields = ['password', 'csv', 'username', 'domain'] as const;
const ownReasons = ['not_found', 'stale', 'forbidden', 'limit_reached'] as const;
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
] as const;

const order: readonly string[] = [...userImportColumns.inOrder, ...userImportColumns.others];

/** As in a file: the database keeps no order. */
export function inOrder(facts: RecordFields | null): RecordFields | null {
  const place = ([field]: readonly [string, unknown]) =>
    order.indexOf(field === 'quota' ? 'quota_gb' : field);
  return facts && Object.fromEntries(Object.entries(facts).sort((one, other) => place(one) - place(other)));
}

const isOneOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

/** Says in words what a plan does with a row, and why it cannot. */
export function usePlanWords() {
  const { t } = useTranslation('plans');
  const { t: shared } = useTranslation();
  const { number } = useFormat();

  const fieldName = (field: string) =>
    isOneOf(ownFields, field) ? t(`field.${field}`) : factName(like, field === 'quota_gb' ? 'quota' : field);

  /** "Mail server (relay_host)": what is wrong is looked for in the file. */
  const columnName = (field: string) => {
    const name = fieldName(field);
    const isAlike = name.toLowerCase().replaceAll(' ', '_') === field;
    return order.includes(field) && !isAlike ? t('column', { field: name, column: field }) : name;
  };

  const valueWord = ([field = '']: readonly string[], value: unknown): string | undefined => {
    if (field === 'password' && (value === 'given' || value === 'generated')) return t(`password.${value}`);
    if (field === 'quota' && typeof value === 'number')
      return t('gigabytes', { num: number(gigabytes(value)) });
    return valueName(like, [field], value);
  };

  const valueText = (field: string, value: unknown): string => {
    const word = valueWord([field], value);
    if (word !== undefined) return word;
    if (typeof value === 'boolean') return shared(value ? 'list.yes' : 'list.no');
    return value === null || value === undefined || value === '' ? t('nothing') : String(value);
  };

  /** "Name: Anna → Anna Berg; Quota: 2 GB". */
  const changeText = ({ before, after, outcome }: Row): string => {
    if (outcome === 'remove') return '';
    return differenceOf(inOrder(before), inOrder(after))
      .map(({ path: [field = ''], before: old, after: now }) => {
        const values = before && field in before ? [old, now] : [now];
        return `${fieldName(field)}: ${values.map((value) => valueText(field, value)).join(' → ')}`;
      })
      .join('; ');
  };

  const fieldText = (field: string, { code, params }: Finding) =>
    t('finding', {
      field: columnName(field),
      problem: ownProblem(field, code) ?? fieldErrorText({ code, ...(params ? { params } : {}) }),
    });

  /** What the file may say there, where the form offers a choice. */
  const ownProblem = (field: string, code: FieldError['code']): string | undefined => {
    if (field === 'mailbox_type' && code === 'type_unsuitable') return t('format.unsuitable');
    if (code !== 'format') return undefined;
    if (isOneOf(flags, field)) return t('format.flag');
    return isOneOf(ownFormats, field) ? t(`format.${field}`) : undefined;
  };

  const reasonText = ({ reason, after }: Row): string => {
    if (reason === null) return '';
    const { code, params = {}, fields = {} } = reason;
    const findings = Object.entries(fields).map(([field, finding]) => fieldText(field, finding));
    if (findings.length > 0) return findings.join(' ');
    const type = code === 'limit_reached' ? (params['type'] ?? after?.['account_type']) : undefined;
    if (typeof type === 'string') return t('reason.seats', { type: valueText('account_type', type) });
    return isOneOf(ownReasons, code) ? t(`reason.${code}`) : failureText(code, params);
  };

  return { fieldName, valueWord, changeText, reasonText };
}

interface Finding {
  readonly code: FieldError['code'];
  readonly params?: ErrorParams | undefined;
}
