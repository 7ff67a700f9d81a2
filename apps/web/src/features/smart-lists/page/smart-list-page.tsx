import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { AddressDetails } from '../../../domain/addresses/address-details.tsx';
import { useAddressActions } from '../../../domain/addresses/use-address-actions.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { Type } from '../list/smart-list-cells.tsx';
import {
  type SmartList,
  type SmartListTab,
  smartListAddress,
  smartListsAddress,
  smartListTabs,
} from '../smart-list.ts';

interface SmartListPageProps {
  /** The part that is shown. */
  readonly tab: SmartListTab;
  readonly children: (row: SmartList) => ReactNode;
}

/** The head and the tabs of a smart list's page around one of its parts. */
export function SmartListPage({ tab: shown, children }: SmartListPageProps) {
  const { t } = useTranslation('smart-lists');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getSmartList', { id });
  return (
    <RecordPage
      record={record}
      place={{ id: `smart-list-${id}`, to: smartListAddress(id) }}
      list={{ to: smartListsAddress, label: t('page.back') }}
      nameOf={({ unicode }) => unicode}
      title={t('title')}
      part={t(`page.${shown}`)}
      purpose={(row) => <AddressDetails catalog="smart-lists" row={row} type={<Type {...row} />} />}
      actions={(row) => <SmartListActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => (
        <>
          <PageTabs
            label={t('page.tabs')}
            tabs={smartListTabs.map((tab) => ({
              label: t(`page.${tab}`),
              to: smartListAddress(row.id, tab),
            }))}
          />
          {children(row)}
        </>
      )}
    </RecordPage>
  );
}

function SmartListActions({ row }: { readonly row: SmartList }) {
  const { rowActions } = useAddressActions('smart-lists');
  return <HeadActions name={row.unicode} actions={rowActions(row)} list={smartListsAddress} />;
}
