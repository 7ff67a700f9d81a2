import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { type ApiError, errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { HealthState } from '../../../domain/health/health-state.tsx';
import { isOnItsWay, OwnershipState } from '../../../domain/ownership/ownership-state.tsx';
import { rememberPlace } from '../../../ui/go-to/recent-places.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { BackToList } from '../../../ui/page/back-to-list.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, ErrorState, NoPermissionState } from '../../../ui/page/page-states.tsx';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import type { Domain } from '../domain.ts';
import { State } from '../list/domain-cells.tsx';
import { DomainActions } from './domain-actions.tsx';
import { type DomainTab, domainAddress, domainTabs } from './domain-address.ts';

const pollMs = 2_000;

interface DomainPageProps {
  /** The part that is shown. */
  readonly tab: DomainTab;
  readonly children: (row: Domain) => ReactNode;
}

/** The head and the tabs of a domain's page around one of its parts. */
export function DomainPage({ tab, children }: DomainPageProps) {
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
  const name = data?.unicode;
  useEffect(() => {
    if (name === undefined) return;
    rememberPlace({ id: `domain-${id}`, title: name, target: { to: domainAddress(id) } });
  }, [id, name]);
  return (
    <>
      <BackToList to="/domains/domainlist" label={t('page.back')} />
      <PageHead
        title={data?.unicode ?? t('title')}
        part={t(`page.${tab}`)}
        purpose={data ? <DomainStates row={data} /> : undefined}
        action={data ? <DomainActions row={data} /> : undefined}
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

/** How the domain is, each state with the way to what is behind it. */
function DomainStates({ row }: { readonly row: Domain }) {
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 1 }}
    >
      {row.unicode === row.domain ? null : <code>{row.domain}</code>}
      <Link to={domainAddress(row.id)} underline="none">
        <OwnershipState state={row.verification} />
      </Link>
      <Link to={domainAddress(row.id, 'health')} underline="none">
        <HealthState state={row.health} />
      </Link>
      <State active={row.active} />
    </Box>
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

function DomainTabs({ id }: { readonly id: string }) {
  const { t } = useTranslation('domains');
  const canHandOver = useCan('createDnsHandover');
  const canSeeHistory = useCan('getAccountHistory');
  const isShown = { handover: canHandOver, history: canSeeHistory } as const;
  const shown = domainTabs.filter((tab) => !(tab in isShown) || isShown[tab as keyof typeof isShown]);
  return (
    <PageTabs
      label={t('page.tabs')}
      tabs={shown.map((tab) => ({ label: t(`page.${tab}`), to: domainAddress(id, tab) }))}
    />
  );
}
