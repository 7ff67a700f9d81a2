import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { colours, sizes } from '../../theme/tokens.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import type { Column } from '../definition/list-definition.ts';
import type { List } from '../state/use-list.ts';

interface GridSkeletonProps {
  readonly list: List;
  readonly columns: readonly Column<AnyRow>[];
}

/** The grid before its first rows: same heads, same height of rows. */
export function GridSkeleton({ list, columns }: GridSkeletonProps) {
  const { t } = useTranslation();
  const edges = {
    paddingLeft: list.bulkActions.length > 0 ? '50px' : 0,
    paddingRight: list.definition.rowActions ? '52px' : 0,
  };
  return (
    <Box role="status" aria-busy="true" sx={{ minHeight: 0, overflow: 'hidden' }}>
      <span className="visually-hidden">{t('state.loading')}</span>
      <Box aria-hidden sx={{ ...line, ...edges, ...head }}>
        {columns.map((column) => (
          <Box key={column.field} sx={cellOf(column)}>
            {column.label}
          </Box>
        ))}
      </Box>
      {Array.from({ length: list.view.pageSize }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all the same and never move
        <Box key={row} sx={{ ...line, ...edges }}>
          {columns.map((column) => (
            <Box key={column.field} sx={cellOf(column)}>
              <Skeleton variant="text" width={`${40 + ((row * 7 + column.width) % 30)}%`} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function cellOf({ width, grow, align }: Column<AnyRow>) {
  return {
    display: 'flex',
    justifyContent: align === 'end' ? 'flex-end' : 'flex-start',
    flex: grow ? `${grow} 1 ${width}px` : `0 0 ${width}px`,
    padding: '0 10px',
    minWidth: 0,
  };
}

const head = { fontSize: 13, fontWeight: 550, color: colours.textSoft, backgroundColor: colours.canvas };

const line = {
  display: 'flex',
  alignItems: 'center',
  height: sizes.row,
  borderBottom: `1px solid ${colours.border}`,
} as const;

const cards = 6;

export function CardsSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-busy="true">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all the same and never move
        <Box key={card} sx={{ padding: '12px 16px', borderBottom: `1px solid ${colours.border}` }}>
          <Skeleton variant="text" width="70%" height={20} sx={{ transform: 'none', marginBottom: 2 }} />
          <Skeleton variant="text" width="45%" height={18} sx={{ transform: 'none' }} />
        </Box>
      ))}
    </Box>
  );
}
