import { AppError } from '@posthouse/contract/core/errors';
import { readableName } from '@posthouse/contract/fields/readable-name';
import { senderPattern } from '@posthouse/contract/fields/sender-pattern';
import { z } from 'zod';
import { parsedRow } from '../../../../rules/plans/import-cells.ts';
import type {
  DoneRow,
  ImportedRow,
  ImportPlace,
  PlanContext,
  Planned,
  PlannedRow,
} from '../../../../rules/plans/plan-kind.ts';
import { type ReadRow, readRows } from '../../../../rules/plans/plan-rows.ts';
import { findEntries, readEntries, type SenderList } from '../sender-lists-store.ts';
import { demandPlace, type SenderPlace } from '../sender-places-store.ts';

const rowInput = z.strictObject({ address: senderPattern });

/** What applying finds of a row. */
export interface SenderChangeRow {
  readonly address: string;
  readonly place: SenderPlace;
}

function readSender({ cells, isTooLong }: ImportedRow): string {
  if (isTooLong) throw AppError.field('csv', 'format');
  return parsedRow(rowInput, { address: cells['address'] }).address;
}

/** In few queries, however many rows. */
export async function planSenders(
  ctx: PlanContext,
  list: SenderList,
  imported: readonly ImportedRow[],
  named: ImportPlace,
): Promise<Planned> {
  const place = await demandPlace(ctx, named);
  const read = await readRows(imported, readSender);
  const there = await findInParts(ctx, list, place, addressesOf(read));
  const seen = new Set<string>();
  const about = { domainId: place.atDomainId, after: { scope: place.scope } };
  const rows = read.map((one, index): PlannedRow => {
    const written = imported[index]?.cells['address'] ?? '';
    if ('reason' in one) return { ...about, name: written, outcome: 'refuse', reason: one.reason };
    const { row: address } = one;
    const name = readableName(address);
    if (seen.has(address)) {
      const fields = { address: { code: 'duplicate' } } as const;
      return { ...about, name, outcome: 'refuse', reason: { code: 'invalid_input', fields } };
    }
    seen.add(address);
    if (there.has(address)) return { ...about, name, outcome: 'skip' };
    return {
      ...{ ...about, name, outcome: 'create' },
      change: { address, place } satisfies SenderChangeRow,
    };
  });
  return { rows, changes: {} };
}

const addressesOf = (read: readonly ReadRow<string>[]) => [
  ...new Set(read.flatMap((one) => ('row' in one ? [one.row] : []))),
];

const atOnce = 5_000;

async function findInParts(
  ctx: PlanContext,
  list: SenderList,
  place: SenderPlace,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  const there = new Set<string>();
  for (let start = 0; start < addresses.length; start += atOnce) {
    const found = await findEntries(ctx, list, place, addresses.slice(start, start + atOnce));
    for (const address of found.keys()) there.add(address);
  }
  return there;
}

/** What was added is removed, unless somebody changed or removed it since. */
export async function planUndoOfSenders(
  ctx: PlanContext,
  list: SenderList,
  done: readonly DoneRow[],
): Promise<Planned> {
  const found = await readEntries(
    ctx,
    list,
    done.flatMap(({ targetId }) => targetId ?? []),
  );
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const rows = done.map(({ name, domainId, targetId, targetVersion, change }): PlannedRow => {
    const version = targetId === null ? undefined : versions.get(targetId);
    if (targetId === null || version === undefined || version !== targetVersion)
      return { name, domainId, outcome: 'refuse', reason: { code: 'stale' } };
    return { name, domainId, outcome: 'remove', target: { id: targetId, version }, change };
  });
  return { rows, changes: {} };
}
