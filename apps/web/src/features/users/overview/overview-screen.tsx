import Box from '@mui/material/Box';
import { mostShownOfPart } from '@posthouse/contract/features/users/overview';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { UndeliveredPanel } from '../../../domain/mail-story/undelivered-panel.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { UserPage } from '../page/user-page.tsx';
import type { User } from '../user.ts';
import { AccessPanel } from './access-panel.tsx';
import { AddressesPanel } from './addresses-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { LoginsPanel } from './logins-panel.tsx';
import type { Overview } from './overview.ts';
import { ShowAll } from './overview-part.tsx';
import { RecentPanel } from './recent-panel.tsx';

/** The whole picture of a user: how it is, what it is connected to, and what happened lately. */
export function OverviewScreen() {
  return <UserPage tab="overview">{(row) => <WholePicture row={row} />}</UserPage>;
}

/** The mail engine tells of sessions once a minute. */
const refreshMs = 60_000;

function WholePicture({ row }: { readonly row: User }) {
  const [isWhole, setIsWhole] = useState(false);
  const { data, error, refetch } = useAction(
    'getUserOverview',
    { id: row.id, ...(isWhole ? { limit: mostShownOfPart } : {}) },
    { keepPrevious: true, refreshEveryMs: refreshMs },
  );
  const canSeeHistory = useCan('getAccountHistory');
  const loaded = (content: (overview: Overview) => ReactNode) =>
    data ? content(data) : error ? null : <Coming />;
  return (
    <ShowAll value={isWhole ? undefined : () => setIsWhole(true)}>
      <Box sx={columns}>
        <Box sx={column}>
          <DetailsPanel row={row} />
          {loaded((overview) => (
            <>
              <DeliveryPanel row={row} overview={overview} />
              <LoginsPanel row={row} overview={overview} />
            </>
          ))}
          <UndeliveredPanel email={row.email} />
        </Box>
        <Box sx={column}>
          {error && !data ? (
            <Panel>
              <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
            </Panel>
          ) : null}
          {loaded((overview) => (
            <>
              <AddressesPanel row={row} overview={overview} />
              <AccessPanel row={row} overview={overview} />
            </>
          ))}
          {canSeeHistory ? <RecentPanel row={row} /> : null}
        </Box>
      </Box>
    </ShowAll>
  );
}

function Coming() {
  return (
    <Panel>
      <LoadingState rows={6} rowHeight={36} />
    </Panel>
  );
}

const column = { display: 'grid', gap: 4, alignContent: 'start', minWidth: 0 } as const;

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
