import Box from '@mui/material/Box';
import { OwnershipProof } from '../../../domain/ownership/ownership-proof.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { CopyValue } from '../../../ui/values/copy-value.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../../ui/values/relative-time.tsx';
import type { Domain } from '../domain.ts';
import { DomainType, Quota } from '../list/domain-cells.tsx';
import { Count } from '../list/domain-counts.tsx';
import { DomainPage } from '../page/domain-page.tsx';

/** The domain at a glance, and the proof that it is the account's own. */
export function OverviewScreen() {
  return <DomainPage tab="overview">{(row) => <Overview row={row} />}</DomainPage>;
}

function Overview({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Panel title={t('overview.ownership')}>
        <OwnershipProof domain={row.domain} />
      </Panel>
      <Panel title={t('overview.details')}>
        <DomainDetails row={row} />
      </Panel>
    </Box>
  );
}

function DomainDetails({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  const counts = (['users', 'aliases', 'lists', 'smartlists', 'aliasdomains'] as const).map((kind) => ({
    label: t(`column.${kind}`),
    value: <Count row={row} of={kind} />,
  }));
  return (
    <DetailList
      details={[
        ...(row.unicode === row.domain
          ? []
          : [{ label: t('overview.ascii'), value: <CopyValue value={row.domain} /> }]),
        { label: t('column.type'), value: <DomainType {...row} /> },
        ...counts,
        { label: t('column.quota'), value: <Quota {...row} /> },
        { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
        ...(row.verified_at
          ? [{ label: t('overview.verified'), value: <RelativeTime time={row.verified_at} /> }]
          : []),
      ]}
    />
  );
}
