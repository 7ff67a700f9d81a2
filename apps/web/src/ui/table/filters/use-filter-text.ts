import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type ChoiceFilter, type Filter, type FilterValue, hasEnds } from '../definition/filter.ts';
import type { ListView } from '../view/list-view.ts';

/** How filters read in a view: "Domain: not example.org"; undefined where one is not used. */
export function useFilterText(): (filter: Filter, view: ListView) => string | undefined {
  const { t } = useTranslation();
  const { day, number } = useFormat();
  const periodText = (from: string | undefined, to: string | undefined) => {
    if (from && to) return t('list.days', { from, to });
    if (from) return t('list.fromDay', { from });
    return to ? t('list.toDay', { to }) : undefined;
  };
  const rangeText = (from: string | undefined, to: string | undefined) => {
    if (from && to) return t('list.days', { from, to });
    if (from) return t('list.fromNumber', { from });
    return to ? t('list.toNumber', { to }) : undefined;
  };
  const valueText = (filter: Exclude<Filter, { kind: 'period' | 'range' }>, value: FilterValue): string => {
    if (filter.kind === 'yesNo') return t(value === '1' ? 'list.yes' : 'list.no');
    return filter.kind === 'choice' ? choiceText(filter, value) : String(value);
  };
  return (filter, { filters, negated }) => {
    if (hasEnds(filter)) {
      const write = filter.kind === 'period' ? day : (text: string) => number(Number(text));
      const [from, to] = [filters[filter.from], filters[filter.to]].map((value) =>
        typeof value === 'string' ? write(value) : undefined,
      );
      const value = (filter.kind === 'period' ? periodText : rangeText)(from, to);
      return value && t('list.filterShown', { name: filter.label, value });
    }
    const value = filters[filter.name];
    if (value === undefined) return undefined;
    const words = { name: filter.label, value: valueText(filter, value) };
    return t(negated.includes(filter.name) ? 'list.filterNot' : 'list.filterShown', words);
  };
}

function choiceText({ choices }: ChoiceFilter, value: FilterValue): string {
  const values = typeof value === 'string' ? [value] : value;
  return values.map((one) => choices.find((choice) => choice.value === one)?.label ?? one).join(', ');
}
