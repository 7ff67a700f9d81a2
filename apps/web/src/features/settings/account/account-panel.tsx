import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { AccountForm } from './account-form.tsx';

/** What holds for everybody in the account. */
export function AccountPanel() {
  const { t } = useTranslation('settings');
  const settings = useAction('getSettings', {});
  const timezones = useAction('getTimezones', {}, { staleMs: Number.POSITIVE_INFINITY });
  const error = settings.error ?? timezones.error;
  const retry = () => void Promise.all([settings.refetch(), timezones.refetch()]);
  return (
    <Panel title={t('account.title')}>
      {settings.data && timezones.data ? (
        <AccountForm row={settings.data} timezones={timezones.data} />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={retry} />
      ) : (
        <LoadingState rows={7} rowHeight={72} />
      )}
    </Panel>
  );
}
