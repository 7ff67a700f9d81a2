import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';

export function AccountPanel() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useAction('getAdminInfo', {});
  return (
    <Panel title={t('account.title')}>
      {data ? (
        <DetailList
          details={[
            { label: t('account.adminname'), value: data.adminname },
            { label: t('account.account'), value: data.account },
            {
              label: t('account.role'),
              value: t(data.adminaccess === 'admin' ? 'account.roleAdmin' : 'account.roleSubadmin'),
            },
            ...(data.domains_limited === 1
              ? [{ label: t('account.domains'), value: <DomainLimit domains={data.domains} /> }]
              : []),
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

const mostNamed = 10;

/** How many domains a limited sub-admin works in, and which. */
function DomainLimit({ domains }: Pick<ActionAnswer<'getAdminInfo'>, 'domains'>) {
  const { t } = useTranslation('home');
  const { t: shared } = useTranslation();
  const more = domains.length - mostNamed;
  const names = [
    ...domains.slice(0, mostNamed),
    ...(more > 0 ? [shared('operation.more', { num: more })] : []),
  ];
  return (
    <>
      {t('account.limitedTo', { num: domains.length })}
      <Box sx={{ fontSize: 13, fontWeight: 400, color: colours.textSoft }}>{names.join(', ')}</Box>
    </>
  );
}
