import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { InternationalName } from '../../../domain/international-name.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { ListScreenProps } from '../../../ui/table/definition/list-definition.ts';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import { LastLogin, Quota, TwoFactor, Type } from './user-cells.tsx';

type Columns = ListScreenProps<'getUsers'>['columns'];

export function useColumns(): Columns {
  const { t } = useTranslation('users');
  return [
    {
      field: 'email',
      label: t('column.email'),
      width: 225,
      grow: 2,
      isMain: true,
      isSortable: true,
      cell: (row) => <InternationalName ascii={row.email} unicode={row.unicode} />,
    },
    { field: 'name', label: t('column.name'), width: 120, grow: 1, isSortable: true },
    { field: 'account_type', label: t('column.type'), width: 145, cell: (row) => <Type {...row} /> },
    {
      field: 'active',
      label: t('column.active'),
      width: 126,
      isWhole: true,
      cell: ({ active }) => <AddressState catalog="users" active={active} />,
    },
    {
      field: 'quota',
      label: t('column.quota'),
      width: 148,
      isWhole: true,
      align: 'end',
      isSortable: true,
      cell: (row) => <Quota {...row} />,
    },
    {
      field: 'lastlogin',
      label: t('column.lastlogin'),
      width: 140,
      isSortable: true,
      cell: (row) => <LastLogin {...row} />,
    },
    {
      field: 'twofa_allowed',
      label: t('column.twofa'),
      width: 120,
      isHidden: true,
      cell: (row) => <TwoFactor {...row} />,
    },
    { field: 'domain', label: t('column.domain'), width: 180, isHidden: true },
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
