import type { DataGridProps } from '@mui/x-data-grid';

/** The words of the grid that can appear here; the library’s own Indonesian has slips. */
export const gridTexts: NonNullable<DataGridProps['localeText']> = {
  noRowsLabel: 'Tidak ada baris',
  noResultsOverlayLabel: 'Tidak ada hasil.',
  columnHeaderSortIconLabel: 'Urutkan',
  checkboxSelectionHeaderName: 'Pilihan',
  checkboxSelectionSelectRow: 'Pilih baris',
  checkboxSelectionUnselectRow: 'Batalkan pilihan baris',
  booleanCellTrueLabel: 'ya',
  booleanCellFalseLabel: 'tidak',
};
