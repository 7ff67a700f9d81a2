import Box from '@mui/material/Box';
import { useSearch } from '@tanstack/react-router';
import { useCan } from '../../api/access.ts';
import { errorText } from '../../api/api-error.ts';
import { useSession } from '../../api/session.ts';
import { useAction } from '../../api/use-action.ts';
import { FilterTestButton } from '../../domain/filter-test/filter-test.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AreaTabs } from '../../ui/page/area-tabs.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { ListSearch } from '../../ui/table/view/view-address.ts';
import { Lessons } from './lessons.tsx';
import { OwnDomains } from './own-domains.tsx';
import { PlacePicker } from './place-picker.tsx';
import { SettingsFacts } from './settings-facts.tsx';
import { SettingsForm } from './settings-form.tsx';

/** What becomes of mail, for the account and for each domain that wants something else. */
export function FilterSettingsScreen() {
  const { t } = useTranslation('filter-settings');
  const { domain }: ListSearch = useSearch({ strict: false });
  const isLimited = useSession()?.domainsLimited ?? true;
  const asked = domain === undefined ? undefined : String(domain);
  return (
    <>
      <PageHead title={t('title')} purpose={t('purpose')} action={<FilterTestButton />} />
      <Box sx={{ marginTop: -3, marginBottom: 4 }}>
        <AreaTabs area="/filtering" label="filtering" />
      </Box>
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 720 }}>
        {asked === undefined && isLimited ? <OfFirstDomain /> : <SettingsOf domain={asked ?? ''} />}
        {isLimited || asked !== undefined ? null : <OwnDomains />}
      </Box>
    </>
  );
}

/** For those to whom the account does not show its own. */
function OfFirstDomain() {
  const { t } = useTranslation('filter-settings');
  const { data, error, refetch } = useAction('getFilterDomains', { limit: 1 });
  const [first] = data?.rows ?? [];
  if (first) return <SettingsOf domain={first.domain} />;
  return (
    <Panel>
      {error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title={t('noDomains')}>{t('noDomainsHint')}</EmptyState>
      ) : (
        <LoadingState rows={6} rowHeight={72} />
      )}
    </Panel>
  );
}

function SettingsOf({ domain }: { readonly domain: string }) {
  const canChange = useCan('updateFilterSettings');
  const { data, error, refetch } = useAction('getFilterSettings', { domain });
  return (
    <>
      <Panel>
        <Box sx={{ display: 'grid', gap: 5 }}>
          <PlacePicker domain={domain} />
          {data ? (
            canChange ? (
              <SettingsForm key={domain} settings={data} />
            ) : (
              <SettingsFacts settings={data} />
            )
          ) : error ? (
            <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
          ) : (
            <LoadingState rows={5} rowHeight={72} />
          )}
        </Box>
      </Panel>
      {data?.learned ? <Lessons learned={data.learned} /> : null}
    </>
  );
}
