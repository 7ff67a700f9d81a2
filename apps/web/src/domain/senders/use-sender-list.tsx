import { entryScopes } from '@posthouse/contract/features/filtering/sender-lists';
import { PenLine, Trash2 } from 'lucide-react';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { BulkAction, RowAction, RowCount } from '../../ui/table/definition/list-actions.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import type { ListScreenProps } from '../../ui/table/definition/list-definition.ts';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { wholeAddress, wholeDomain } from '../filter-texts.ts';
import { InternationalName } from '../international-name.tsx';
import { suggestDomains } from '../suggest-domains.ts';
import { AddSender } from './add-sender-form.tsx';
import { LastDay, Place } from './sender-cells.tsx';
import { type SenderEntry, type SenderListName, senderLists } from './sender-entry.ts';
import { SenderPanel } from './sender-panel.tsx';

type Props = ListScreenProps<'getWhitelist' | 'getBlacklist'>;

/** What the whitelist and the blacklist have in common, of everybody or of one user. */
export function useSenderList(list: SenderListName, email?: string) {
  const { t } = useTranslation('sender-lists');
  const { t: shared } = useTranslation();
  const { number } = useFormat();
  const panel = useOpenPanel();
  const { update, remove, add } = senderLists[list];
  const columns: Props['columns'] = [
    {
      field: 'address',
      label: t('column.address'),
      width: 220,
      grow: 2,
      isMain: true,
      isSortable: true,
      cell: nameCell,
    },
    ...(email === undefined
      ? [
          {
            field: 'scope' as const,
            label: t('form.scope'),
            width: 210,
            grow: 2,
            exports: ['scope', 'domain', 'email'] as const,
            cell: placeCell,
          },
        ]
      : []),
    { field: 'expires', label: t('column.expires'), width: 160, cell: dayCell },
    {
      field: 'hits',
      label: t('column.hits'),
      width: 150,
      align: 'end',
      cell: ({ hits }) => number(hits),
    },
    { field: 'last_hit_at', label: t('column.lastHit'), width: 155, cell: lastHitCell },
    { field: 'note', label: t('column.note'), width: 130, grow: 1, isHidden: true },
    {
      field: 'apply_to_headers',
      label: t('form.apply_to_headers'),
      width: 150,
      isHidden: true,
      cell: ({ apply_to_headers }) => shared(apply_to_headers === 1 ? 'list.yes' : 'list.no'),
    },
    {
      field: 'created_at',
      label: t('column.created'),
      width: 140,
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => <RelativeTime time={created_at} />,
    },
    { field: 'created_by', label: t('column.createdBy'), width: 140, isHidden: true },
  ];
  const ofPlace: NonNullable<Props['filters']> = [
    { kind: 'yesNo', name: 'include_users', label: t('filter.includeUsers') },
    {
      kind: 'choice',
      name: 'scope',
      label: t('form.scope'),
      choices: entryScopes.map((value) => ({ value, label: t(`scope.${value}`) })),
    },
    {
      ...{ kind: 'text', name: 'domain', match: 'is', label: t('form.domain') },
      ...{ takes: wholeDomain, suggest: suggestDomains },
    },
    { kind: 'text', name: 'email', match: 'is', label: t('form.user'), takes: wholeAddress },
  ];
  const filters: NonNullable<Props['filters']> = [
    ...(email === undefined ? ofPlace : []),
    { kind: 'yesNo', name: 'expired', label: t('filter.expired') },
  ];
  const bulkActions: readonly BulkAction[] = [
    {
      command: remove,
      icon: Trash2,
      isDestructive: true,
      label: (count: RowCount) => t('bulk.remove', { ...count }),
      confirm: {
        title: (count: RowCount) => t('ask.remove', { ...count }),
        consequences: t(`ask.text.${list}`),
      },
      ...(email === undefined ? {} : { given: { email } }),
    },
  ];
  const rowActions = ({ id, unicode: name }: SenderEntry): readonly RowAction[] => [
    { label: shared('address.edit'), icon: PenLine, needs: update, run: () => panel.open(id) },
    {
      label: shared('address.removeRow'),
      icon: Trash2,
      isDestructive: true,
      command: remove,
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { name }), consequences: t(`ask.text.${list}`) },
    },
  ];
  return {
    title: t(`of.${list}.title`),
    searchLabel: t('search'),
    nameOf: ({ unicode }: SenderEntry) => unicode,
    order: { by: 'address', dir: 'asc' },
    columns,
    filters,
    card: {
      title: nameCell,
      details: (row: SenderEntry) => [
        email === undefined ? placeCell(row) : null,
        row.note,
        row.expires === null ? null : dayCell(row),
      ],
    },
    empty: { title: t(`of.${list}.empty`), hint: t(`of.${list}.emptyHint`) },
    add: {
      label: t(`add.${list}`),
      needs: add,
      content: (close: () => void) => <AddSender list={list} email={email} close={close} />,
    },
    content: (row: SenderEntry, close: () => void) => (
      <SenderPanel key={row.id} entry={row} list={list} close={close} />
    ),
    rowActions,
    bulkActions,
    ...(email === undefined ? {} : { given: { email } }),
  } as const;
}

/** The one column that only the whitelist has. */
export function useSpfColumn() {
  const { t } = useTranslation('sender-lists');
  const { t: shared } = useTranslation();
  return {
    field: 'ignore_spf',
    label: t('form.ignore_spf'),
    width: 130,
    isHidden: true,
    cell: ({ ignore_spf }: RowOf<'getWhitelist'>) => shared(ignore_spf === 1 ? 'list.yes' : 'list.no'),
  } as const;
}

const nameCell = ({ address, unicode }: SenderEntry) => (
  <InternationalName ascii={address} unicode={unicode} />
);
const placeCell = (row: SenderEntry) => <Place key="place" {...row} />;
const dayCell = (row: SenderEntry) => <LastDay key="expires" {...row} />;
const lastHitCell = ({ last_hit_at }: SenderEntry) =>
  last_hit_at === null ? null : <RelativeTime time={last_hit_at} />;
