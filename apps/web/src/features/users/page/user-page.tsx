import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { ExplainAddressLink } from '../../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { SidePanel } from '../../../ui/dialogs/side-panel.tsx';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { VacationChip } from '../delivery/vacation/vacation-chip.tsx';
import { useRowActions } from '../list/use-list-actions.ts';
import { Type } from '../list/user-cells.tsx';
import type { User } from '../user.ts';
import { OneTimePassword } from './one-time-password.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { RenameForm } from './rename-form.tsx';
import { listAddress, type UserTab, userAddress, userTabs } from './user-address.ts';

interface UserPageProps {
  /** The part that is shown. */
  readonly tab: UserTab;
  readonly children: (row: User) => ReactNode;
}

/** The head and the tabs of a user's page around one of its parts. */
export function UserPage({ tab: shown, children }: UserPageProps) {
  const { t } = useTranslation('users');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const record = useAction('getUser', { id });
  return (
    <RecordPage
      record={record}
      place={{ id: `user-${id}`, to: userAddress(id) }}
      list={{ to: listAddress, label: t('page.back') }}
      nameOf={({ unicode }) => unicode}
      title={t('title')}
      part={t(`page.${shown}`)}
      purpose={(row) => <UserStates row={row} />}
      actions={(row) => <UserActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => (
        <>
          <PageTabs
            label={t('page.tabs')}
            tabs={userTabs.map((tab) => ({ label: t(`page.${tab}`), to: userAddress(row.id, tab) }))}
          />
          <RemovalNotice id={row.id} />
          {children(row)}
        </>
      )}
    </RecordPage>
  );
}

function UserStates({ row }: { readonly row: User }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 1 }}
    >
      {row.name ? <span>{row.name}</span> : null}
      {row.unicode === row.email ? null : <code>{row.email}</code>}
      <span>
        <Type {...row} />
      </span>
      <AddressState catalog="users" active={row.active} />
      <VacationChip id={row.id} />
      <ExplainAddressLink address={row.unicode} />
    </Box>
  );
}

function UserActions({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const [asked, setAsked] = useState<'rename' | 'logIn'>();
  const close = () => setAsked(undefined);
  const rowActions = useRowActions(() => setAsked('logIn'))(row);
  const rename = {
    label: t('row.rename'),
    icon: PenLine,
    needs: 'renameUser',
    run: () => setAsked('rename'),
  } as const;
  return (
    <>
      <HeadActions name={row.unicode} actions={[rename, ...rowActions]} list={listAddress} />
      <SidePanel title={t('rename.title')} isOpen={asked === 'rename'} onClose={close}>
        <RenameForm row={row} close={close} />
      </SidePanel>
      {asked === 'logIn' ? <OneTimePassword row={row} close={close} /> : null}
    </>
  );
}
