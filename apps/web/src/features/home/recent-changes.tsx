import Box from '@mui/material/Box';
import type { ActionAnswer } from '@posthouse/contract';
import { errorText } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { adminName, entryName, targetName } from '../../i18n/history-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { LoadingState } from '../../ui/page/loading-state.tsx';
import { EmptyState, ErrorState } from '../../ui/page/page-states.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { colours } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { StatusLabel } from '../../ui/values/status-label.tsx';

const shownRows = 8;
type Row = ActionAnswer<'getAccountHistory'>['rows'][number];

export function RecentChanges() {
  const { t } = useTranslation('home');
  const { data, error, refetch } = useAction('getAccountHistory', { limit: shownRows, logins: 0 });
  return (
    <Panel title={t('history.title')} action={<Link to="/logs/accounthistory">{t('history.all')}</Link>}>
      {data ? (
        <Rows rows={data.rows} />
      ) : error ? (
        <ErrorState reason={errorText(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={shownRows} />
      )}
    </Panel>
  );
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  const { t } = useTranslation('home');
  if (rows.length === 0) return <EmptyState title={t('history.empty')}>{t('history.emptyHint')}</EmptyState>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            minHeight: 40,
            padding: '6px 0',
            '& + &': { borderTop: `1px solid ${colours.border}` },
          }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ fontWeight: 540, marginRight: 2 }}>
              {entryName(row)}
            </Box>
            <Box component="span" sx={{ marginRight: 2 }}>
              {targetName(row)}
            </Box>
            {row.outcome === 'refused' ? (
              <StatusLabel tone="warning">{t('history.refused')}</StatusLabel>
            ) : null}
          </Box>
          <Box sx={{ display: 'flex', gap: 3, color: colours.textSoft, fontSize: 13 }}>
            <span>{t('history.by', { name: adminName(row) })}</span>
            <RelativeTime time={row.at} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
