import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import type { ListScreenProps } from '../../ui/table/definition/list-definition.ts';
import { StatusLabel } from '../../ui/values/status-label.tsx';
import { AddressKindLabel } from '../addresses/address-kind.tsx';
import { HiddenNotice } from '../addresses/hidden-notice.tsx';
import { InternationalName } from '../international-name.tsx';

type Member = RowOf<'getListMembers'>;
type List = ListScreenProps<'getListMembers'>;

interface MemberList extends Pick<List, 'title' | 'searchLabel' | 'nameOf' | 'order' | 'columns' | 'empty'> {
  readonly notice: (answer: { readonly hidden_members: number }) => ReactNode;
  readonly external: { readonly kind: 'yesNo'; readonly name: 'external'; readonly label: string };
  readonly cardTitle: List['card']['title'];
  readonly cardDetails: List['card']['details'];
}

/** The members of a list of either kind; what a smart list knows of them besides is added by its screen. */
export function useMemberList(): MemberList {
  const { t } = useTranslation();
  return {
    title: t('members.title'),
    searchLabel: t('members.search'),
    nameOf: ({ unicode }) => unicode,
    order: { by: 'address', dir: 'asc' },
    columns: [
      {
        field: 'address',
        label: t('members.column.address'),
        width: 230,
        grow: 2,
        isMain: true,
        isSortable: true,
        cell: addressCell,
      },
      { field: 'name', label: t('members.column.name'), width: 130, grow: 1 },
      {
        field: 'kind',
        label: t('members.column.kind'),
        width: 230,
        exports: ['kind', 'external', 'state'],
        cell: kindCell,
      },
    ],
    external: { kind: 'yesNo', name: 'external', label: t('address.external') },
    notice: ({ hidden_members }) => <HiddenNotice count={hidden_members} text="members.hidden" />,
    empty: { title: t('members.empty'), hint: t('members.emptyHint') },
    cardTitle: addressCell,
    cardDetails: (row) => [row.name, kindCell(row)],
  };
}

const addressCell = ({ address, unicode }: Member) => <InternationalName ascii={address} unicode={unicode} />;
const kindCell = (row: Member) => <KindAndState key="kind" row={row} />;

function KindAndState({ row: { kind, state } }: { readonly row: Member }) {
  const { t } = useTranslation();
  return (
    <>
      <AddressKindLabel kind={kind} />
      {state === 'active' ? null : (
        <>
          {' '}
          <StatusLabel tone="warning">{t(`address.state.${state}`)}</StatusLabel>
        </>
      )}
    </>
  );
}
