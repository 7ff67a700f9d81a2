import type { ActionInput, ActionName } from '@posthouse/contract';
import type { ReactNode } from 'react';
import type { ChoosableColumn } from './columns/column-choice.ts';
import type { BulkAction, RowAction } from './commands/list-order.ts';
import type { Filter } from './filters/filter.ts';
import type { AnyRow, ExportName, FilterName, ListName, RowOf, SortName } from './list-contract.ts';
import type { Order } from './view/list-view.ts';

export interface Column<Row, Field extends string = string> extends ChoosableColumn {
  /** The field of the row, also in exports. */
  readonly field: Field;
  readonly label: string;
  /** At least this many pixels. */
  readonly width: number;
  /** The share of the room that is left. */
  readonly grow?: number;
  /** Counts and sizes stand at the end. */
  readonly align?: 'end';
  readonly isSortable?: boolean;
  /** Made of the row alone; what has a state of its own is a component in it. The plain value unless given. */
  readonly cell?: (row: Row) => ReactNode;
}

type ColumnOf<Name extends ListName> = {
  [Field in keyof RowOf<Name> & string]: Field extends SortName<Name>
    ? Column<RowOf<Name>, Field>
    : Omit<Column<RowOf<Name>, Field>, 'isSortable'>;
}[keyof RowOf<Name> & string];

/** A row where there is no room for a grid. */
interface Card<Row> {
  readonly title: (row: Row) => ReactNode;
  /** The facts that matter; empty ones are left out. */
  readonly facts: (row: Row) => readonly ReactNode[];
}

/** The side panel of one row, at an address of its own. */
export interface Detail<Row> {
  readonly content: (row: Row, close: () => void) => ReactNode;
  /** Fetches a row that is not on the page, where an action can. */
  readonly load?: (id: string) => Promise<Row>;
}

/** The primary action: a page of its own, or a form in the side panel. */
export type AddRow = {
  readonly label: string;
  readonly needs: ActionName;
} & ({ readonly to: string } | { readonly content: (close: () => void) => ReactNode });

interface Definition<Row> {
  readonly title: string;
  /** One line: what this list is for. */
  readonly purpose?: ReactNode;
  /** The way to the other screens of its area. */
  readonly tabs?: ReactNode;
  /** What the search looks at: "Search by name or address". */
  readonly searchLabel: string;
  /** How a row is called in the names of its controls. */
  readonly nameOf: (row: Row) => string;
  readonly card: Card<Row>;
  /** Nothing there yet: "No aliases yet", and what they are for. */
  readonly empty: { readonly title: string; readonly hint: ReactNode };
  readonly detail?: Detail<Row>;
  /** Where a row leads when it has a page instead of a side panel. */
  readonly to?: (row: Row) => string;
  readonly add?: AddRow;
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  readonly exportAction?: ExportName;
  /** For lists that change by themselves. */
  readonly refreshEveryMs?: number;
}

/** Everything a list screen is made of; the action's contract says what fits. */
export interface ListScreenProps<Name extends ListName> extends Definition<RowOf<Name>> {
  readonly action: Name;
  readonly columns: readonly ColumnOf<Name>[];
  /** The order the server answers in when none is asked for. */
  readonly order: Order<SortName<Name>>;
  readonly filters?: readonly Filter<FilterName<Name>>[];
  /** What the screen decides and the admin does not: part of every request, never of the address. */
  readonly given?: Partial<ActionInput<Name>>;
}

/** The same without its contract: what the parts of the kit work with. */
export interface ListDefinition extends Definition<AnyRow> {
  readonly action: ListName;
  readonly columns: readonly Column<AnyRow>[];
  readonly order: Order;
  readonly filters?: readonly Filter[];
  readonly given?: Readonly<Record<string, unknown>>;
}
