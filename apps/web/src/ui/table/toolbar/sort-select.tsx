import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { Order } from '../definition/list-definition.ts';
import type { List } from '../state/use-list.ts';
import { withOrder } from '../view/list-view.ts';

const directions = ['asc', 'desc'] as const;

/** The order of the cards, which have no heads to click. */
export function SortSelect({ list: { definition, view, show } }: { readonly list: List }) {
  const { t } = useTranslation();
  const orders = definition.columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ field, label }) => directions.map((dir) => ({ by: field, dir, label })));
  if (orders.length === 0) return null;
  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': t('list.sortBy') }}
      value={keyOf(view.order)}
      onChange={(event) => {
        const order = orders.find((one) => keyOf(one) === event.target.value);
        if (order) show(withOrder(view, { by: order.by, dir: order.dir }));
      }}
    >
      {orders.map((order) => (
        <option key={keyOf(order)} value={keyOf(order)}>
          {t(order.dir === 'asc' ? 'list.ascending' : 'list.descending', { name: order.label })}
        </option>
      ))}
    </NativeSelect>
  );
}

function keyOf({ by, dir }: Order): string {
  return `${by} ${dir}`;
}
