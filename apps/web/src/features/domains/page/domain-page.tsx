import Box from '@mui/material/Box';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../../api/access.ts';
import { useAction } from '../../../api/use-action.ts';
import { HealthSummary } from '../../../domain/health/health-state.tsx';
import { isOnItsWay, OwnershipState } from '../../../domain/ownership/ownership-state.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { PageTabs } from '../../../ui/page/page-tabs.tsx';
import { RecordPage } from '../../../ui/page/record-page.tsx';
import { HeadActions } from '../../../ui/table/commands/head-actions.tsx';
import type { Domain } from '../domain.ts';
import { State } from '../list/domain-cells.tsx';
import { useRowActions } from '../list/use-list-actions.tsx';
import { type DomainTab, domainAddress, domainTabs, listAddress } from './domain-address.ts';

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
  const record = useAction(
    'getDomain',
    { id },
    {
      refreshEveryMs: pollMs,
      refreshWhile: ({ verification, health }) => isOnItsWay(verification) || health === 'queued',
    },
  );
  return (
    <RecordPage
      record={record}
      place={{ id: `domain-${id}`, to: domainAddress(id) }}
      list={{ to: listAddress, label: t('page.back') }}
      nameOf={({ unicode }) => unicode}
      title={t('title')}
      part={t(`page.${tab}`)}
      purpose={(row) => <DomainStates row={row} />}
      actions={(row) => <DomainActions row={row} />}
      gone={{ title: t('page.gone'), hint: t('page.goneHint') }}
    >
      {(row) => (
        <>
          <DomainTabs id={row.id} />
          {children(row)}
        </>
      )}
    </RecordPage>
  );
}

/** Verifying is offered beside its record, checking beside its findings. */
function DomainActions({ row }: { readonly row: Domain }) {
  const actions = useRowActions()(row).filter((action) => 'command' in action);
  return <HeadActions name={row.unicode} actions={actions} list={listAddress} />;
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
        <HealthSummary state={row.health} />
      </Link>
      <State active={row.active} />
    </Box>
  );
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
