import type { knownReasons } from '@posthouse/contract/features/trusted-ips';
import type { blockCauses } from '@posthouse/contract/fields/mail-login';
import { sql } from 'drizzle-orm';
import { guessPardon, loginGuess } from '../../db/schema/trusted-ip.ts';
import type { TenantContext } from '../../kernel/context.ts';
import type { Place } from './trusted-ips-store.ts';

interface IpState {
  readonly cause: (typeof blockCauses)[number] | null;
  readonly until: Date | null;
  readonly known: (typeof knownReasons)[number] | null;
}

/** What the engine calls the same. */
const causes = { network: 'address', user: 'user', pace: 'pace' } as const;

/** The domains a question is about: one, those the caller is limited to, or the whole account. */
const domainsOf = ({ caller }: TenantContext, place: Place | undefined): readonly number[] => {
  if (place) return [place.domainId];
  return caller.domains === 'all' ? [0] : caller.domains;
};

/** What the mail engine would say to a login now: its own functions answer. */
export async function readIpState(
  ctx: TenantContext,
  ip: string,
  place: Place | undefined,
): Promise<IpState> {
  const email = place?.email ?? '';
  const { rows } = await ctx.db.execute<{
    cause: keyof typeof causes | null;
    until: Date | null;
    known: IpState['known'];
  }>(sql`
    select block.cause, block.until,
           case when at_home.trusted then 'trusted' when at_home.known then 'recent' end as known
      from (select coalesce(bool_or(engine.trusts(u, ${ip})), false) as trusted,
                   coalesce(bool_or(engine.knows(u, ${ip})), false) as known
              from engine.user_of(${email}) as u) as at_home
      left join lateral (
        select b.* from unnest(${sql.param([...domainsOf(ctx, place)])}::bigint[]) as d
          cross join lateral engine.guess_block(${ctx.caller.accountId}, d,
            case when ${email} = '' then '' else engine.guess_name(${email}) end, engine.guess_network(${ip}),
            at_home.known) as b
         order by b.until desc limit 1) as block on true`);
  const [state] = rows;
  if (state === undefined) throw new Error('the state of an address has no row');
  return { ...state, cause: state.cause && causes[state.cause], until: state.until && new Date(state.until) };
}

/** Lifts what was counted so far: of the network for these domains alone, of the user at all. */
export async function liftBlocks(ctx: TenantContext, ip: string, place: Place | undefined): Promise<void> {
  const { accountId } = ctx.caller;
  const network = sql`engine.guess_network(${ip})`;
  // By the clock of the engine, which says when a block began.
  const at = sql`now()`;
  const pardons = domainsOf(ctx, place).map((domainId) => ({ accountId, domainId, network, at }));
  const { accountId: account, domainId, network: pardoned } = guessPardon;
  if (pardons.length > 0)
    await ctx.db
      .insert(guessPardon)
      .values(pardons)
      .onConflictDoUpdate({ target: [account, domainId, pardoned], set: { at } });
  if (!place?.email) return;
  await ctx.db
    .delete(loginGuess)
    .where(
      sql`${loginGuess.name} = engine.guess_name(${place.email}) and ${loginGuess.network} in ('', ${network})`,
    );
}
