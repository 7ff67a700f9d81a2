import type { ActionAnswer, ActionInput } from '@posthouse/contract';
import type { CommandName, QueryName } from '../../../api/use-action.ts';

/** What the answer of every list has; histories leave the totals out. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
  readonly prev: string | null;
  readonly total?: number;
  readonly total_capped?: 0 | 1;
}

export interface AnyRow {
  readonly id: string;
}

/** The actions that answer pages of rows. */
export type ListName = {
  [Name in QueryName]: ActionAnswer<Name> extends ListAnswer<AnyRow> ? Name : never;
}[QueryName];

export type RowOf<Name extends ListName> = ActionAnswer<Name>['rows'][number];

type PageField = 'search' | 'sort' | 'dir' | 'limit' | 'cursor' | 'offset' | 'exact_total' | 'not';

/** The filters of a list; each can be negated, for `not` takes the same names. */
export type FilterName<Name extends ListName> = Exclude<keyof ActionInput<Name> & string, PageField>;

/** The filters that take several values, any of which may match. */
export type MultipleFilterName<Name extends ListName> = {
  [Field in FilterName<Name>]: Extract<
    ActionInput<Name>[Field & keyof ActionInput<Name>],
    readonly unknown[]
  > extends never
    ? never
    : Field;
}[FilterName<Name>];

/** What a list can be ordered by; a history only by its time. */
export type SortName<Name extends ListName> = 'sort' extends keyof ActionInput<Name>
  ? NonNullable<ActionInput<Name>['sort']> & string
  : 'at';

export type ExportName = {
  [Name in CommandName]: ActionAnswer<Name> extends { readonly url: string } ? Name : never;
}[CommandName];
