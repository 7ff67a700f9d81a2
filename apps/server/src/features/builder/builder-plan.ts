import { AppError } from '@posthouse/contract/core/errors';
import { builderImportColumns } from '@posthouse/contract/fields/import-columns';
import { type ImportRowType, importRowTypes, namedRowType } from '@posthouse/contract/fields/plan-row-type';
import { printable } from '../../kernel/printable.ts';
import type {
  DoneRow,
  Expected,
  ExpectedAddress,
  ImportedRow,
  PlanContext,
  Planned,
  PlannedRow,
  RowKind,
  StoredRow,
} from '../../rules/plans/plan-kind.ts';
import { attempt } from '../../rules/plans/plan-rows.ts';
import { applyPart, type BuilderPart, type BuilderParts, isAllowed } from './builder-part.ts';
import { inRounds, ownAddress } from './order-of-rows.ts';

/** Domains, users, aliases and lists by one CSV file, each by the rules of its own kind. */
export function builderPlan(parts: BuilderParts): RowKind {
  return {
    columns: builderImportColumns,
    plan: (ctx, rows) => planEverything(parts, ctx, rows),
    planUndo: (ctx, rows) => planUndoOfEverything(parts, ctx, rows),
    prepare: (row) => partOf(parts, row).plan.prepare(row),
    apply: (ctx, row, prepared) => applyPart(partOf(parts, row), ctx, row, prepared),
  };
}

function partOf(parts: BuilderParts, { type }: Pick<StoredRow, 'type'>): BuilderPart {
  const known = importRowTypes.find((one) => one === type);
  if (known === undefined) throw new Error('a row of a builder without a type');
  return parts[known];
}

/** A row with the cells of its type. */
interface TypedRow extends ImportedRow {
  readonly index: number;
  readonly type: ImportRowType;
}

async function planEverything(
  parts: BuilderParts,
  ctx: PlanContext,
  imported: readonly ImportedRow[],
): Promise<Planned> {
  const rows: PlannedRow[] = [];
  const changes: Record<string, number> = {};
  const made: Made = { domains: new Set(), addresses: new Map(), refused: new Set() };
  const typed = imported.flatMap((row, index) =>
    attempt<TypedRow[]>(
      () => [typedRow(parts, ctx, row, index)],
      (reason) => {
        made.refused.add(ownAddress(row));
        rows[index] = {
          name: nameOf(row),
          type: namedRowType(row.cells['type']),
          outcome: 'refuse',
          reason,
          domainId: null,
        };
        return [];
      },
    ),
  );
  const planRows = async (type: ImportRowType, among: readonly TypedRow[], step: number) => {
    const own = among.filter((row) => row.type === type);
    if (own.length === 0) return;
    const planned = await parts[type].plan.plan(ctx, own, made);
    Object.assign(changes, planned.changes);
    for (const [place, row] of own.entries()) {
      const found = planned.rows[place];
      if (found === undefined) continue;
      rows[row.index] = { ...found, type, step };
      note(made, found, row);
    }
  };
  await planRows('domain', typed, 0);
  await planRows('user', typed, 1);
  const leading = typed.filter(({ type }) => type === 'alias' || type === 'list');
  for (const [round, among] of (await inRounds(leading)).entries()) {
    await planRows('alias', among, 2 * round + 2);
    await planRows('list', among, 2 * round + 3);
  }
  return { rows, changes };
}

/** What the rows so far are going to make, and what they are not. */
interface Made extends Expected {
  readonly domains: Set<string>;
  readonly addresses: Map<string, ExpectedAddress>;
  readonly refused: Set<string>;
}

function note({ domains, addresses, refused }: Made, planned: PlannedRow, row: TypedRow): void {
  const { name, outcome, reason, after } = planned;
  const { type } = row;
  const isMade = outcome === 'create' || reason?.code === 'domain_unverified';
  const problem = after?.['account_type'] === 'audit' ? 'user_unsuitable' : undefined;
  if (isMade && type === 'domain') domains.add(name);
  else if (isMade) addresses.set(name, { type, problem });
  else if (outcome === 'refuse') refused.add(ownAddress(row));
}

const nameOf = ({ cells: { email, username, alias, domain } }: ImportedRow): string =>
  printable(email ?? [username ?? alias, domain].filter(Boolean).join('@'), 320);

/** Refuses what has no type, is not the admin's to add, or says something that its type has not. */
function typedRow(parts: BuilderParts, ctx: PlanContext, row: ImportedRow, index: number): TypedRow {
  const { type: word, ...cells } = row.cells;
  const type = namedRowType(word);
  if (word === undefined) throw AppError.field('type', 'required');
  if (type === undefined) throw AppError.field('type', 'format');
  const part = parts[type];
  if (!isAllowed(part, ctx)) throw new AppError('forbidden');
  const { inOrder, others } = part.plan.columns;
  const strange = Object.keys(cells).find((column) => ![...inOrder, ...others].includes(column));
  if (strange !== undefined) throw AppError.field(strange, 'type_unsuitable');
  return { ...row, cells, index, type };
}

const forbidden = ({ name, domainId }: DoneRow): PlannedRow => ({
  ...{ name, outcome: 'refuse', reason: { code: 'forbidden' }, domainId },
});

/** What was made last goes first. */
async function planUndoOfEverything(
  parts: BuilderParts,
  ctx: PlanContext,
  done: readonly DoneRow[],
): Promise<Planned> {
  const rows: PlannedRow[] = [];
  const changes: Record<string, number> = {};
  for (const type of importRowTypes) {
    const own = [...done.entries()].filter(([, row]) => row.type === type);
    if (own.length === 0) continue;
    const planned = isAllowed(parts[type], ctx)
      ? await parts[type].plan.planUndo(
          ctx,
          own.map(([, row]) => row),
        )
      : { rows: own.map(([, row]) => forbidden(row)), changes: {} };
    Object.assign(changes, planned.changes);
    for (const [place, [index, { step }]] of own.entries()) {
      const found = planned.rows[place];
      if (found) rows[index] = { ...found, type, step: -step };
    }
  }
  return { rows, changes };
}
