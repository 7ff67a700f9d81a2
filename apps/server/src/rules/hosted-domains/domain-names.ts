import { randomBytes } from 'node:crypto';
import { domainToUnicode } from 'node:url';
import { AppError } from '@posthouse/contract/core/errors';
import { mostRemovedClaims } from '@posthouse/contract/features/recycle-bin';
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { aliasDomain, dnsHandover, domainName } from '../../db/schema/domain.ts';
import { isUniqueViolation } from '../../db/sql-errors.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { addressTables } from '../addresses/address-table.ts';
import { claimDays } from './claim-schedule.ts';

/**
 * A claim on a name: it can be checked at once, and ends when no proof appears. A name that belongs to another account
 * can be claimed too; only the DNS decides.
 */
export async function claimName(
  { db, caller }: TenantContext,
  { kind, ascii, now }: { kind: 'domain' | 'alias_domain'; ascii: string; now: Date },
): Promise<number> {
  const [made] = await db
    .insert(domainName)
    .values({
      accountId: caller.accountId,
      kind,
      ascii,
      unicode: domainToUnicode(ascii) || ascii,
      createdAt: now,
      proof: randomBytes(20).toString('hex'),
      nextCheckAt: now,
      claimEndsAt: new Date(now.getTime() + claimDays * 86_400_000),
    })
    .returning({ id: domainName.id })
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'domain_name_claim_key') ? new AppError('conflict') : error;
    });
  return Number(made?.id);
}

type RemovalContext = TenantContext & {
  readonly now: Date;
  readonly caller: { readonly adminname: string };
};

/** A domain that is gone for good. */
interface ForgottenClaim {
  readonly id: number;
  readonly ascii: string;
}

/**
 * Puts domains into the recycle bin, each with its alias domains and all that has an address there; their names are free
 * from now on. Answers which domains there was no more room for.
 */
export async function removeNames(
  ctx: RemovalContext,
  domainIds: readonly number[],
): Promise<readonly ForgottenClaim[]> {
  if (domainIds.length === 0) return [];
  const { accountId, adminname } = ctx.caller;
  // A link to its records must not come alive again with it.
  await ctx.db
    .delete(dnsHandover)
    .where(and(eq(dnsHandover.accountId, accountId), inArray(dnsHandover.domainId, [...domainIds])));
  // What goes together has one number, by which it comes back together.
  await ctx.db.execute(sql`
    with removal as materialized (
      select domain_id, gen_random_uuid() as removal_id
        from unnest(${sql.param([...domainIds])}::bigint[]) as domain_id),
    name as (
      select domain_id as id, removal_id from removal
      union all
      select ${aliasDomain.id}, removal_id from removal
        join ${aliasDomain} on ${aliasDomain.accountId} = ${accountId} and ${aliasDomain.domainId} = removal.domain_id)
    update ${domainName}
       set removed_at = ${ctx.now.toISOString()}, removed_by = ${adminname}, removal_id = name.removal_id
      from name
     where ${domainName.accountId} = ${accountId} and ${domainName.id} = name.id and ${domainName.removedAt} is null`);
  for (const table of addressTables) {
    await ctx.db.execute(sql`
      update ${table} set removed_at = name.removed_at, removed_by = name.removed_by, removal_id = name.removal_id
        from ${domainName} name
       where name.account_id = ${accountId} and name.id = any (${sql.param([...domainIds])}::bigint[])
         and ${table.accountId} = ${accountId} and ${table.domainId} = name.id and ${table.removedAt} is null`);
  }
  return forgetOldClaims(ctx);
}

async function forgetOldClaims({ db, caller }: TenantContext): Promise<readonly ForgottenClaim[]> {
  const removedClaims = and(
    eq(domainName.accountId, caller.accountId),
    isNotNull(domainName.removedAt),
    eq(domainName.everVerified, false),
  );
  const beyond = db
    .select({ id: domainName.id })
    .from(domainName)
    .where(removedClaims)
    .orderBy(desc(domainName.removedAt), desc(domainName.id))
    .offset(mostRemovedClaims);
  const forgotten = await db
    .delete(domainName)
    .where(and(removedClaims, inArray(domainName.id, beyond)))
    .returning({ id: domainName.id, ascii: domainName.ascii, kind: domainName.kind });
  return forgotten
    .filter(({ kind }) => kind === 'domain')
    .map(({ id, ascii }) => ({ id: Number(id), ascii }));
}
