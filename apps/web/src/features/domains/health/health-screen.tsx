import Box from '@mui/material/Box';
import { HealthView } from '../../../domain/health/health-view.tsx';
import { ZoneFileButtons } from '../../../domain/health/zone-file-buttons.tsx';
import { MailEngineLine } from '../../../domain/mail-engine/mail-engine-line.tsx';
import { DomainPage } from '../page/domain-page.tsx';

/** What mail needs to reach the domain: the mail engine, DNS records and certificates. */
export function HealthScreen() {
  return (
    <DomainPage tab="health">
      {({ id, domain, type }) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          {type === 'parked' ? null : <MailEngineLine />}
          <HealthView domain={domain} />
          <ZoneFileButtons ids={[id]} fileName={domain} />
        </Box>
      )}
    </DomainPage>
  );
}
