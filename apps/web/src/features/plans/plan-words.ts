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
    isOneOf(ownFields, field) ? t(`field.${field}`) : factName(like, field);

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
      field: fieldName(field),
      problem: fieldErrorText({ code, ...(params ? { params } : {}) }),
    });

  const reasonText = ({ reason }: Row): string => {
    if (reason === null) return '';
    const { code, params = {}, fields = {} } = reason;
    const findings = Object.entries(fields).map(([field, finding]) => fieldText(field, finding));
    if (findings.length > 0) return findings.join(' ');
    return isOneOf(ownReasons, code) ? t(`reason.${code}`) : failureText(code, params);
  };

  return { fieldName, valueWord, changeText, reasonText };
}

interface Finding {
  readonly code: FieldError['code'];
  readonly params?: ErrorParams | undefined;
}
