import { AppError } from '@posthouse/contract/core/errors';
import { aliasesActions } from '@posthouse/contract/features/aliases';
import { emailsOf, idsOf, isVisible, type KnownAddress } from '../../rules/addresses/known-addresses.ts';
import { demandNoLoop } from '../../rules/mail-ways/mail-loops.ts';
import type { HandOver, Succession } from '../../rules/plans/hand-over.ts';
import type { PlanContext, PlannedRow } from '../../rules/plans/plan-kind.ts';
import { goneIsStale, reasonOf, targetOf } from '../../rules/plans/plan-rows.ts';
import { aliasDestinations, aliases, findAliasesTo, type LockedAlias } from './aliases-store.ts';
import { updateAlias } from './change-alias.ts';

/** Aliases that lead to somebody lead to a colleague instead. */
export const aliasHandOver: HandOver = {
  type: 'alias',
  like: aliasesActions.updateAlias,
  async plan(ctx, succession) {
    const found = await aliases.read(ctx, await findAliasesTo(ctx, [...succession.leavers.keys()]));
    const leading = await aliasDestinations.readAll(
      ctx,
      found.map(({ id }) => id),
    );
    const rows: PlannedRow[] = [];
    for (const alias of found)
      rows.push(await planAlias(ctx, alias, leading.get(alias.id) ?? [], succession));
    return rows;
  },
  async apply(ctx, row) {
    const { id, version } = targetOf(row);
    const { forward } = row.change as { readonly forward: readonly string[] };
    await updateAlias(ctx, { id, version, forward }).catch(goneIsStale);
    return { action: 'updateAlias', target: { id, version: version + 1 } };
  },
  async planUndo(ctx, { name, domainId, targetId, targetVersion, before }) {
    const about = { name, domainId };
    const [alias] = await aliases.read(ctx, targetId === null ? [] : [targetId]);
    if (alias === undefined || alias.version !== targetVersion)
      return { ...about, outcome: 'refuse', reason: { code: 'stale' } };
    const now = await aliasDestinations.read(ctx, alias.id);
    return {
      ...about,
      outcome: 'update',
      target: { id: alias.id, version: alias.version },
      change: { forward: before?.['forward'] },
      before: { forward: emailsOf(now.filter(isVisible)) },
      after: { forward: before?.['forward'] },
    };
  },
};

async function planAlias(
  ctx: PlanContext,
  { id, version, email: name, domainId }: LockedAlias,
  present: readonly KnownAddress[],
  { leavers, colleague }: Succession,
): Promise<PlannedRow> {
  const taken = present.map((one) => (one.id !== null && leavers.has(one.id) ? colleague : one));
  const wanted = [...new Map(taken.map((one) => [one.id ?? one.email, one])).values()];
  const forward = emailsOf(wanted.filter(isVisible));
  const facts = { before: { forward: emailsOf(present.filter(isVisible)) }, after: { forward } };
  try {
    if (colleague.id === id) throw AppError.field('forward', 'address_own', { name: colleague.readable });
    await demandNoLoop(ctx, id, { destinationIds: idsOf(wanted), field: 'forward' });
  } catch (error) {
    return { name, domainId, outcome: 'refuse', reason: reasonOf(error), ...facts };
  }
  return { name, domainId, outcome: 'update', target: { id, version }, change: { forward }, ...facts };
}
