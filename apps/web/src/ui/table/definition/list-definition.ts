import type { ActionAnswer, ActionInput, ActionName } from '@posthouse/contract';
import type { ReactNode } from 'react';
import type {
  ChoiceFilter,
  Filter,
  FilterValues,
  PeriodFilter,
  RangeFilter,
  TextFilter,
  YesNoFilter,
} from './filter.ts';
import type { BulkAction, HeadAction, RowAction } from './list-actions.ts';
import type {
  AnyRow,
  ExportName,
  FilterName,
  ListAnswer,
  ListName,
  MultipleFilterName,
  RowOf,
  SortName,
} from './list-contract.ts';

export interface Order<By extends string = string> {
  readonly by: By;
  readonly dir: 'asc' | 'desc';
}

/** What the choice of columns needs to know of one. */
export interface ChoosableColumn {
  readonly field: string;
  /** Not shown until chosen. */
  readonly isHidden?: boolean;
  /** Leads to the row and is always shown; the first unless another is marked. */
  readonly isMain?: boolean;
}

/** The field of the column that leads to the row. */
export function mainField(columns: readonly ChoosableColumn[]): string | undefined {
  return (columns.find(({ isMain }) => isMain) ?? columns[0])?.field;
}

export interface Column<Row, Field extends string = string> extends ChoosableColumn {
  /** The field of the row, also in exports. */
  readonly field: Field;
  readonly label: string;
  /** At least this many pixels. */
  readonly width: number;
  /** Shows more than text that can be cut off: it doesn’t give way to the main column. */
  readonly isWhole?: boolean;
  /** The share of the room that is left. */
  readonly grow?: number;
  /** Counts and sizes are aligned to the end. */
  readonly align?: 'end';
  readonly isSortable?: boolean;
  /** The fields of the row that exports have for it; its own unless given. */
  readonly exports?: readonly (keyof Row & string)[];
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
  /** The details that matter; empty ones are left out. */
  readonly details: (row: Row) => readonly ReactNode[];
}

/** The side panel of one row, at an address of its own. */
export interface Detail<Row> {
  readonly content: (row: Row, close: () => void) => ReactNode;
  /** Fetches a row that is not on the page, where an action can. */
  readonly load?: (id: string) => Promise<Row>;
}

/** Another way to show all there is, such as a tree, until somebody searches. */
interface Overview<Row> {
  readonly isShown: (shown: Shown) => boolean;
  readonly content: (shown: Shown, menuOf: (row: Row) => ReactNode) => ReactNode;
}

/** What somebody looks for. */
interface Shown {
  readonly search: string;
  readonly filters: FilterValues;
}

/** The primary action: a page of its own, or a form in the side panel. */
export type AddRow = {
  readonly label: string;
  readonly needs: ActionName;
} & ({ readonly to: string } | { readonly content: (close: () => void) => ReactNode });

interface Definition<Row, Answer> {
  readonly title: string;
  /** One line: what this list is for. */
  readonly purpose?: ReactNode;
  /** The way to the other screens of its area, in place of the title. */
  readonly tabs?: ReactNode;
  /** What is to be seen before the list. */
  readonly intro?: ReactNode;
  /** What the search looks at: "Name or address". */
  readonly searchLabel: string;
  /** How a row is called in the names of its controls. */
  readonly nameOf: (row: Row) => string;
  readonly card: Card<Row>;
  /** Nothing there yet: "No aliases yet", and what they are for. */
  readonly empty: {
    readonly title: string;
    readonly hint: ReactNode | ((answer: Answer) => ReactNode);
  };
  readonly detail?: Detail<Row>;
  readonly overview?: Overview<Row>;
  /** Where a row leads when it has a page instead of a side panel. */
  readonly to?: (row: Row) => string;
  /** What the answer says besides its rows, above them. */
  readonly notice?: (answer: Answer) => ReactNode;
  readonly add?: AddRow;
  /** Other ways to begin something, beside the export. */
  readonly headActions?: readonly HeadAction[];
  readonly rowActions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction[];
  readonly exportAction?: ExportName;
  /** What the export takes besides the filters of the list. */
  readonly exportGiven?: Readonly<Record<string, unknown>>;
  /** For lists that change by themselves. */
  readonly refreshEveryMs?: number;
  /** Offers to show new rows as they come. */
  readonly canBeLive?: boolean;
}

/** A choice of several values only where the action takes them. */
type FilterOf<Name extends ListName> =
  | TextFilter<FilterName<Name>>
  | YesNoFilter<FilterName<Name>>
  | PeriodFilter<FilterName<Name>>
  | RangeFilter<FilterName<Name>>
  | ChoiceFilter<MultipleFilterName<Name>>
  | (ChoiceFilter<FilterName<Name>> & { readonly isSingle: true });

/** Everything a list screen is made of; the action's contract says what fits. */
export interface ListScreenProps<Name extends ListName> extends Definition<RowOf<Name>, ActionAnswer<Name>> {
  readonly action: Name;
  readonly columns: readonly ColumnOf<Name>[];
  /** The order the server answers in when none is asked for. */
  readonly order: Order<SortName<Name>>;
  readonly filters?: readonly FilterOf<Name>[];
  /** What the screen decides and the admin does not: part of every request, never of the address. */
  readonly given?: Partial<ActionInput<Name>>;
}

/** The same without its contract: what the parts of a list work with. */
export interface ListDefinition extends Definition<AnyRow, ListAnswer<AnyRow>> {
  readonly action: ListName;
  readonly columns: readonly Column<AnyRow>[];
  readonly order: Order;
  readonly filters?: readonly Filter[];
  readonly given?: Readonly<Record<string, unknown>>;
}
