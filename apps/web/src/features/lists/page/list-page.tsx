import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { AddressDetails } from '../../../domain/addresses/address-details.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { Type } from '../list/list-cells.tsx';
import { type ListTab, listAddress, listsAddress, listTabs, type MailList } from '../mail-list.ts';

interface ListPageProps {
  /** The part that is shown. */
  readonly tab: ListTab;
  readonly children: (row: MailList) => ReactNode;
}

/** The head and the tabs of a list's page around one of its parts. */
export function ListPage({ tab: shown, children }: ListPageProps) {
  const { t } = useTranslation('lists');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getList', { id });
  // A retrainer has no members: there its page says how it is used.
  const wordOf = (tab: ListTab) =>
    t(`page.${tab === 'members' && record.data && record.data.type !== 'distribution' ? 'use' : tab}`);
  return (
    <RecordPage
      record={record}
      place={{ id: `list-${id}`, to: listAddress(id) }}
      list={{ to: listsAddress, label: t('page.back') }}
      nameOf={({ unicode }) => unicode}
      title={t('title')}
      part={wordOf(shown)}
      purpose={(row) => <AddressDetails catalog="lists" row={row} type={<Type {...row} />} />}
      actions={(row) => <ListActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => (
        <>
          <PageTabs
            label={t('page.tabs')}
            tabs={listTabs.map((tab) => ({ label: wordOf(tab), to: listAddress(row.id, tab) }))}
          />
          {children(row)}
        </>
      )}
    </RecordPage>
  );
}

function ListActions({ row }: { readonly row: MailList }) {
  const { rowActions } = useAddressActions('lists');
  return <HeadActions name={row.unicode} actions={rowActions(row)} list={listsAddress} />;
}
