import type { RowOf } from '../../ui/list/list-contract.ts';

export type Domain = RowOf<'getDomains'>;
