import { aliasImportColumns } from '@posthouse/contract/fields/import-columns';
import { lockMailWays } from '../../../rules/mail-ways/mail-loops.ts';
import { applyByOutcome } from '../../../rules/plans/plan-address-rows.ts';
import type { AppliedRow, ApplyContext, RowKind, StoredRow } from '../../../rules/plans/plan-kind.ts';
import { goneIsStale, targetOf } from '../../../rules/plans/plan-rows.ts';
import { aliases } from '../aliases-store.ts';
import { addAlias, updateAlias } from '../change-alias.ts';
import type { AliasRow } from './alias-row.ts';
import { type AliasChangeRow, planAliases, planUndoOfAliases } from './plan-aliases.ts';

/** Aliases by CSV file. */
export const aliasesPlan: RowKind<undefined> = {
  columns: aliasImportColumns,
  plan: planAliases,
  planUndo: planUndoOfAliases,
  prepare: async () => undefined,
  apply: applyByOutcome({ create, update, remove }, { name: 'alias', addresses: 'forward' }),
};

async function create(ctx: ApplyContext, { change }: StoredRow): Promise<AppliedRow> {
  const id = await addAlias(ctx, change as unknown as AliasRow);
  return { action: 'addAlias', target: { id, version: 1 } };
}

/** Only what nobody changed since the plan was made; what is gone was changed too. */
async function update(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version } = targetOf(row);
  const { forward, note, active } = row.change as unknown as AliasChangeRow;
  await updateAlias(ctx, { id, version, forward, note, active }).catch(goneIsStale);
  return { action: 'updateAlias', target: { id, version: version + 1 } };
}

async function remove(ctx: ApplyContext, row: StoredRow): Promise<AppliedRow> {
  const { id, version } = targetOf(row);
  await lockMailWays(ctx);
  const { email, domainId } = await aliases.lockOne(ctx, id, version).catch(goneIsStale);
  await aliases.remove(ctx, [id]);
  ctx.recordHistory({ target: email, domainId, before: { email } });
  return { action: 'removeAliases', target: { id, version } };
}
