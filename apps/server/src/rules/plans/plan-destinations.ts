import type { FieldCode } from '@posthouse/contract/core/errors';
import type { TenantContext } from '../../kernel/context.ts';
import { type KnownAddress, meantAddresses } from '../addresses/known-addresses.ts';
import type { RowPlace } from './plan-address-rows.ts';
import type { Expected } from './plan-kind.ts';

/** What rows mean by the addresses they lead mail to; a row that waits for its domain, as if all were verified. */
export async function meantByRows(
  ctx: TenantContext,
  emails: readonly string[],
  expected: Expected,
): Promise<(place: Pick<RowPlace, 'isWaiting'>) => (email: string) => KnownAddress> {
  const distinct = [...new Set(emails)];
  const now = await meantAddresses(ctx, distinct);
  const later = await meantAddresses(ctx, distinct, expected.domains);
  return ({ isWaiting }) => (isWaiting ? later : now);
}

/** Why a row cannot lead mail to an address; `problemOf` knows those that are there. */
export function plannedProblem(
  address: KnownAddress,
  { addresses, refused }: Expected,
  problemOf: (address: KnownAddress) => FieldCode | undefined,
): FieldCode | undefined {
  const expected = address.id === null ? addresses.get(address.email) : undefined;
  if (expected) return expected.problem;
  const problem = problemOf(address);
  return problem === 'address_unknown' && refused.has(address.email) ? 'address_refused' : problem;
}
