import {
  adminName,
  entryName,
  namedOperations,
  operationName,
  targetName,
} from '../../i18n/history-names.ts';
import { currentTag } from '../../i18n/texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { FilterChoice } from '../../ui/table/definition/filter.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import type { ListScreenProps } from '../../ui/table/definition/list-definition.ts';
import { RowTime } from '../../ui/values/relative-time.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { Outcome } from './outcome.tsx';

type Row = RowOf<'getAccountHistory'>;
type List = ListScreenProps<'getAccountHistory'>;
type Own = 'title' | 'purpose' | 'empty' | 'given';

const outcomes: readonly Row['outcome'][] = ['done', 'refused', 'pending'];

/** The account history as a list, of the whole account or of a part of it. */
export function useHistoryList(): Omit<List, Own> {
  const { t } = useTranslation('account-history');
  return {
    action: 'getAccountHistory',
    searchLabel: t('search'),
    nameOf: entryName,
    order: { by: 'at', dir: 'desc' },
    columns: [
      { field: 'at', label: t('column.at'), width: 200, isSortable: true, cell: timeOf },
      { field: 'adminname', label: t('column.adminname'), width: 110, grow: 1, cell: adminName },
      { field: 'action', label: t('column.action'), width: 200, grow: 4, isMain: true, cell: entryName },
      { field: 'target', label: t('column.target'), width: 150, grow: 4, cell: targetName },
      { field: 'outcome', label: t('column.outcome'), width: 120, cell: outcomeOf },
      { field: 'remoteip', label: t('column.remoteip'), width: 120 },
    ],
    filters: [
      { kind: 'text', name: 'adminname', label: t('column.adminname'), match: 'is' },
      {
        kind: 'choice',
        name: 'operation',
        label: t('column.action'),
        isSingle: true,
        choices: operationChoices(),
      },
      { kind: 'text', name: 'target', label: t('column.target'), match: 'contains' },
      {
        kind: 'choice',
        name: 'outcome',
        label: t('column.outcome'),
        choices: outcomes.map((value) => ({ value, label: t(`outcome.${value}`) })),
      },
      { kind: 'period', from: 'from', to: 'to', label: t('column.at') },
    ],
    card: {
      title: entryName,
      details: (row) => [targetName(row), t('by', { name: adminName(row) }), timeOf(row), refusalOf(row)],
    },
    detail: { content: (row) => <HistoryEntry row={row} /> },
    exportAction: 'exportAccountHistory',
  };
}

const outcomeOf = ({ outcome }: Row) => <Outcome outcome={outcome} />;
const timeOf = ({ at }: Row) => <RowTime time={at} />;
const refusalOf = ({ outcome }: Row) => (outcome === 'done' ? null : <Outcome outcome={outcome} />);

/** Every action the catalogs name, in the order of their names. */
function operationChoices(): readonly FilterChoice[] {
  return namedOperations()
    .map((value) => ({ value, label: operationName(value) }))
    .sort((one, other) => one.label.localeCompare(other.label, currentTag()));
}
