import type { RowOf } from '../../ui/table/definition/list-contract.ts';

export type TrustedIp = RowOf<'getTrustedIps'>;
