import { errorText } from '../../../api/api-error.ts';
import { useLookup } from '../../../api/lookups.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AccountForm, type Lookups } from './account-form.tsx';

/** What holds for everybody in the account. */
export function AccountPanel() {
  const { t } = useTranslation('settings');
  const settings = useAction('getSettings', {});
  const lookups = useLookups();
  const error = settings.error ?? lookups.error;
  const retry = () => void Promise.all([settings.refetch(), lookups.refetch()]);
  return (
    <Panel title={t('account.title')}>
      {settings.data && lookups.data ? (
        <AccountForm row={settings.data} lookups={lookups.data} />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={retry} />
      ) : (
        <LoadingState rows={7} rowHeight={72} />
      )}
    </Panel>
  );
}

/** All that the form offers to choose, or nothing before the last of it is there. */
function useLookups() {
  const timezones = useLookup('getTimezones');
  const languages = useLookup('getLanguages');
  const dateFormats = useLookup('getDateFormats');
  const data: Lookups | undefined =
    timezones.data && languages.data && dateFormats.data
      ? { timezones: timezones.data, languages: languages.data, dateFormats: dateFormats.data }
      : undefined;
  return {
    data,
    error: timezones.error ?? languages.error ?? dateFormats.error,
    refetch: () => Promise.all([timezones, languages, dateFormats].map((lookup) => lookup.refetch())),
  };
}
