import { AppError, type FieldErrors, type WireError } from '@posthouse/contract/core/errors';
import { domainsActions } from '@posthouse/contract/features/domains';
import { type DomainImportColumn, domainImportColumns } from '@posthouse/contract/fields/import-columns';
import { printable } from '../../../kernel/printable.ts';
import { removeNames } from '../../../rules/hosted-domains/domain-names.ts';
import { parsedRow } from '../../../rules/plans/import-cells.ts';
import type {
  AppliedRow,
  ApplyContext,
  DoneRow,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
  RowKind,
  StoredRow,
} from '../../../rules/plans/plan-kind.ts';
import { attempt, readRows, targetOf } from '../../../rules/plans/plan-rows.ts';
import { addDomain } from '../add-domain.ts';
import { findOwnNames, lockDomains, readFreeDomains } from '../domains-store.ts';
import { findDomainsById, findDomainsByName } from './domains-plan-store.ts';

type Cells = Readonly<Partial<Record<DomainImportColumn, string>>>;
const rowInput = domainsActions.addDomain.input.pick({ domain: true });
const columnOf = ({ domain, email }: Cells) =>
  domain === undefined && email !== undefined ? 'email' : 'domain';
const nameOf = ({ domain, email }: Cells) => domain ?? email ?? '';

/** Domains by CSV file: those that are there already are left alone. */
export const domainsPlan: RowKind<undefined> = {
  columns: domainImportColumns,
  plan: planDomains,
  planUndo: planUndoOfDomains,
  prepare: async () => undefined,
  async apply(ctx, row) {
    if (row.outcome === 'remove') return remove(ctx, row);
    const id = await addDomain(ctx, String(row.change['domain']));
    return { action: 'addDomain', target: { id, version: 1 } };
  },
};

function readDomainRow({ cells, isTooLong }: ImportedRow): string {
  if (isTooLong) throw AppError.field('csv', 'format');
  const { domain, email }: Cells = cells;
  const atItsColumn = ({ domain: found, ...others }: FieldErrors): FieldErrors =>
    found ? { ...others, [columnOf(cells)]: found } : others;
  return parsedRow(rowInput, { domain: domain ?? email }, atItsColumn).domain;
}

async function planDomains(ctx: PlanContext, imported: readonly ImportedRow[]): Promise<Planned> {
  const read = await readRows(imported, readDomainRow);
  const names = read.flatMap((one) => ('row' in one ? [one.row] : []));
  const domains = await findDomainsByName(ctx, names);
  const own = await findOwnNames(ctx, names);
  const seen = new Set<string>();
  let free = await readFreeDomains(ctx);
  const rows = read.map((one, index): PlannedRow => {
    const cells: Cells = imported[index]?.cells ?? {};
    const refuse = (reason: WireError) =>
      ({ name: printable(nameOf(cells), 320), outcome: 'refuse', reason, domainId: null }) as const;
    if ('reason' in one) return refuse(one.reason);
    return attempt<PlannedRow>(() => {
      const name = one.row;
      const there = domains.get(name);
      if (seen.has(name)) throw AppError.field(columnOf(cells), 'duplicate', { name });
      seen.add(name);
      if (there) {
        const { id, version } = there;
        return { name, outcome: 'skip', domainId: id, target: { id, version } };
      }
      // Another domain is reached by it.
      if (own.has(name)) throw new AppError('conflict');
      if (free <= 0) throw new AppError('limit_reached');
      free -= 1;
      return { name, outcome: 'create', domainId: null, change: { domain: name } };
    }, refuse);
  });
  return { rows, changes: changesBy(rows, 'create', 1) };
}

function changesBy(rows: readonly PlannedRow[], of: PlannedRow['outcome'], sign: 1 | -1): Planned['changes'] {
  const count = rows.filter(({ outcome }) => outcome === of).length;
  return count === 0 ? {} : { curdomains: sign * count };
}

/** Only those nobody changed since, and in which nothing was made. */
async function planUndoOfDomains(ctx: PlanContext, done: readonly DoneRow[]): Promise<Planned> {
  const found = await findDomainsById(
    ctx,
    done.flatMap(({ targetId }) => (targetId === null ? [] : [targetId])),
  );
  const rows = done.map(({ name, targetId, targetVersion }): PlannedRow => {
    const there = targetId === null ? undefined : found.get(targetId);
    if (there === undefined || there.version !== targetVersion || there.isUsed) {
      return { name, outcome: 'refuse', reason: { code: 'stale' }, domainId: targetId };
    }
    const { id, version } = there;
    return { name, outcome: 'remove', domainId: id, target: { id, version } };
  });
  return { rows, changes: changesBy(rows, 'remove', -1) };
}

async function remove(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version } = targetOf(row);
  const [locked] = await lockDomains(ctx, [id]);
  const isUsed = (await findDomainsById(ctx, [id])).get(id)?.isUsed ?? true;
  if (locked?.version !== version || isUsed) throw new AppError('stale');
  const forgotten = await removeNames(ctx, [id]);
  const { domain, type } = locked;
  ctx.recordHistory({ target: domain, domainId: id, before: { domain, type } });
  for (const { id: domainId, ascii } of forgotten) {
    ctx.recordHistory({ target: ascii, domainId, after: { deleted_for_good: true } });
  }
  return { action: 'removeDomains', target: { id, version } };
}
