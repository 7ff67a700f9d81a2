import type { ActionName } from '@posthouse/contract';
import { AppError } from '@posthouse/contract/core/errors';
import { senderImportColumns } from '@posthouse/contract/fields/import-columns';
import type { ApplyContext, PlacedKind, SliceOutcome, StoredRow } from '../../../../rules/plans/plan-kind.ts';
import { reasonOf, targetOf } from '../../../../rules/plans/plan-rows.ts';
import { factsOf } from '../change-senders.ts';
import { deleteEntries, insertEntries, lockEntries, type SenderList } from '../sender-lists-store.ts';
import { demandPlace, type SenderPlace, wholeAccount } from '../sender-places-store.ts';
import { planSenders, planUndoOfSenders, type SenderChangeRow } from './plan-senders.ts';

const actionsOf = {
  allow: { add: 'addWhitelist', remove: 'removeWhitelist' },
  block: { add: 'addBlacklist', remove: 'removeBlacklist' },
} as const satisfies Record<SenderList, Record<'add' | 'remove', ActionName>>;

const stale: SliceOutcome = { reason: { code: 'stale' } };
const changeOf = ({ change }: StoredRow) => change as unknown as SenderChangeRow;

/** Senders of a whitelist or blacklist by a file, one to a line; all for the same place. */
export const sendersPlan = (list: SenderList): PlacedKind => ({
  columns: senderImportColumns,
  planIn: (ctx, rows, place) => planSenders(ctx, list, rows, place),
  planUndo: (ctx, rows) => planUndoOfSenders(ctx, list, rows),
  together: {
    rows: 500,
    apply: (ctx, rows) =>
      rows.some(({ outcome }) => outcome === 'remove') ? remove(ctx, list, rows) : add(ctx, list, rows),
  },
});

/** What somebody added since is not the plan's to take away again. */
async function add(
  ctx: ApplyContext,
  list: SenderList,
  rows: readonly StoredRow[],
): Promise<readonly SliceOutcome[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const { place } = changeOf(first);
  try {
    const now = await demandPlace(ctx, namedOf(place));
    // Somebody else has that name now.
    if (now.domainId !== place.domainId || now.userId !== place.userId) throw new AppError('stale');
  } catch (error) {
    const reason = reasonOf(error);
    return rows.map(() => ({ reason }));
  }
  const made = await insertEntries(
    ctx,
    list,
    place,
    rows.map((row) => ({ address: changeOf(row).address })),
  );
  return rows.map((row) => {
    const { address } = changeOf(row);
    const id = made.get(address);
    if (id === undefined) return stale;
    ctx.recordHistory({
      ...{ target: address, domainId: place.atDomainId },
      after: factsOf(list, { ...untouched, address, scope: place.scope }),
    });
    return { applied: { action: actionsOf[list].add, target: { id, version: 1 } } };
  });
}

const untouched = { apply_to_headers: false, note: '', expires: '', ignore_spf: false };

/** It may have gone to the recycle bin, or out of the sight of the admin, since the plan was made. */
const namedOf = ({ scope, domainId }: SenderPlace) => {
  if (scope === wholeAccount) return {};
  return domainId === null ? { email: scope } : { domain: scope };
};

async function remove(
  ctx: ApplyContext,
  list: SenderList,
  rows: readonly StoredRow[],
): Promise<readonly SliceOutcome[]> {
  const locked = await lockEntries(
    ctx,
    list,
    rows.map((row) => targetOf(row).id),
  );
  const unchanged = new Map(
    rows.flatMap((row) => {
      const { id, version } = targetOf(row);
      const entry = locked.find((one) => one.id === id && one.version === version);
      return entry ? [[id, entry] as const] : [];
    }),
  );
  await deleteEntries(ctx, [...unchanged.keys()]);
  return rows.map((row) => {
    const target = targetOf(row);
    const entry = unchanged.get(target.id);
    if (entry === undefined) return stale;
    ctx.recordHistory({
      ...{ target: entry.address, domainId: entry.atDomainId },
      before: factsOf(list, entry),
    });
    return { applied: { action: actionsOf[list].remove, target } };
  });
}
