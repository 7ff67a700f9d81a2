import { AppError, type WireError } from '@posthouse/contract/core/errors';
import type { Place } from './addresses.ts';
import { atEmail, atOneCell } from './import-cells.ts';
import type { findMailboxDomains } from './mailbox-domains.ts';
import type {
  AppliedRow,
  ApplyContext,
  ExpectedAddresses,
  ImportedRow,
  PlannedRow,
  StoredRow,
} from './plan-kind.ts';
import { attempt, type ReadRow } from './plan-rows.ts';

interface AddressRows<Row> {
  readonly imported: readonly ImportedRow[];
  readonly read: readonly ReadRow<Row>[];
  readonly domains: Awaited<ReturnType<typeof findMailboxDomains>>;
  readonly nameOf: (cells: ImportedRow['cells']) => string;
  readonly localPartOf: (row: Row) => string;
  readonly expected?: ExpectedAddresses;
}

/** Where a row makes or finds something. */
interface RowPlace extends Place {
  readonly email: string;
}

/** Plans what has an address of its own, row by row in the order of the file: in a domain that is verified, each once. */
export function planAddressRows<Row extends { readonly domain: string }>(
  { imported, read, domains, nameOf, localPartOf, expected }: AddressRows<Row>,
  plan: (row: Row, place: RowPlace) => PlannedRow,
): PlannedRow[] {
  const seen = new Set<string>();
  return read.map((one, index): PlannedRow => {
    const name = nameOf(imported[index]?.cells ?? {});
    if ('reason' in one) return { name, outcome: 'refuse', reason: one.reason, domainId: null };
    const domain = domains.get(one.row.domain);
    const refuse = (reason: WireError) =>
      ({ name, outcome: 'refuse', reason, domainId: domain?.id ?? null }) as const;
    return attempt<PlannedRow>(() => {
      if (domain === undefined) throw new AppError('not_found');
      if (!domain.isVerified) throw new AppError('domain_unverified');
      const localPart = localPartOf(one.row);
      const email = `${localPart}@${domain.ascii}`;
      if (seen.has(email) || expected?.has(email)) throw AppError.field('email', 'duplicate');
      seen.add(email);
      return plan(one.row, { email, domainId: domain.id, localPart });
    }, refuse);
  });
}

type Apply = (ctx: ApplyContext, row: StoredRow) => Promise<AppliedRow>;

/** Does what a row says; what is wrong is said at the columns of the file, which has one for addresses of each kind. */
export function applyByOutcome(
  { create, update, remove }: Readonly<Record<'create' | 'update' | 'remove', Apply>>,
  columns: { readonly name: string; readonly addresses: string },
): Apply {
  return async (ctx, row) => {
    try {
      if (row.outcome === 'create') return await create(ctx, row);
      return await (row.outcome === 'update' ? update(ctx, row) : remove(ctx, row));
    } catch (error) {
      if (!(error instanceof AppError) || error.fields === undefined) throw error;
      const fields = atOneCell(atEmail(error.fields, columns.name), columns.addresses);
      throw new AppError(error.code, { fields });
    }
  };
}
