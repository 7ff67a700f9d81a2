import { useTranslation } from 'react-i18next';
import { namedOperations, operationName } from '../../i18n/history-names.ts';
import { i18n } from '../../i18n/i18n.ts';
import type { FilterChoice } from '../../ui/list/definition/filter.ts';
import type { RowOf } from '../../ui/list/definition/list-contract.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { ExactTime } from '../../ui/values/relative-time.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { Outcome } from './outcome.tsx';

type Row = RowOf<'getAccountHistory'>;

/** Who changed what, when, from where. */
export function AccountHistoryScreen() {
  const { t } = useTranslation('account-history');
  return (
    <ListScreen
      action="getAccountHistory"
      title={t('title')}
      purpose={t('purpose')}
      searchLabel={t('search')}
      nameOf={nameOf}
      order={{ by: 'at', dir: 'desc' }}
      columns={[
        { field: 'at', label: t('column.at'), width: 225, isSortable: true, cell: timeOf },
        { field: 'adminname', label: t('column.adminname'), width: 120, grow: 2 },
        { field: 'action', label: t('column.action'), width: 190, grow: 3, isMain: true, cell: nameOf },
        { field: 'target', label: t('column.target'), width: 140, grow: 3 },
        { field: 'outcome', label: t('column.outcome'), width: 165, cell: outcomeOf },
        { field: 'remoteip', label: t('column.remoteip'), width: 130 },
      ]}
      filters={[
        { kind: 'text', name: 'adminname', label: t('column.adminname'), match: 'is' },
        {
          kind: 'choice',
          name: 'operation',
          label: t('column.action'),
          isSingle: true,
          choices: operationChoices(),
        },
        { kind: 'text', name: 'target', label: t('column.target'), match: 'contains' },
        { kind: 'period', from: 'from', to: 'to', label: t('column.at') },
      ]}
      card={{
        title: nameOf,
        details: (row) => [row.target, t('by', { name: row.adminname }), timeOf(row), refusalOf(row)],
      }}
      empty={{ title: t('empty'), hint: t('emptyHint') }}
      detail={{ content: (row) => <HistoryEntry row={row} /> }}
      exportAction="exportAccountHistory"
    />
  );
}

const nameOf = ({ action }: Row) => operationName(action);
const outcomeOf = ({ outcome }: Row) => <Outcome outcome={outcome} />;
const timeOf = ({ at }: Row) => <ExactTime time={at} />;
const refusalOf = ({ outcome }: Row) => (outcome === 'refused' ? <Outcome outcome={outcome} /> : null);

/** Every action the catalogs name, in the order of their names. */
function operationChoices(): readonly FilterChoice[] {
  return namedOperations()
    .map((value) => ({ value, label: operationName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
}
