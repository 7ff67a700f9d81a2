import Box from '@mui/material/Box';
import { useAction } from '../../api/use-action.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../ui/page/notice.tsx';

interface RemovalTextProps {
  readonly text: string;
  /** Of "all that match" none are known. */
  readonly ids: readonly string[];
}

/** What follows when addresses are removed, and from where mail still goes on to them. */
export function RemovalText({ text, ids }: RemovalTextProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useAction('getLeadingAddresses', { ids: [...ids] }, { enabled: ids.length > 0 });
  const { rows, total } = data ?? { rows: [], total: 0 };
  const names = rows.map(({ unicode }) => unicode).join(', ');
  const more = total - rows.length;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>{text}</div>
      {total > 0 ? (
        <Notice tone="warning" title={t('address.leading', { num: total, shown: number(total) })}>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {more > 0 ? t('address.leadingMore', { names, num: number(more) }) : names}
          </Box>
        </Notice>
      ) : null}
    </Box>
  );
}
