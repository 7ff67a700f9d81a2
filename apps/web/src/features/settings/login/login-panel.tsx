import Box from '@mui/material/Box';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { OwnLanguageSelect } from '../../../ui/navigation/language-select.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { DetailList } from '../../../ui/values/detail-list.tsx';
import { ChangeEmail } from './change-email.tsx';

/** What everybody can change about their own login. */
export function LoginPanel() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useAction('getAdminInfo', {});
  return (
    <Panel title={t('login.title')}>
      {data ? (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <DetailList
            details={[
              { label: t('login.username'), value: data.adminname },
              { label: t('login.email'), value: data.email },
              { label: t('login.language'), value: <OwnLanguageSelect /> },
            ]}
          />
          <ChangeEmail />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 2 }}>
            <Link to="/settings/password">{t('login.password')}</Link>
            <Link to="/settings/sessions">{t('login.sessions')}</Link>
          </Box>
        </Box>
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={5} />
      )}
    </Panel>
  );
}
