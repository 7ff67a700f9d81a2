import { AppError } from '@posthouse/contract/core/errors';
import type { DomainSet } from '../../kernel/acting-admin.ts';
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
  before: DomainSet,
  { domains_limited, domains }: LimitInput,
): Promise<DomainLimit> {
  const limited = domains_limited ?? before !== 'all';
  const ids = limited ? [...new Set(domains ?? (before === 'all' ? [] : before))] : [];
  const found = await findDomains(ctx, ids);
  const unknown = domains !== undefined && ids.some((id) => !found.some((domain) => domain.id === id));
  if (unknown) throw new AppError('not_found');
  return { limited, ids: found.map(({ id }) => id), names: found.map(({ domain }) => domain).sort() };
}

export const domainsOf = ({ limited, ids }: DomainLimit): DomainSet => (limited ? ids : 'all');

export const isAboutDomains = ({ domains_limited, domains }: LimitInput) =>
  domains_limited !== undefined || domains !== undefined;
