import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { BackToList } from '../../../ui/page/back-to-list.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import { State } from '../sub-admin-cells.tsx';
import type { SubAdmin } from '../sub-admin-values.ts';
import { useLockOf } from '../use-lock.ts';
import { EditSubAdminForm } from './edit-sub-admin-form.tsx';
import { InvitationNotice } from './invitation-notice.tsx';
import { SubAdminActions } from './sub-admin-actions.tsx';
import { listAddress } from './sub-admin-address.ts';
import { SubAdminFacts } from './sub-admin-facts.tsx';

/** Everything about one sub-admin: login, domains and rights. */
export function SubAdminScreen() {
  const { t } = useTranslation('sub-admins');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useAction('getSubAdmin', { id });
  return (
    <>
      <BackToList to={listAddress} label={t('page.back')} />
      <PageHead
        title={data?.username ?? t('title')}
        purpose={data ? <Summary row={data} /> : undefined}
        action={data ? <SubAdminActions row={data} /> : undefined}
      />
      {data ? (
        <Content key={data.id} row={data} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={8} rowHeight={64} />
      )}
    </>
  );
}

function Summary({ row }: { readonly row: SubAdmin }) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      {row.name}
      <State {...row} />
    </Box>
  );
}

/** The form, or for those who cannot change this sub-admin the same facts with the reason. */
function Content({ row }: { readonly row: SubAdmin }) {
  const lock = useLockOf()(row);
  if (lock) return <SubAdminFacts row={row} lock={lock} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {row.invited === 1 ? <InvitationNotice row={row} /> : null}
      <EditSubAdminForm row={row} />
    </Box>
  );
}

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const { t } = useTranslation('sub-admins');
  if (error.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand may have anything in the place of the id.
  if (error.code === 'not_found' || error.code === 'invalid_input') {
    return <EmptyState title={t('page.gone')}>{t('page.goneHint')}</EmptyState>;
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
