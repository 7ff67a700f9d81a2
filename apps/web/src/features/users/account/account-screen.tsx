import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../api/access.ts';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { LastLogin, Quota, TwoFactor, Type } from '../list/user-cells.tsx';
import { UserPage } from '../page/user-page.tsx';
import type { User } from '../user.ts';
import { AccountForm } from './account-form.tsx';

/** Who the user is and what it may store; the form, or for those who may only look the same as facts. */
export function AccountScreen() {
  return (
    <UserPage>
      {(row) => (
        <Box sx={{ maxWidth: 720 }}>
          <Account key={row.id} row={row} />
        </Box>
      )}
    </UserPage>
  );
}

const forGood = { staleMs: Number.POSITIVE_INFINITY };

function Account({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const mayChange = useCan('updateUser');
  const asked = [
    useAction('getTimezones', {}, forGood),
    useAction('getLanguages', {}, forGood),
    useAction('getDateFormats', {}, forGood),
  ] as const;
  const [timezones, languages, dateformats] = asked.map(({ data }) => data);
  const failed = asked.find(({ error }) => error);
  return (
    <Panel title={t('page.account')}>
      {!mayChange ? (
        <AccountFacts row={row} />
      ) : timezones && languages && dateformats ? (
        <AccountForm row={row} lookups={{ timezones, languages, dateformats }} />
      ) : failed?.error ? (
        <ErrorState reason={errorText(failed.error)} onRetry={() => void failed.refetch()} />
      ) : (
        <LoadingState rows={8} rowHeight={64} />
      )}
    </Panel>
  );
}

function AccountFacts({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Notice tone="neutral">{t('page.readOnly')}</Notice>
      <DetailList
        details={[
          { label: t('facts.name'), value: row.name },
          { label: t('column.type'), value: <Type {...row} /> },
          { label: t('column.quota'), value: <Quota {...row} /> },
          { label: t('column.twofa'), value: <TwoFactor {...row} /> },
          { label: t('column.lastlogin'), value: <LastLogin {...row} /> },
        ]}
      />
    </Box>
  );
}
