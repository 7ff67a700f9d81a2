import Box from '@mui/material/Box';
import { adminName, entryName } from '../../i18n/history-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Link } from '../../ui/navigation/link.tsx';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { addressValue } from '../../ui/table/view/view-address.ts';
import { colours } from '../../ui/theme/tokens.ts';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { Outcome } from './outcome.tsx';

interface RecentEntriesProps {
  readonly rows: readonly RowOf<'getAccountHistory'>[];
  /** The address of the list where each of them can be opened. */
  readonly list: string;
}

/** The latest changes of one thing, which need not be named again. */
export function RecentEntries({ rows, list }: RecentEntriesProps) {
  const { t } = useTranslation('account-history');
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={line}>
          <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link to={list} search={{ open: addressValue(row.id) }}>
              {entryName(row)}
            </Link>
          </Box>
          {row.outcome === 'done' ? null : <Outcome outcome={row.outcome} />}
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, color: colours.textSoft, fontSize: 13 }}
          >
            <span>{t('by', { name: adminName(row) })}</span>
            <RelativeTime time={row.at} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  minHeight: 36,
  padding: '4px 0',
  '& + &': { borderTop: `1px solid ${colours.border}` },
} as const;
