import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import { type Column, type ListDefinition, mainField } from '../definition/list-definition.ts';
import { menuField, menuWidth } from './grid-style.ts';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

/**
 * The grid forgets widths set by hand when it gets new columns, so they change only with what the grid shows of them;
 * cells always ask the newest definition.
 */
export function useGridColumns(
  definition: ListDefinition,
  columns: readonly Column<AnyRow>[],
  widths: ReadonlyMap<string, number>,
): GridColDef<AnyRow>[] {
  const { t } = useTranslation();
  const latest = useRef({ definition, columns });
  // Already in this pass: the cells below are rendered by it.
  latest.current = { definition, columns };
  const menuLabel = definition.rowActions ? t('list.actions') : undefined;
  const key = JSON.stringify([columns, menuLabel, [...widths]]);
  return useMemo(() => {
    const [, label, wide] = JSON.parse(key) as [unknown, string | null, [string, number][]];
    const widthOf = new Map(wide);
    const shown = latest.current.columns.map((column) =>
      gridColumn(column, widthOf.get(column.field) ?? column.width, latest),
    );
    return label === null ? shown : [...shown, menuColumn(label, latest)];
  }, [key]);
}

interface Latest {
  readonly current: { readonly definition: ListDefinition; readonly columns: readonly Column<AnyRow>[] };
}

function gridColumn(column: Column<AnyRow>, width: number, latest: Latest): GridColDef<AnyRow> {
  const { field, label, align, isSortable = false } = column;
  const isMain = field === mainField(latest.current.definition.columns);
  const isEnd = align === 'end';
  return {
    field,
    headerName: label,
    // The main one also takes what a bar for scrolling leaves.
    ...(isMain ? { flex: 1, minWidth: width } : { width, minWidth: Math.min(width, 60) }),
    ...(isEnd ? { align: 'right', headerAlign: 'right' } : {}),
    sortable: isSortable,
    renderCell: ({ row, tabIndex }) => {
      const { definition, columns } = latest.current;
      const cell = columns.find((one) => one.field === field)?.cell;
      const content = cell ? cell(row) : <Plain value={(row as unknown as Record<string, unknown>)[field]} />;
      if (field !== mainField(definition.columns)) return content;
      return (
        <RowLink definition={definition} row={row} tabIndex={tabIndex}>
          {content}
        </RowLink>
      );
    },
  };
}

function menuColumn(label: string, latest: Latest): GridColDef<AnyRow> {
  return {
    field: menuField,
    headerName: label,
    renderHeader: () => <span className="visually-hidden">{label}</span>,
    width: menuWidth,
    sortable: false,
    resizable: false,
    align: 'center',
    renderCell: ({ row, tabIndex }) => (
      <RowMenu definition={latest.current.definition} row={row} tabIndex={tabIndex} />
    ),
  };
}

/** Cut off where there is no room, whole on hover. */
function Plain({ value }: { readonly value: unknown }) {
  const { number } = useFormat();
  const text = typeof value === 'number' ? number(value) : typeof value === 'string' ? value : '';
  return <span title={text}>{text}</span>;
}
