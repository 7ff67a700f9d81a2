import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { isOnItsWay } from '../../../domain/ownership/ownership-state.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import type { Domain } from '../domain.ts';
import { DomainTabs } from './domain-tabs.tsx';

const pollMs = 5_000;

/** The head and the tabs of a domain's page around one of its parts. */
export function DomainPage({ children }: { readonly children: (row: Domain) => ReactNode }) {
  const { t } = useTranslation('domains');
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { data, error, refetch } = useAction(
    'getDomain',
    { id },
    {
      refreshEveryMs: pollMs,
      refreshWhile: ({ verification, health }) => isOnItsWay(verification) || health === 'queued',
    },
  );
  return (
    <>
      <Box sx={{ marginBottom: 2 }}>
        <Link
          to="/domains/domainlist"
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 13 }}
        >
          <ArrowLeft size={14} aria-hidden />
          {t('page.back')}
        </Link>
      </Box>
      <PageHead
        title={data?.unicode ?? t('title')}
        purpose={data && data.unicode !== data.domain ? data.domain : undefined}
      />
      {data ? (
        <>
          <DomainTabs id={data.id} />
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

function Failure({ error, onRetry }: { readonly error: ApiError; readonly onRetry: () => void }) {
  const { t } = useTranslation('domains');
  if (error.code === 'forbidden') return <NoPermissionState />;
  // An address made by hand may have anything in the place of the id.
  if (error.code === 'not_found' || error.code === 'invalid_input') {
    return <EmptyState title={t('page.gone')}>{t('page.goneHint')}</EmptyState>;
  }
  return <ErrorState reason={errorText(error)} onRetry={onRetry} />;
}
