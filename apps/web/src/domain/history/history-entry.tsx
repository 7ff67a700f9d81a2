import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { adminName, entryName, factName, targetName, valueName } from '../../i18n/history-names.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { DifferenceView } from '../../ui/difference/difference-view.tsx';
import type { RowOf } from '../../ui/table/definition/list-contract.ts';
import { CopyValue } from '../../ui/values/copy-value.tsx';
import { DetailList } from '../../ui/values/detail-list.tsx';
import { ExactTime } from '../../ui/values/relative-time.tsx';
import { Outcome } from './outcome.tsx';

/** One change with everything that was recorded about it. */
export function HistoryEntry({ row }: { readonly row: RowOf<'getAccountHistory'> }) {
  const { t } = useTranslation('account-history');
  const name = entryName(row);
  return (
    <>
      <DetailList
        details={[
          { label: t('column.outcome'), value: <Outcome outcome={row.outcome} /> },
          { label: t('column.at'), value: <ExactTime time={row.at} /> },
          { label: t('column.adminname'), value: adminName(row) },
          { label: t('column.target'), value: targetName(row) },
          { label: t('column.remoteip'), value: row.remoteip ? <CopyValue value={row.remoteip} /> : '' },
        ].filter(({ value }) => value !== '')}
      />
      <Box component="section" sx={{ marginTop: 6 }}>
        <Typography variant="h2" component="h3" sx={{ marginBottom: 2 }}>
          {t('changes')}
        </Typography>
        <DifferenceView
          before={row.before}
          after={row.after}
          caption={t('caption', { name })}
          fieldName={(field) => factName(row.action, field)}
          valueName={(path, value) => valueName(row.action, path, value)}
        />
      </Box>
    </>
  );
}
