import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Grey lines of the size of what comes. */
export function LoadingState({
  rows = 5,
  rowHeight = 40,
}: {
  readonly rows?: number;
  readonly rowHeight?: number;
}) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-busy="true">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
        <Skeleton key={row} variant="text" height={rowHeight} sx={{ transform: 'none', marginBottom: 1 }} />
      ))}
    </Box>
  );
}
