import type { RowOf } from '../../ui/list/list-contract.ts';

export type SubAdmin = RowOf<'getSubAdmins'>;
