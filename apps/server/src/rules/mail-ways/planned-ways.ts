import { sql } from 'drizzle-orm';
import type { TenantContext } from '../../kernel/context.ts';
import { type KnownAddress, readAddresses } from '../addresses/known-addresses.ts';
import { loopRefusal, mostLeadingTo } from './mail-loops.ts';

type Step = Pick<KnownAddress, 'email' | 'readable' | 'isVisible'>;

/** Where mail goes on once the rows of a plan so far are applied. */
interface PlannedWays {
  /** From now on mail goes on from an address to these; refuses those from which it comes back, with the way it takes. */
  lead(from: Step, destinations: readonly Step[]): void;
}

/** Looked at for all rows of a plan together: a file in which everything leads to everything keeps nobody waiting. */
const mostStepsOfPlan = 200_000;

/** Knows from where mail gets to the addresses that rows change; of very many ways not all, these are found when it is applied. */
export async function planWays(ctx: TenantContext, changedIds: readonly number[]): Promise<PlannedWays> {
  const ways = await storedWays(ctx, changedIds);
  const budget = { steps: mostStepsOfPlan };
  return {
    lead(from, destinations) {
      const way = wayBack(ways, from, destinations, budget);
      if (way) throw loopRefusal(way);
      ways.set(from.email, destinations);
    },
  };
}

async function storedWays(ctx: TenantContext, ids: readonly number[]): Promise<Map<string, readonly Step[]>> {
  const ways = new Map<string, Step[]>();
  if (ids.length === 0) return ways;
  const { accountId } = ctx.caller;
  const { rows } = await ctx.db.execute<{ source: string; target: string }>(sql`
    with recursive way (source_id, target_id) as (
      select source_id, target_id from mail_edge
       where account_id = ${accountId} and target_id = any (${sql.param([...ids])}::bigint[])
      union
      select step.source_id, step.target_id from way cross join lateral (
        select source_id, target_id from mail_edge
         where account_id = ${accountId} and target_id = way.source_id offset 0) as step)
    select source_id as source, target_id as target from way limit ${mostLeadingTo}`);
  const edges = rows.map(({ source, target }) => [Number(source), Number(target)] as const);
  const known = await readAddresses(ctx, [...new Set(edges.flat())]);
  for (const [source, target] of edges) {
    const [from, to] = [known.get(source), known.get(target)];
    if (from === undefined || to === undefined) continue;
    const targets = ways.get(from.email) ?? [];
    targets.push(to);
    ways.set(from.email, targets);
  }
  return ways;
}

/** The shortest one, from the address to itself, as far as the budget allows to look. */
function wayBack(
  ways: ReadonlyMap<string, readonly Step[]>,
  start: Step,
  destinations: readonly Step[],
  budget: { steps: number },
): readonly Step[] | undefined {
  const cameFrom = new Map<string, Step>();
  let latest: readonly (readonly [from: Step, to: Step])[] = destinations.map((to) => [start, to]);
  while (latest.length > 0 && budget.steps >= latest.length) {
    budget.steps -= latest.length;
    const fresh: Step[] = [];
    for (const [from, to] of latest) {
      if (to.email === start.email) return [...wayTo(from), start];
      if (cameFrom.has(to.email)) continue;
      cameFrom.set(to.email, from);
      fresh.push(to);
    }
    latest = fresh.flatMap((from) => (ways.get(from.email) ?? []).map((to) => [from, to] as const));
  }
  return undefined;

  function wayTo(last: Step): Step[] {
    const way = [last];
    for (let at = cameFrom.get(last.email); at; at = cameFrom.get(at.email)) way.push(at);
    return way.reverse();
  }
}
