import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { rememberPlace } from '../../../ui/go-to/recent-places.ts';
import { BackToList } from '../../../ui/page/back-to-list.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { VacationChip } from '../delivery/vacation/vacation-chip.tsx';
import { State, Type } from '../list/user-cells.tsx';
import type { User } from '../user.ts';
import { UserActions } from './user-actions.tsx';
import { type UserTab, userAddress, userTabs } from './user-address.ts';

interface UserPageProps {
  /** The part that is shown. */
  readonly tab: UserTab;
  readonly children: (row: User) => ReactNode;
}

/** The head and the tabs of a user's page around one of its parts. */
export function UserPage({ tab: shown, children }: UserPageProps) {
  const { t } = useTranslation('users');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useAction('getUser', { id });
  const name = data?.unicode;
  useEffect(() => {
    if (name === undefined) return;
    rememberPlace({ id: `user-${id}`, title: name, target: { to: userAddress(id) } });
  }, [id, name]);
  return (
    <>
      <BackToList to="/users/list" label={t('page.back')} />
      <PageHead
        title={name ?? t('title')}
        part={t(`page.${shown}`)}
        purpose={data ? <UserStates row={data} /> : undefined}
        action={data ? <UserActions row={data} /> : undefined}
      />
      {data ? (
        <>
          <PageTabs
            label={t('page.tabs')}
            tabs={userTabs.map((tab) => ({ label: t(`page.${tab}`), to: userAddress(data.id, tab) }))}
          />
          {children(data)}
        </>
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={8} />
      )}
    </>
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
      <State active={row.active} />
      <VacationChip id={row.id} />
    </Box>
  );
}

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const { t } = useTranslation('users');
  if (error.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand may have anything in the place of the id.
  if (error.code === 'not_found' || error.code === 'invalid_input') {
    return <EmptyState title={t('page.gone')}>{t('page.goneHint')}</EmptyState>;
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
