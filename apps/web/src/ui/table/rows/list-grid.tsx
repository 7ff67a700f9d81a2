import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener, type GridRowSelectionModel } from '@mui/x-data-grid';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { sizes } from '../../theme/tokens.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import { type Column, mainField } from '../definition/list-definition.ts';
import { isSelected, withChosen } from '../state/selection.ts';
import type { List } from '../state/use-list.ts';
import { pageSizes, withOrder } from '../view/list-view.ts';
import { columnWidths } from './column-widths.ts';
import { namedControls, RowNames } from './grid-names.tsx';
import { gridStyle, menuWidth } from './grid-style.ts';
import { useGridColumns } from './use-grid-columns.tsx';
import { useGridTexts } from './use-grid-texts.ts';
import { useNameWidth, useRoom } from './use-name-width.ts';

interface ListGridProps {
  readonly list: List;
  readonly rows: readonly AnyRow[];
  readonly columns: readonly Column<AnyRow>[];
}

/** The grid puts a few styles into the page by itself. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const checkboxWidth = 50;
/** A bar for scrolling, where the browser has one that takes room. */
const barWidth = 16;
const wholePage = { page: 0, pageSize: Math.max(...pageSizes) };

/** The rows as a grid: server-side order, selection of this page, everything by keyboard. */
export function ListGrid({ list, rows, columns }: ListGridProps) {
  const { t } = useTranslation();
  const { definition, view, show, isOld, bulkActions } = list;
  const texts = useGridTexts();
  const openRow = useOpenRow(list);
  const canSelect = bulkActions.length > 0;
  const { box, room } = useRoom();
  const needed = useNameWidth(rows, definition.nameOf);
  const beside = (canSelect ? checkboxWidth : 0) + (definition.rowActions ? menuWidth : 0) + barWidth;
  const main = { field: mainField(definition.columns), needed };
  const gridColumns = useGridColumns(definition, columns, columnWidths(columns, main, room - beside));
  const { by, dir } = view.order;
  // Another array would count as another order, and the grid would scroll to its top with every selected row.
  const sortModel = useMemo(() => [{ field: by, sort: dir }], [by, dir]);
  return (
    <RowNames value={definition.nameOf}>
      <Box ref={box} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DataGrid
          aria-label={definition.title}
          aria-busy={isOld}
          {...(nonce ? { nonce } : {})}
          rows={rows}
          columns={gridColumns}
          rowHeight={sizes.row}
          columnHeaderHeight={sizes.row}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={sortModel}
          onSortModelChange={([sorted]) => {
            if (sorted?.sort) show(withOrder(view, { by: sorted.field, dir: sorted.sort }));
          }}
          paginationMode="server"
          rowCount={-1}
          paginationModel={wholePage}
          filterMode="server"
          // The last column is in sight wherever one scrolls, so it is always drawn.
          columnBufferPx={4_000}
          disableColumnFilter
          disableColumnMenu
          disableRowSelectionOnClick
          hideFooter
          rowSelection={canSelect}
          checkboxSelection={canSelect}
          {...(canSelect ? pageSelection(list, rows) : {})}
          onRowClick={openRow.onRowClick}
          onCellKeyDown={openRow.onCellKeyDown}
          getRowClassName={({ id }) => (String(id) === view.open ? 'is-open' : '')}
          slotProps={{ main: { className: definition.detail || definition.to ? 'opens' : '' } }}
          localeText={{
            ...texts,
            checkboxSelectionSelectAllRows: t('list.selectPage'),
            checkboxSelectionUnselectAllRows: t('list.unselectPage'),
          }}
          slots={namedControls}
          sx={gridStyle(isOld)}
        />
      </Box>
    </RowNames>
  );
}

/** The grid only knows its page; what is selected elsewhere is none of its business. */
function pageSelection({ selection: { selection, select } }: List, rows: readonly AnyRow[]) {
  const page = rows.map(({ id }) => id);
  return {
    rowSelectionModel: {
      type: 'include' as const,
      ids: new Set(page.filter((id) => isSelected(selection, id))),
    },
    onRowSelectionModelChange: ({ type, ids }: GridRowSelectionModel) => {
      const chosen = page.filter((id) => ids.has(id) === (type === 'include'));
      select(withChosen(selection, page, new Set(chosen)));
    },
  };
}

/** A click anywhere on a row opens it; so does Enter, unless the cell holds something to press itself. */
function useOpenRow({ definition, open }: List) {
  const navigate = useNavigate();
  const openRow = (row: AnyRow) => {
    if (definition.to) void navigate({ to: definition.to(row) });
    else if (definition.detail) open(row.id);
  };
  const onRowClick: GridEventListener<'rowClick'> = ({ row }, event) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const isControl = target?.closest('a, button, input, label') !== null;
    if (isControl || event.ctrlKey || event.metaKey || window.getSelection()?.toString()) return;
    openRow(row as AnyRow);
  };
  const onCellKeyDown: GridEventListener<'cellKeyDown'> = ({ row, field }, event) => {
    if (event.key !== 'Enter' || field === '__check__') return;
    event.preventDefault();
    const cell = event.target instanceof Element ? event.target.closest('[role=gridcell]') : null;
    const control = cell?.querySelector<HTMLElement>('button, a');
    if (control) control.click();
    else openRow(row as AnyRow);
  };
  return { onRowClick, onCellKeyDown };
}
