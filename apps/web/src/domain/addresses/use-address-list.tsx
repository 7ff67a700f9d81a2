import { useTranslation } from '../../i18n/use-translation.ts';
import type { TextFilter, YesNoFilter } from '../../ui/table/definition/filter.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import type { Column } from '../../ui/table/definition/list-definition.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { wholeDomain } from '../filter-texts.ts';
import { InternationalName } from '../international-name.tsx';
import { suggestDomains } from '../suggest-domains.ts';
import { AddressState } from './address-state.tsx';

type Row = Pick<
  RowOf<'getAliases' | 'getLists' | 'getSmartLists'>,
  'email' | 'unicode' | 'domain' | 'note' | 'active' | 'created_at'
>;

/** The list of one kind of address, by the catalog that has its words; what no other kind has is added by its screen. */
export function useAddressList(
  catalog: 'aliases' | 'lists' | 'smart-lists',
  widths = { email: 220, note: 140 },
) {
  const { t } = useTranslation(catalog);
  const stateCell = ({ active }: Row) => <AddressState key="state" catalog={catalog} active={active} />;
  const email: Column<Row, 'email'> = {
    field: 'email',
    label: t('column.email'),
    width: widths.email,
    grow: 2,
    isMain: true,
    isSortable: true,
    cell: nameCell,
  };
  const last: readonly (
    | Column<Row, 'note'>
    | Column<Row, 'active'>
    | Column<Row, 'domain'>
    | Column<Row, 'created_at'>
  )[] = [
    { field: 'note', label: t('column.note'), width: widths.note, grow: 1 },
    { field: 'active', label: t('column.active'), width: 125, cell: stateCell },
    { field: 'domain', label: t('column.domain'), width: 180, isHidden: true },
    {
      field: 'created_at',
      label: t('column.created'),
      width: 140,
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => <RelativeTime time={created_at} />,
    },
  ];
  const domain: TextFilter<'domain'> = {
    kind: 'text',
    name: 'domain',
    match: 'is',
    label: t('column.domain'),
    takes: wholeDomain,
    suggest: suggestDomains,
  };
  const active: YesNoFilter<'active'> = { kind: 'yesNo', name: 'active', label: t('state.active') };
  return {
    title: t('title'),
    purpose: t('purpose'),
    searchLabel: t('search'),
    empty: { title: t('empty'), hint: t('emptyHint') },
    nameOf: ({ unicode }: Row) => unicode,
    order: { by: 'email', dir: 'asc' },
    columns: { email, last },
    filters: { domain, active },
    card: { title: nameCell, lastDetails: (row: Row) => [row.note, stateCell(row)] },
  } as const;
}

const nameCell = ({ email, unicode }: Row) => <InternationalName ascii={email} unicode={unicode} />;
