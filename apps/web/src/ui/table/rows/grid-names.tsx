import {
  GridColumnHeaderSortIcon,
  GridRowCheckbox,
  type GridSlotProps,
  useGridApiContext,
} from '@mui/x-data-grid';
import { createContext, useContext } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { AnyRow } from '../definition/list-contract.ts';

/** How a row of the grid is called. */
export const RowNames = createContext<(row: AnyRow) => string>(() => '');

/** The grid's own controls are all called the same; these say which row and which column they are of. */
export const namedControls = { rowCheckbox: RowCheckbox, columnHeaderSortIcon: SortButton };

function RowCheckbox(props: GridSlotProps['rowCheckbox']) {
  const { t } = useTranslation();
  const nameOf = useContext(RowNames);
  const row = useGridApiContext().current.getRow<AnyRow>(props.rowId);
  const htmlInput = {
    ...props.slotProps?.htmlInput,
    'aria-label': t('list.selectRow', { name: row ? nameOf(row) : '' }),
  };
  return <GridRowCheckbox {...props} slotProps={{ ...props.slotProps, htmlInput }} />;
}

function SortButton(props: GridSlotProps['columnHeaderSortIcon']) {
  const { t } = useTranslation();
  const name = useGridApiContext().current.getColumn(props.field)?.headerName ?? '';
  return <GridColumnHeaderSortIcon {...props} aria-label={t('list.sortByColumn', { name })} />;
}
