import { type RowResults, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { HistoryEntry, TenantContext } from '../../kernel/context.ts';
import { lockMailWays } from '../mail-ways/mail-loops.ts';
import type { LockedAddress, RemovalContext } from './address-store.ts';

type BulkContext = RemovalContext & {
  recordHistory(entry: HistoryEntry<'email' | 'active', 'domain'>): void;
};
type Switched = Pick<LockedAddress, 'id' | 'domainId' | 'email'> & { readonly active: boolean };

interface Things<One extends Switched> {
  lock(ctx: TenantContext, ids: readonly number[]): Promise<One[]>;
  change(ctx: TenantContext, ids: readonly number[], change: { active: boolean }): Promise<void>;
  remove(ctx: RemovalContext, ids: readonly number[]): Promise<void>;
  /** Of what would go out of use, that which something else needs as it is. */
  findNeeded?(ctx: TenantContext, found: readonly One[]): Promise<ReadonlySet<number>>;
  /** What the history keeps of one that is removed, beside its address. */
  factsOf?(one: One): Readonly<Record<string, unknown>>;
  /** Being enabled or disabled can be undone by what is kept of it, also where a job did it. */
  readonly keepsFormer?: boolean;
}

type Act = (ctx: BulkContext, ids: readonly number[]) => Promise<RowResults>;

/** What is done to many things with addresses: each is done or fails on its own. */
export function addressBulk<One extends Switched>(
  things: Things<One>,
): Readonly<Record<'enable' | 'disable' | 'remove', Act>> {
  const lockFree = async (ctx: TenantContext, ids: readonly number[]) => {
    const locked = await things.lock(ctx, ids);
    const needed = (await things.findNeeded?.(ctx, locked)) ?? new Set<number>();
    return { found: locked.filter(({ id }) => !needed.has(id)), needed };
  };
  const setActive =
    (active: boolean): Act =>
    async (ctx, ids) => {
      const { found, needed } = active
        ? { found: await things.lock(ctx, ids), needed: new Set<number>() }
        : await lockFree(ctx, ids);
      const changing = found.filter((one) => one.active !== active);
      await things.change(
        ctx,
        changing.map(({ id }) => id),
        { active },
      );
      for (const { domainId, email: target, active: before } of found) {
        const change = before === active ? {} : { before: { active: before }, after: { active } };
        ctx.recordHistory({ target, domainId, ...change });
      }
      const results = resultsOf(ids, found, needed);
      if (!things.keepsFormer) {
        const unchanged = found.filter((one) => one.active === active);
        return { ...results, unchanged: unchanged.map(({ id }) => id) };
      }
      const rows = changing.map(({ id }) => ({ id, before: { active: !active }, after: { active } }));
      return { ...results, former: { kind: 'active', rows } };
    };
  return {
    enable: setActive(true),
    disable: setActive(false),
    async remove(ctx, ids) {
      // The ledger before the rows, as everything that takes or gives back seats locks them.
      await lockMailWays(ctx);
      const { found, needed } = await lockFree(ctx, ids);
      await things.remove(
        ctx,
        found.map(({ id }) => id),
      );
      for (const one of found) {
        const { domainId, email } = one;
        ctx.recordHistory({ target: email, domainId, before: { email, ...things.factsOf?.(one) } });
      }
      return resultsOf(ids, found, needed);
    },
  };
}
