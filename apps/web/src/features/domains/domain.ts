import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type Domain = RowOf<'getDomains'>;
