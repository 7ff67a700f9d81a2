import { AppError, type WireError } from '@posthouse/contract/core/errors';
import { mailAddress } from '@posthouse/contract/fields/email-address';
import type { PlanRowType } from '@posthouse/contract/fields/plan-row-type';
import type { Place } from '../addresses/addresses.ts';
import type { findMailboxDomains } from '../addresses/mailbox-domains.ts';
import { atEmail, atOneCell } from './import-cells.ts';
import type { AppliedRow, ApplyContext, Expected, ImportedRow, PlannedRow, StoredRow } from './plan-kind.ts';
import { attempt, type ReadRow } from './plan-rows.ts';

interface AddressRows<Row> {
  /** What they are about. */
  readonly type: PlanRowType;
  readonly imported: readonly ImportedRow[];
  readonly read: readonly ReadRow<Row>[];
  readonly domains: Awaited<ReturnType<typeof findMailboxDomains>>;
  readonly nameOf: (cells: ImportedRow['cells']) => string;
  readonly localPartOf: (row: Row) => string;
  readonly expected: Expected;
  /** Where addresses are noted whose rows are refused. */
  readonly refused?: Set<string>;
}

/** Where a row makes or finds something. */
export interface RowPlace extends Place {
  readonly email: string;
  /** Nothing can be made there before the domain is verified. */
  readonly isWaiting: boolean;
}

export const nothingExpected: Expected = { domains: new Set(), addresses: new Map(), refused: new Set() };

/** Of a domain that the same plan adds: nothing is found in it. */
const idOfNew = 0;

/**
 * Plans what has an address of its own, each once, row by row in the order of the file. Rows of domains that are not yet
 * verified come after the others, which leave them what is left of seats; that they wait is told where nothing else is
 * wrong with them.
 */
export function planAddressRows<Row extends { readonly domain: string }>(
  { type, imported, read, domains, nameOf, localPartOf, expected, refused }: AddressRows<Row>,
  plan: (row: Row, place: RowPlace) => PlannedRow,
): PlannedRow[] {
  const seen = new Set<string>();
  const domainOf = ({ domain: name }: Row) =>
    domains.get(name) ??
    (expected.domains.has(name) ? { id: null, ascii: name, isVerified: false } : undefined);
  const planOne = (one: ReadRow<Row>, index: number): PlannedRow => {
    const name = nameOf(imported[index]?.cells ?? {});
    if ('reason' in one) return { name, outcome: 'refuse', reason: one.reason, domainId: null };
    const domain = domainOf(one.row);
    const refuse = (reason: WireError) =>
      ({ name, outcome: 'refuse', reason, domainId: domain?.id ?? null }) as const;
    return attempt<PlannedRow>(() => {
      if (domain === undefined) throw new AppError('not_found');
      const localPart = localPartOf(one.row);
      const email = `${localPart}@${domain.ascii}`;
      const other = expected.addresses.get(email);
      if (seen.has(email) || other?.type === type) throw AppError.field('email', 'duplicate');
      if (other) throw AppError.field('email', 'address_other_type');
      seen.add(email);
      const isWaiting = !domain.isVerified;
      const row = plan(one.row, { email, domainId: domain.id ?? idOfNew, localPart, isWaiting });
      return isWaiting ? waitingRow(row, domain.id) : row;
    }, refuse);
  };
  const rows: PlannedRow[] = [];
  const isWaiting = (one: ReadRow<Row>) => 'row' in one && domainOf(one.row)?.isVerified === false;
  for (const turn of [false, true]) {
    for (const [index, one] of read.entries()) {
      if (isWaiting(one) !== turn) continue;
      const row = planOne(one, index);
      rows[index] = row;
      if (row.outcome === 'refuse' && !turn) refused?.add(knownEmail(row.name));
    }
  }
  return rows;
}

/** However a file writes it. */
const knownEmail = (name: string) => mailAddress.safeParse(name).data ?? name;

/** What it would be is told; nothing of it is kept to be applied. */
const waitingRow = ({ name, after }: PlannedRow, domainId: number | null): PlannedRow => ({
  ...{ name, outcome: 'refuse', reason: { code: 'domain_unverified' }, domainId },
  ...(after ? { after } : {}),
});

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
