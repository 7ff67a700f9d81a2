import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { Facts } from '../../ui/values/facts.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';

export function AccountPanel() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useAction('getAdminInfo', {});
  return (
    <Panel title={t('account.title')}>
      {data ? (
        <Facts
          facts={[
            { label: t('account.adminname'), value: data.adminname },
            { label: t('account.account'), value: data.account },
            {
              label: t('account.role'),
              value: t(data.adminaccess === 'admin' ? 'account.roleAdmin' : 'account.roleSubadmin'),
            },
            { label: t('account.remoteip'), value: <CopyValue value={data.remoteip} /> },
            {
              label: t('account.lastlogin'),
              value: data.lastlogin ? <RelativeTime time={data.lastlogin} /> : t('account.noLogin'),
            },
          ]}
        />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={5} />
      )}
    </Panel>
  );
}
