import type { RowOf } from '../../ui/list/list-contract.ts';

export type AliasDomain = RowOf<'getAliasDomains'>;
