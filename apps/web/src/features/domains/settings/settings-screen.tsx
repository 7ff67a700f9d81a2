import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useLookup } from '../../../api/lookups.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import type { Domain } from '../domain.ts';
import { DomainPage } from '../page/domain-page.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { SettingsForm } from './settings-form.tsx';

/** How mail of the domain is handled; the form, or for those who may only look the same as facts. */
export function SettingsScreen() {
  return (
    <DomainPage tab="settings">
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Settings row={row} />
        </Box>
      )}
    </DomainPage>
  );
}

function Settings({ row }: { readonly row: Domain }) {
  const { t } = useTranslation('domains');
  const mayChange = useCan('updateDomain');
  const timezones = useLookup('getTimezones');
  return (
    <Panel title={t('settings.title')}>
      {!mayChange ? (
        <SettingsFacts row={row} />
      ) : timezones.data ? (
        <SettingsForm row={row} timezones={timezones.data} />
      ) : timezones.error ? (
        <ErrorState reason={errorText(timezones.error)} onRetry={() => void timezones.refetch()} />
      ) : (
        <LoadingState rows={8} rowHeight={64} />
      )}
    </Panel>
  );
}
