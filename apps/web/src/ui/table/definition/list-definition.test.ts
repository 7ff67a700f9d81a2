import { describe, expectTypeOf, it } from 'vitest';
import type {
  ExportName,
  FilterName,
  ListName,
  MultipleFilterName,
  RowOf,
  SortName,
} from './list-contract.ts';
import type { ListScreenProps } from './list-definition.ts';

type Props = ListScreenProps<'getAccountHistory'>;

describe('a list screen is typed by its action', () => {
  it('takes lists only, and exports that answer an address', () => {
    expectTypeOf<'getAccountHistory'>().toExtend<ListName>();
    expectTypeOf<'getSessions'>().not.toExtend<ListName>();
    expectTypeOf<'exportAccountHistory'>().toExtend<ExportName>();
    expectTypeOf<'setLanguage'>().not.toExtend<ExportName>();
  });

  it('knows the row, the filters and the orders', () => {
    expectTypeOf<RowOf<'getAccountHistory'>['outcome']>().toEqualTypeOf<'done' | 'refused' | 'pending'>();
    expectTypeOf<FilterName<'getAccountHistory'>>().toEqualTypeOf<
      'adminname' | 'operation' | 'target' | 'outcome' | 'domain' | 'user' | 'logins' | 'from' | 'to'
    >();
    expectTypeOf<SortName<'getAccountHistory'>>().toEqualTypeOf<'at'>();
    expectTypeOf<MultipleFilterName<'getDomains'>>().toEqualTypeOf<'type' | 'verification' | 'health'>();
  });

  it('refuses columns and orders the action does not have', () => {
    type Column = Props['columns'][number];
    expectTypeOf<{ field: 'at'; label: ''; width: 1; isSortable: true }>().toExtend<Column>();
    expectTypeOf<{ field: 'quota'; label: ''; width: 1 }>().not.toExtend<Column>();
    expectTypeOf<'target'>().not.toExtend<Props['order']['by']>();
  });
});
