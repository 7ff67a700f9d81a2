import { HealthState } from '../../../domain/health/health-state.tsx';
import { InternationalName } from '../../../domain/international-name.tsx';
import { OwnershipState } from '../../../domain/ownership/ownership-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListScreenProps } from '../../../ui/table/definition/list-definition.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import type { Domain } from '../domain.ts';
import { DomainType, Quota, State } from './domain-cells.tsx';
import { Count } from './domain-counts.tsx';

type Columns = ListScreenProps<'getDomains'>['columns'];

const counted = (of: Parameters<typeof Count>[0]['of']) =>
  ({ align: 'end', cell: (row: Domain) => <Count row={row} of={of} isInGrid /> }) as const;

/** Each as wide as its longest words in any language; the name takes the rest, which is most where names are long. */
export function useColumns(): Columns {
  const { t } = useTranslation('domains');
  return [
    {
      field: 'domain',
      label: t('column.domain'),
      width: 180,
      grow: 1,
      isMain: true,
      isSortable: true,
      exports: ['unicode', 'domain'],
      cell: (row) => <InternationalName ascii={row.domain} unicode={row.unicode} />,
    },
    {
      field: 'verification',
      label: t('column.verification'),
      width: 256,
      isSortable: true,
      cell: ({ verification }) => <OwnershipState state={verification} />,
    },
    {
      field: 'health',
      label: t('column.health'),
      width: 200,
      isSortable: true,
      cell: ({ health }) => <HealthState state={health} />,
    },
    {
      field: 'type',
      label: t('column.type'),
      width: 110,
      isHidden: true,
      cell: (row) => <DomainType {...row} />,
    },
    { field: 'active', label: t('column.active'), width: 120, cell: (row) => <State {...row} /> },
    { field: 'users', label: t('column.users'), width: 95, ...counted('users') },
    { field: 'aliases', label: t('column.aliases'), width: 80, ...counted('aliases'), isHidden: true },
    { field: 'lists', label: t('column.lists'), width: 75, ...counted('lists'), isHidden: true },
    {
      field: 'smartlists',
      label: t('column.smartlists'),
      width: 150,
      ...counted('smartlists'),
      isHidden: true,
    },
    {
      field: 'aliasdomains',
      label: t('column.aliasdomains'),
      width: 120,
      ...counted('aliasdomains'),
      isHidden: true,
    },
    {
      field: 'quota',
      label: t('column.quota'),
      width: 200,
      align: 'end',
      isHidden: true,
      cell: (row) => <Quota {...row} />,
    },
    {
      field: 'created_at',
      label: t('column.created'),
      width: 130,
      isSortable: true,
      isHidden: true,
      cell: ({ created_at }) => <RelativeTime time={created_at} />,
    },
  ];
}
