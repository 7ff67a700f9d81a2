import { ipAccessScopes, ipAccessTypes } from '@posthouse/contract/features/filtering/ip-access';
import { PenLine, Trash2 } from 'lucide-react';
import { call } from '../../api/call.ts';
import { useFilterTestAction } from '../../domain/filter-test/filter-test.tsx';
import { wholeDomain } from '../../domain/filter-texts.ts';
import { suggestDomains } from '../../domain/suggest-domains.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import type { BulkAction, RowAction } from '../../ui/table/definition/list-actions.ts';
import { ListScreen } from '../../ui/table/list-screen.tsx';
import { useOpenPanel } from '../../ui/table/view/use-open-panel.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { AddIpEntry } from './add-ip-entry.tsx';
import type { IpEntry } from './ip-entry.ts';
import { EntryNote, EntryPlace, EntryType } from './ip-entry-cells.tsx';
import { IpEntryPanel } from './ip-entry-panel.tsx';

/** Servers whose mail is always accepted or refused, in the order in which they are asked. */
export function IpAccessScreen() {
  const { t } = useTranslation('ip-access');
  const { rowActions, bulkActions } = useEntryActions();
  const headActions = [useFilterTestAction()];
  return (
    <ListScreen
      action="getIpAccessList"
      title={t('title')}
      purpose={t('purpose')}
      tabs={<AreaTabs area="/filtering" label="filtering" />}
      searchLabel={t('search')}
      nameOf={({ ip }) => ip}
      order={{ by: 'preference', dir: 'asc' }}
      columns={[
        {
          field: 'preference',
          label: t('facts.preference'),
          width: 120,
          align: 'end',
          isSortable: true,
        },
        { field: 'ip', label: t('facts.ip'), width: 140, grow: 1, isMain: true },
        { field: 'type', label: t('facts.type'), width: 120, cell: typeCell },
        { field: 'domain', label: t('place.label'), width: 120, grow: 1, cell: placeCell },
        { field: 'description', label: t('facts.description'), width: 110, grow: 1 },
        { field: 'shadowed_by', label: t('column.note'), width: 260, grow: 3, cell: noteCell },
        {
          field: 'created_at',
          label: t('column.created'),
          width: 140,
          isSortable: true,
          isHidden: true,
          cell: ({ created_at }) => <RelativeTime time={created_at} />,
        },
      ]}
      filters={[
        {
          ...{ kind: 'text', name: 'domain', match: 'is', label: t('facts.domain') },
          takes: wholeDomain,
          suggest: suggestDomains,
        },
        {
          ...{ kind: 'choice', name: 'scope', label: t('place.label'), isSingle: true },
          choices: ipAccessScopes.map((value) => ({ value, label: t(`scope.${value}`) })),
        },
        {
          ...{ kind: 'choice', name: 'type', label: t('facts.type'), isSingle: true },
          choices: ipAccessTypes.map((value) => ({ value, label: t(`type.${value}`) })),
        },
      ]}
      card={{
        title: ({ ip }) => ip,
        details: (row) => [typeCell(row), placeCell(row), row.description, noteCell(row)],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{
        content: (row, close) => <IpEntryPanel key={row.id} entry={row} close={close} />,
        load: (id) => call('getIpAccess', { id }),
      }}
      add={{
        label: t('add.title'),
        needs: 'addIpAccess',
        content: (close) => <AddIpEntry close={close} />,
      }}
      headActions={headActions}
      rowActions={rowActions}
      bulkActions={bulkActions}
    />
  );
}

function useEntryActions() {
  const { t } = useTranslation('ip-access');
  const panel = useOpenPanel();
  const remove = { command: 'removeIpAccess', icon: Trash2, isDestructive: true } as const;
  const rowActions = ({ id, ip }: IpEntry): readonly RowAction[] => [
    { label: t('row.edit'), icon: PenLine, needs: 'updateIpAccess', run: () => panel.open(id) },
    {
      ...remove,
      label: t('row.remove'),
      input: { ids: [id] },
      confirm: { title: t('ask.removeOne', { name: ip }), consequences: t('ask.removeText') },
    },
  ];
  const bulkActions: readonly BulkAction[] = [
    {
      ...remove,
      label: (count) => t('bulk.remove', { ...count }),
      confirm: { title: (count) => t('ask.remove', { ...count }), consequences: t('ask.removeText') },
    },
  ];
  return { rowActions, bulkActions };
}

const typeCell = ({ type }: IpEntry) => <EntryType key="type" type={type} />;
const placeCell = ({ domain }: IpEntry) => <EntryPlace key="place" domain={domain} />;
const noteCell = (row: IpEntry) =>
  row.shadowed_by || row.overlaps ? <EntryNote key="note" {...row} /> : null;
