import Box from '@mui/material/Box';
import { useCan } from '../../api/access.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccountPanel } from './account/account-panel.tsx';
import { AlertsPanel } from './login/alerts-panel.tsx';
import { LoginPanel } from './login/login-panel.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

/** What concerns oneself, and for the main admin what concerns everybody in the account. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  const canSeeAccount = useCan('getSettings');
  return (
    <>
      <PageHead title={t('title')} purpose={t(canSeeAccount ? 'purpose' : 'purposeOwn')} />
      <SettingsTabs />
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 4 }}>
          <LoginPanel />
          <AlertsPanel />
        </Box>
        {canSeeAccount ? <AccountPanel /> : null}
      </Box>
    </>
  );
}
