import type { GridColDef } from '@mui/x-data-grid';
import { useMemo, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { AnyRow } from '../definition/list-contract.ts';
import { type Column, type ListDefinition, mainField } from '../definition/list-definition.ts';
import { menuField } from './grid-style.ts';
import { RowLink } from './row-link.tsx';
import { RowMenu } from './row-menu.tsx';

/**
 * The grid forgets widths set by hand when it gets new columns, so they change only with what the grid shows of them;
 * cells always ask the newest definition.
 */
export function useGridColumns(
  definition: ListDefinition,
  columns: readonly Column<AnyRow>[],
): GridColDef<AnyRow>[] {
  const { t } = useTranslation();
  const latest = useRef({ definition, columns });
  // Already in this pass: the cells below are rendered by it.
  latest.current = { definition, columns };
  const menuLabel = definition.rowActions ? t('list.actions') : undefined;
  const key = JSON.stringify([columns, menuLabel]);
  return useMemo(() => {
    const [, label] = JSON.parse(key) as [unknown, string | null];
    const shown = latest.current.columns.map((column) => gridColumn(column, latest));
    return label === null ? shown : [...shown, menuColumn(label, latest)];
  }, [key]);
}

interface Latest {
  readonly current: { readonly definition: ListDefinition; readonly columns: readonly Column<AnyRow>[] };
}

function gridColumn(column: Column<AnyRow>, latest: Latest): GridColDef<AnyRow> {
  const { field, label, width, grow, align, isSortable = false } = column;
  const isEnd = align === 'end';
  return {
    field,
    headerName: label,
    ...(grow ? { flex: grow, minWidth: width } : { width, minWidth: Math.min(width, 80) }),
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
    width: 52,
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
