import Box from '@mui/material/Box';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useLookup } from '../../../api/lookups.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { HandoverPanel } from '../handover/handover-panel.tsx';
import { UserPage } from '../page/user-page.tsx';
import type { User } from '../user.ts';
import { logsIn } from '../user-values.ts';
import { AccountFacts, AccountForm, useMeasuredFacts } from './account-form.tsx';

/** Who the user is and what it may store; the form, or for those who may only look the same as facts. */
export function AccountScreen() {
  return (
    <UserPage tab="account">
      {(row) => (
        <Box sx={{ maxWidth: 720, display: 'grid', gap: 4 }}>
          <Account row={row} />
          <Handover row={row} />
        </Box>
      )}
    </UserPage>
  );
}

function Account({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('updateUser');
  const { quota, lastLogin } = useMeasuredFacts(row);
  return (
    <Panel title={t('page.account')}>
      {mayChange ? (
        <Box sx={{ display: 'grid', gap: 5 }}>
          <DetailList details={[quota, lastLogin]} />
          <Form row={row} />
        </Box>
      ) : (
        <AccountFacts row={row} />
      )}
    </Panel>
  );
}

/** Who opens an audit mailbox is decided by those who decide about audits. */
function Handover({ row }: { readonly row: User }) {
  const may = { user: useCan('createPasswordHandover'), audit: useCan('setAuditDomain') };
  const isAllowed = may[row.account_type === 'audit' ? 'audit' : 'user'];
  return isAllowed && logsIn(row.account_type, row.mailbox_type) ? <HandoverPanel row={row} /> : null;
}

function Form({ row }: { readonly row: User }) {
  const [timezones, languages, dateFormats] = [
    useLookup('getTimezones'),
    useLookup('getLanguages'),
    useLookup('getDateFormats'),
  ];
  if (timezones.data && languages.data && dateFormats.data) {
    const lookups = { timezones: timezones.data, languages: languages.data, dateFormats: dateFormats.data };
    return <AccountForm row={row} lookups={lookups} />;
  }
  const failed = [timezones, languages, dateFormats].find(({ error }) => error);
  return failed?.error ? (
    <ErrorState reason={errorText(failed.error)} onRetry={() => void failed.refetch()} />
  ) : (
    <LoadingState rows={8} rowHeight={64} />
  );
}
