import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OptionRow } from '../controls/option-row.tsx';
import type { Order } from '../definition/list-definition.ts';
import type { List } from '../state/use-list.ts';
import { withOrder } from '../view/list-view.ts';

const directions = ['asc', 'desc'] as const;

/** What the rows can be ordered by. */
export function ordersOf({ definition }: Pick<List, 'definition'>) {
  return definition.columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ field, label }) => directions.map((dir) => ({ by: field, dir, label })));
}

/** The order of the cards, which have no heads to click. */
export function SortForm({ list }: { readonly list: List }) {
  const { t } = useTranslation();
  const { view, show } = list;
  const orders = ordersOf(list);
  return (
    <RadioGroup
      aria-label={t('list.sortBy')}
      value={keyOf(view.order)}
      onChange={(_event, chosen) => {
        const order = orders.find((one) => keyOf(one) === chosen);
        if (order) show(withOrder(view, { by: order.by, dir: order.dir }));
      }}
    >
      {orders.map((order) => (
        <OptionRow
          key={keyOf(order)}
          value={keyOf(order)}
          control={<Radio />}
          label={t(order.dir === 'asc' ? 'list.ascending' : 'list.descending', { name: order.label })}
        />
      ))}
    </RadioGroup>
  );
}

function keyOf({ by, dir }: Order): string {
  return `${by} ${dir}`;
}
