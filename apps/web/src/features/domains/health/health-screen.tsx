import Box from '@mui/material/Box';
import { HealthView } from '../../../domain/health/health-view.tsx';
import { ZoneFileButtons } from '../../../domain/health/zone-file-buttons.tsx';
import { DomainPage } from '../page/domain-page.tsx';

/** The DNS records and certificates of the domain. */
export function HealthScreen() {
  return (
    <DomainPage tab="health">
      {({ id, domain }) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <HealthView domain={domain} />
          <ZoneFileButtons ids={[id]} fileName={domain} />
        </Box>
      )}
    </DomainPage>
  );
}
