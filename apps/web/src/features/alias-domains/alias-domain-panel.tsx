import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { HealthView } from '../../domain/health/health-view.tsx';
import { OwnershipProof } from '../../domain/ownership/ownership-proof.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import type { AliasDomain } from './alias-domain.ts';

/** What it stands for, and the proof that it is the account's own. */
export function AliasDomainPanel({ row }: { readonly row: AliasDomain }) {
  const { t } = useTranslation('alias-domains');
  const healthId = useId();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <OwnershipProof domain={row.aliasdomain} />
      <DetailList
        details={[
          { label: t('column.domain'), value: row.domain },
          { label: t('column.created'), value: <RelativeTime time={row.created_at} /> },
          ...(row.verified_at
            ? [{ label: t('column.verified'), value: <RelativeTime time={row.verified_at} /> }]
            : []),
        ]}
      />
      <Box component="section" aria-labelledby={healthId}>
        <Typography variant="h2" id={healthId} sx={{ marginBottom: 3 }}>
          {t('health')}
        </Typography>
        <HealthView domain={row.aliasdomain} />
      </Box>
    </Box>
  );
}
