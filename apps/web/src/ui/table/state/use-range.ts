import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RowCount } from '../definition/list-actions.ts';
import type { List } from './use-list.ts';

/** "51–100 of 1,000+"; a history has no total. */
export function useRange({ answer, view }: List): string {
  const { t } = useTranslation();
  const { number } = useFormat();
  const total = useTotal(answer);
  if (!answer) return '';
  const before = answer.prev === null ? 0 : (view.page - 1) * view.pageSize;
  const from = number(answer.rows.length === 0 ? before : before + 1);
  const to = number(before + answer.rows.length);
  return total ? t('list.rangeOf', { from, to, total: total.shown }) : t('list.range', { from, to });
}

/** How many rows match; beyond what is counted exactly "1,000+". */
export function useTotal(answer: List['answer']): RowCount | undefined {
  const { t } = useTranslation();
  const { number } = useFormat();
  if (answer?.total === undefined) return undefined;
  const num = number(answer.total);
  return { num: answer.total, shown: answer.total_capped ? t('list.atLeast', { num }) : num };
}
