import Box from '@mui/material/Box';
import type { HealthRow } from '@posthouse/contract/features/domains/health';
import { useTranslation } from 'react-i18next';
import { colours } from '../../../ui/theme/tokens.ts';
import { HealthRowGroup } from './health-row-group.tsx';

interface HealthTableProps {
  readonly caption: string;
  readonly rows: readonly HealthRow[];
}

/** A table where there is room; below that the cells stand under each other, each with the name of its column. */
export function HealthTable({ caption, rows }: HealthTableProps) {
  const { t } = useTranslation('domains');
  return (
    <Box component="table" aria-label={caption} sx={table}>
      <thead>
        <tr>
          <th scope="col">{t('health.record')}</th>
          <th scope="col">{t('health.status')}</th>
          <th scope="col">{t('health.expected')}</th>
          <th scope="col">{t('health.found')}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <HealthRowGroup key={row.record} row={row} />
      ))}
    </Box>
  );
}

const stacked = '@media (max-width: 1099.95px)';

const table = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    padding: '10px 16px 10px 0',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 'inherit',
    overflowWrap: 'anywhere',
  },
  '& thead th': { color: colours.textSoft, fontWeight: 550, paddingTop: 0 },
  '& thead th:first-of-type': { width: '24%' },
  '& thead th:nth-of-type(2)': { width: '18%' },
  '& tbody': { borderTop: `1px solid ${colours.border}` },
  '& tbody tr + tr td': { paddingTop: 0 },
  [stacked]: {
    '&, & tbody, & tr, & tbody th, & td': { display: 'block', width: 'auto' },
    '& tbody': { padding: '8px 0' },
    '& tbody th, & td': { padding: '4px 0' },
    '& thead': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& td[data-label]::before': {
      content: 'attr(data-label)',
      display: 'block',
      color: colours.textSoft,
    },
  },
} as const;
