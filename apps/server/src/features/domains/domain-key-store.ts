import { AppError } from '@posthouse/contract/core/errors';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { domain, domainName } from '../../db/schema/domain.ts';
import type { TenantContext } from '../../kernel/context.ts';
import { visibleNames } from '../../rules/hosted-domains/domain-scope.ts';

/** Either of them names a domain. */
export interface DomainKey {
  readonly id?: number | undefined;
  readonly domain?: string | undefined;
}

/** A domain or an alias domain of an account. */
export interface DomainId {
  readonly accountId: number;
  readonly domainId: number;
}

export interface DomainIds {
  readonly accountId: number;
  readonly domainIds: readonly number[];
}

export interface FoundDomain {
  readonly id: number;
  readonly ascii: string;
  readonly verifiedAt: Date | null;
  readonly version: number;
}

/** The domain a query is about; of others' there is none. */
export async function findDomain(ctx: TenantContext, key: DomainKey): Promise<FoundDomain> {
  const [found] = await selectDomain(ctx, key);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** The same for a command: until it ends nobody else changes the domain. */
export async function lockDomain(ctx: TenantContext, key: DomainKey): Promise<FoundDomain> {
  const [found] = await selectDomain(ctx, key).for('update');
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** A domain or an alias domain. */
export async function findName(ctx: TenantContext, key: DomainKey) {
  const [found] = await selectName(ctx, key);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

export async function lockName(ctx: TenantContext, key: DomainKey) {
  const [found] = await selectName(ctx, key).for('update');
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** The name itself, or of an alias domain the domain it leads to. */
export const domainOfName = sql
  .raw(`coalesce((select a.domain_id from alias_domain a
    where a.account_id = domain_name.account_id and a.id = domain_name.id), domain_name.id)`)
  .mapWith(Number);

function selectName(ctx: TenantContext, key: DomainKey) {
  return ctx.db
    .select({ id: domainName.id, domainId: domainOfName, ascii: domainName.ascii, kind: domainName.kind })
    .from(domainName)
    .where(named(ctx, key));
}

const visible = (ctx: TenantContext) => or(visibleNames(ctx, 'domain'), visibleNames(ctx, 'alias_domain'));

/** What names a domain or an alias domain of the caller. */
export function named(ctx: TenantContext, key: DomainKey) {
  return and(
    visible(ctx),
    key.id === undefined ? undefined : eq(domainName.id, key.id),
    key.domain === undefined ? undefined : eq(domainName.ascii, key.domain),
  );
}

export const amongNames = (ctx: TenantContext, ids: readonly number[]) =>
  and(visible(ctx), inArray(domainName.id, [...ids]));

function selectDomain(ctx: TenantContext, key: DomainKey) {
  return ctx.db
    .select({
      id: domain.id,
      ascii: domainName.ascii,
      verifiedAt: domainName.verifiedAt,
      version: domain.version,
    })
    .from(domainName)
    .innerJoin(domain, and(eq(domain.accountId, domainName.accountId), eq(domain.id, domainName.id)))
    .where(
      and(
        visibleNames(ctx, 'domain'),
        key.id === undefined ? undefined : eq(domainName.id, key.id),
        key.domain === undefined ? undefined : eq(domainName.ascii, key.domain),
      ),
    );
}
