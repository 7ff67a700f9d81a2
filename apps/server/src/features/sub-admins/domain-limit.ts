import { AppError } from '@posthouse/contract/core/errors';
import type { TenantContext } from '../../kernel/context.ts';
import { findDomains } from './sub-admins-store.ts';

/** What an input says of the domains somebody is limited to. */
interface LimitInput {
  readonly domains_limited?: boolean | undefined;
  readonly domains?: readonly number[] | undefined;
}

export interface DomainLimit {
  readonly limited: boolean;
  readonly ids: readonly number[];
  /** As the caller knows them. */
  readonly names: readonly string[];
}

/** The limit after the change, over the one before; a domain the caller does not have cannot be given. */
export async function limitAfter(
  ctx: TenantContext,
  before: readonly number[] | undefined,
  { domains_limited, domains }: LimitInput,
): Promise<DomainLimit> {
  const limited = domains_limited ?? before !== undefined;
  const ids = limited ? [...new Set(domains ?? before ?? [])] : [];
  const found = await findDomains(ctx, ids);
  const unknown = domains !== undefined && ids.some((id) => !found.some((domain) => domain.id === id));
  if (unknown) throw new AppError('not_found');
  return { limited, ids: found.map(({ id }) => id), names: found.map(({ domain }) => domain).sort() };
}

export const domainIdsOf = ({ limited, ids }: DomainLimit) => (limited ? ids : undefined);

export const isAboutDomains = ({ domains_limited, domains }: LimitInput) =>
  domains_limited !== undefined || domains !== undefined;
