import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../api/access.ts';
import { useAction } from '../../../api/use-action.ts';
import { ExplainAddressLink } from '../../../domain/address-route/explain-address.tsx';
import { AddressState } from '../../../domain/addresses/address-state.tsx';
import { ExplainLoginLink } from '../../../domain/logins/explain-login.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import { VacationChip } from '../delivery/vacation/vacation-chip.tsx';
import { Type } from '../list/user-cells.tsx';
import type { User } from '../user.ts';
import { CountriesNotice } from './countries-notice.tsx';
import { RemovalNotice } from './removal-notice.tsx';
import { useUserActions } from './use-user-actions.tsx';
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
          <UserTabs id={row.id} />
          <CountriesNotice id={row.id} />
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
      <ExplainLoginLink id={row.id} />
    </Box>
  );
}

/** What is done with the whole user; more of it goes into this list. */
function UserActions({ row }: { readonly row: User }) {
  const { daily, others, forms } = useUserActions();
  return (
    <>
      <HeadActions name={row.unicode} actions={[...daily(row), ...others(row)]} list={listAddress} />
      {forms}
    </>
  );
}

/** Without those that would be refused. */
function UserTabs({ id }: { readonly id: string }) {
  const { t } = useTranslation('users');
  const isSeen: Partial<Record<UserTab, boolean>> = {
    history: useCan('getAccountHistory'),
    filtering: useCan('getWhitelist'),
    logins: useCan('getLastLogins'),
  };
  const shown = userTabs.filter((tab) => isSeen[tab] ?? true);
  return (
    <PageTabs
      label={t('page.tabs')}
      tabs={shown.map((tab) => ({ label: t(`page.${tab}`), to: userAddress(id, tab) }))}
    />
  );
}
