import type { actions } from '@posthouse/contract';
import { requirementFor } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import { mayRun } from '@posthouse/contract/core/permissions';
import type { RecycledKind } from '@posthouse/contract/features/recycle-bin';
import type { ImportRowType } from '@posthouse/contract/fields/plan-row-type';
import type { HistoryEntry } from '../../kernel/context.ts';
import type {
  AppliedRow,
  ApplyContext,
  PlanContext,
  RowKind,
  StoredRow,
} from '../../rules/plans/plan-kind.ts';
import { targetOf } from '../../rules/plans/plan-rows.ts';
import type { Recyclable } from '../../rules/recycle-bin/recyclable.ts';

type Actions = typeof actions;

/** One of the types of things that a customer is built of. */
export interface BuilderPart {
  readonly plan: RowKind;
  /** The command that adds a single one: its right is needed for each row. */
  readonly like: Actions['addDomain'] | Actions['addUser'] | Actions['addAlias'] | Actions['addList'];
  readonly bin: { readonly kind: RecycledKind; readonly things: Recyclable };
  /** Nothing is lost with it but what the plan made. */
  isUnused(ctx: ApplyContext, id: number, row: StoredRow): Promise<boolean>;
}
export type BuilderParts = Readonly<Record<ImportRowType, BuilderPart>>;

export const isAllowed = ({ like }: BuilderPart, { caller }: Pick<PlanContext, 'caller'>): boolean =>
  mayRun({ requirement: requirementFor(like, {}), scope: like.scope }, caller);

/** By the rights of now, as its own kind of plan does it. */
export async function applyPart(
  part: BuilderPart,
  ctx: ApplyContext,
  row: StoredRow,
  prepared: unknown,
): Promise<AppliedRow> {
  if (!isAllowed(part, ctx)) throw new AppError('forbidden');
  if (row.outcome !== 'remove') return part.plan.apply(ctx, row, prepared);
  // Before it is removed, which ends some of what refers to it; and after that, when nobody can change it any more.
  const wasUnused = await part.isUnused(ctx, targetOf(row).id, row);
  const entries: HistoryEntry[] = [];
  const recordHistory = (entry: HistoryEntry) => void entries.push(entry);
  const applied = await part.plan.apply({ ...ctx, recordHistory }, row, prepared);
  const deleted = wasUnused ? await deleteUnused(part, ctx, row, applied) : undefined;
  for (const entry of entries) {
    if (deleted === undefined) ctx.recordHistory(entry);
    // Others had to make room for it in the recycle bin.
    else if (entry.after?.['deleted_for_good'])
      ctx.recordHistory({ ...entry, after: {}, before: { kind: part.bin.kind } });
  }
  return deleted ?? applied;
}

/** What nobody used since does not stay in the recycle bin, so that its name is free to be planned again. */
async function deleteUnused(
  { bin, isUnused }: BuilderPart,
  ctx: ApplyContext,
  row: StoredRow,
  { target }: AppliedRow,
): Promise<AppliedRow | undefined> {
  if (!(await isUnused(ctx, target.id, row))) return undefined;
  const [item] = await bin.things.lock(ctx, [target.id]);
  if (item === undefined || (await bin.things.purge(ctx, [item])).has(item.id)) return undefined;
  ctx.recordHistory({ target: item.name, domainId: item.domainId, before: { kind: bin.kind } });
  return { action: 'purgeItems', target };
}
