import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { domainName } from '../../../db/schema/domain.ts';
import { mailUser } from '../../../db/schema/mail-user.ts';
import { senderEntry } from '../../../db/schema/sender-entry.ts';
import type { TenantContext } from '../../../kernel/context.ts';
import { visibleIn } from '../../../rules/addresses/address-table.ts';
import { visibleNames, withinDomains } from '../../../rules/hosted-domains/domain-scope.ts';

/** For whom an entry counts, as an input names it: neither for the whole account. */
export interface NamedPlace {
  readonly domain?: string | undefined;
  readonly email?: string | undefined;
}

/** The same as it is stored, with the name people know it by. */
export interface SenderPlace {
  readonly domainId: number | null;
  readonly userId: number | null;
  /** `account`, a domain, or the address of a user. */
  readonly scope: string;
  /** Also of a user: where the history tells it. */
  readonly atDomainId: number | null;
}

export const wholeAccount = 'account';

/** It stays there until the command ends. What is of the whole account is not of somebody limited to domains. */
export async function demandPlace(ctx: TenantContext, { domain, email }: NamedPlace): Promise<SenderPlace> {
  if (email !== undefined) return placeOfUser(ctx, email);
  if (domain !== undefined) return placeOfDomain(ctx, domain);
  if (ctx.caller.domains !== 'all') throw new AppError('forbidden');
  return { domainId: null, userId: null, scope: wholeAccount, atDomainId: null };
}

async function placeOfDomain(ctx: TenantContext, ascii: string): Promise<SenderPlace> {
  const [found] = await ctx.db
    .select({ id: domainName.id })
    .from(domainName)
    .where(and(visibleNames(ctx, 'domain'), eq(domainName.ascii, ascii)))
    .for('key share');
  if (found === undefined) throw new AppError('not_found');
  const domainId = Number(found.id);
  return { domainId, userId: null, scope: ascii, atDomainId: domainId };
}

async function placeOfUser(ctx: TenantContext, email: string): Promise<SenderPlace> {
  const [found] = await ctx.db
    .select({ id: mailUser.id, domainId: mailUser.domainId })
    .from(mailUser)
    .where(and(visibleIn(mailUser)(ctx), eq(mailUser.email, email)))
    .for('key share');
  if (found === undefined) throw new AppError('not_found');
  return { domainId: null, userId: found.id, scope: email, atDomainId: found.domainId };
}

/** Entries of that place and no other. */
export const atPlace = ({ domainId, userId }: Pick<SenderPlace, 'domainId' | 'userId'>): SQL =>
  and(
    domainId === null ? isNull(senderEntry.domainId) : eq(senderEntry.domainId, domainId),
    userId === null ? isNull(senderEntry.userId) : eq(senderEntry.userId, userId),
  ) as SQL;

/**
 * Not of what is in the recycle bin, nor of what the caller is kept from. A place is asked about for each row by its key: of an
 * `exists` beside others, the planner may read all users of all accounts first.
 */
export function visiblePlace(ctx: TenantContext): SQL {
  const ofAccount = sql`${senderEntry.domainId} is null and ${senderEntry.userId} is null`;
  const ofDomain = sql`${senderEntry.domainId} is not null and (select true from ${domainName} where ${and(
    eq(domainName.accountId, senderEntry.accountId),
    eq(domainName.id, senderEntry.domainId),
    isNull(domainName.removedAt),
    withinDomains(ctx, domainName.id),
  )}) is true`;
  const ofUser = sql`${senderEntry.userId} is not null and (select true from ${mailUser} where ${and(
    eq(mailUser.accountId, senderEntry.accountId),
    eq(mailUser.id, senderEntry.userId),
    isNull(mailUser.removedAt),
    withinDomains(ctx, mailUser.domainId),
  )}) is true`;
  return ctx.caller.domains === 'all'
    ? sql`(${ofAccount} or ${ofDomain} or ${ofUser})`
    : sql`(${ofDomain} or ${ofUser})`;
}
