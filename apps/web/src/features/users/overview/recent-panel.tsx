import Box from '@mui/material/Box';
import { errorText } from '../../../api/api-error.ts';
import { useAction } from '../../../api/use-action.ts';
import { RecentEntries } from '../../../domain/history/recent-entries.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { LoadingState } from '../../../ui/page/loading-state.tsx';
import { ErrorState } from '../../../ui/page/page-states.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { colours } from '../../../ui/theme/tokens.ts';
import { userAddress } from '../page/user-address.ts';
import type { User } from '../user.ts';

const shownRows = 5;

/** What happened to the user lately. */
export function RecentPanel({ row }: { readonly row: User }) {
  const { t } = useTranslation('users');
  const { data, error, refetch } = useAction('getAccountHistory', { user: row.email, limit: shownRows });
  const list = userAddress(row.id, 'history');
  return (
    <Panel title={t('overview.history.title')} action={<Link to={list}>{t('overview.history.all')}</Link>}>
      {data === undefined ? (
        error ? (
          <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
        ) : (
          <LoadingState rows={shownRows} rowHeight={36} />
        )
      ) : data.rows.length === 0 ? (
        <Box sx={{ color: colours.textSoft }}>{t('overview.history.emptyHint')}</Box>
      ) : (
        <RecentEntries rows={data.rows} list={list} />
      )}
    </Panel>
  );
}
