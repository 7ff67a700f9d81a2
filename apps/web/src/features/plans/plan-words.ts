import { planReasons } from '@posthouse/contract/features/plans/plan-reasons';
import type { PlanKindName } from '@posthouse/contract/fields/plan-kind';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { failureText, fieldErrorText } from '../../i18n/error-text.ts';
import { factName, valueName } from '../../i18n/history-names.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { differenceOf, type RecordFields } from '../../ui/difference/difference.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { planKinds } from './plan-kinds.ts';

export type Row = RowOf<'getPlan'>;

const passwordWords = ['given', 'generated', 'random', 'former'] as const;

/** Says in words what a plan does with a row, and why it cannot. */
export function usePlanWords(kind: PlanKindName) {
  const { columns } = planKinds[kind];
  const order: readonly string[] = [...columns.inOrder, ...columns.others];
  const { t } = useTranslation('plans');
  const { t: shared } = useTranslation();
  const { size, day } = useFormat();
  const { likeOf, fieldName, reasonText } = planReasons(kind, columns, {
    reason: (key, params = {}) => t(`reasons.${key}`, params),
    failure: failureText,
    fieldError: fieldErrorText,
    factName,
    valueName,
  });

  /** As in a file: the database keeps no order. */
  const inOrder = (facts: RecordFields | null): RecordFields | null => {
    const place = ([field]: readonly [string, unknown]) =>
      order.indexOf(field === 'quota' ? 'quota_gb' : field);
    return facts && Object.fromEntries(Object.entries(facts).sort((one, other) => place(one) - place(other)));
  };

  const valueWord = (
    row: Pick<Row, 'type'>,
    [field = '']: readonly string[],
    value: unknown,
  ): string | undefined => {
    const password = field === 'password' ? passwordWords.find((one) => one === value) : undefined;
    if (password !== undefined) return t(`password.${password}`);
    if (field === 'remove_at' && typeof value === 'string' && value !== '') return day(value);
    if (field === 'quota' && typeof value === 'number') return size(value);
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

  /** "Label: Phone, Laptop". */
  const removedText = (row: Row): string =>
    Object.entries(row.before ?? {})
      .map(([field, value]) => `${fieldName(row, field)}: ${valueText(row, field, value)}`)
      .join('; ');

  /** "Name: Anna → Anna Berg; Quota: 2 GB". */
  const changeText = (row: Row): string => {
    const { before, after, outcome } = row;
    if (outcome === 'remove') return kind === 'offboarding' ? removedText(row) : '';
    return differenceOf(inOrder(before), inOrder(after))
      .map(({ path: [field = ''], before: old, after: now }) => {
        const values = before && field in before ? [old, now] : [now];
        return `${fieldName(row, field)}: ${values.map((value) => valueText(row, field, value)).join(' → ')}`;
      })
      .join('; ');
  };

  return { inOrder, fieldName, valueWord, changeText, reasonText };
}
