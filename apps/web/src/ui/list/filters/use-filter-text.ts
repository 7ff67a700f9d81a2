import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../i18n/use-format.ts';
import type { ListView } from '../view/list-view.ts';
import type { ChoiceFilter, Filter, FilterValue } from './filter.ts';

/** "Domain: not example.org"; undefined while the filter is not used. */
export function useFilterText(filter: Filter, view: ListView): string | undefined {
  const { t } = useTranslation();
  const { day } = useFormat();
  if (filter.kind === 'period') {
    const [from, to] = [view.filters[filter.from], view.filters[filter.to]].map((value) =>
      typeof value === 'string' ? day(value) : undefined,
    );
    if (!from && !to) return undefined;
    const value =
      from && to
        ? t('list.days', { from, to })
        : from
          ? t('list.fromDay', { from })
          : t('list.toDay', { to });
    return t('list.filterShown', { name: filter.label, value });
  }
  const value = view.filters[filter.name];
  if (value === undefined) return undefined;
  const isNegated = view.negated.includes(filter.name);
  const words = { name: filter.label, value: valueText(filter, value) };
  return isNegated ? t('list.filterNot', words) : t('list.filterShown', words);

  function valueText(shown: Exclude<Filter, { kind: 'period' }>, current: FilterValue): string {
    if (shown.kind === 'yesNo') return t(current === '1' ? 'list.yes' : 'list.no');
    return shown.kind === 'choice' ? choiceText(shown, current) : String(current);
  }
}

function choiceText({ choices }: ChoiceFilter, value: FilterValue): string {
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => choices.find((choice) => choice.value === one)?.label ?? one).join(', ');
}
