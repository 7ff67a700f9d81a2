import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../api/access.ts';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useSession } from '../../../api/session.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LinkButton } from '../../../ui/navigation/link.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import type { ListSearch } from '../../../ui/table/view/view-address.ts';
import type { Whose } from './access-list.ts';
import { AccessOfAdmin } from './access-of-admin.tsx';

/** From where one can log in oneself, or with `?username=` a sub-admin. */
export function AdminIpAccessScreen() {
  const { username }: ListSearch = useSearch({ strict: false });
  const mayChangeOthers = useCan('updateSubAdmin');
  const ownName = useSession()?.currentUser;
  const isOwn = username === undefined || String(username) === ownName;
  const whose: Whose = isOwn ? {} : { username: String(username) };
  if (!isOwn && !mayChangeOthers) {
    return (
      <>
        <AccessHead whose={whose} />
        <NoPermissionState />
      </>
    );
  }
  return <LoadedAccess key={whose.username} whose={whose} />;
}

function LoadedAccess({ whose }: { readonly whose: Whose }) {
  const { data, error, refetch } = useAction('getAdminIpAccess', { ...whose });
  if (data) {
    return <AccessOfAdmin whose={whose} list={data} head={(add) => <AccessHead whose={whose} add={add} />} />;
  }
  return (
    <>
      <AccessHead whose={whose} />
      {error ? (
        <Failure whose={whose} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={8} />
      )}
    </>
  );
}

function AccessHead({ whose: { username }, add }: { readonly whose: Whose; readonly add?: ReactNode }) {
  const { t } = useTranslation('security');
  if (username === undefined) return <PageHead title={t('title')} purpose={t('purpose')} action={add} />;
  return (
    <PageHead
      title={t('titleOf', { name: username })}
      purpose={t('purposeOf', { name: username })}
      action={
        <>
          <LinkButton to="/subadmins" variant="outlined">
            {t('back')}
          </LinkButton>
          {add}
        </>
      }
    />
  );
}

interface FailureProps {
  readonly whose: Whose;
  readonly error: ApiError;
  readonly onRetry: () => void;
}

function Failure({ whose: { username }, error, onRetry }: FailureProps) {
  const { t } = useTranslation('security');
  if (error.code === 'forbidden') return <NoPermissionState />;
  // What is no user name at all is nobody's either.
  if (username !== undefined && (error.code === 'not_found' || error.fields['username'])) {
    return <EmptyState title={t('unknown', { name: username })}>{t('unknownHint')}</EmptyState>;
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
