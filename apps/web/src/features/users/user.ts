import type { RowOf } from '../../ui/list/definition/list-contract.ts';

export type User = RowOf<'getUsers'>;
