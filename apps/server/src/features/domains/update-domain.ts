import type { ParsedInputOf } from '@posthouse/contract/core/action';
import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import { isTimezone } from '../../domain/timezones.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { findDomain } from './domain-key-store.ts';
import {
  changeDomain,
  type DomainChange,
  type DomainFacts,
  lockDomains,
  readDomain,
} from './domains-store.ts';
import { checkHealthJob } from './health/health-job.ts';
import { forgetChecks } from './health/health-store.ts';

type Update = typeof domainsActions.updateDomain;
type Wanted = Omit<ParsedInputOf<Update>, 'id' | 'domain' | 'version'>;

export const updateDomainHandler: CommandHandler<Update> = {
  async apply(ctx, { id, domain, version, ...wanted }) {
    const { id: domainId } = await findDomain(ctx, { id, domain });
    const [before] = await lockDomains(ctx, [domainId]);
    if (before === undefined) throw new AppError('not_found');
    if (version !== undefined && version !== before.version) throw new AppError('stale');
    if (wanted.timezone && !isTimezone(wanted.timezone, ctx.now)) throw AppError.field('timezone', 'format');
    const after = { ...before, ...given(wanted) };
    demandHosts(after);
    const named = Object.keys(given(wanted)) as (keyof Wanted)[];
    const factsOf = (facts: DomainFacts) => Object.fromEntries(named.map((field) => [field, facts[field]]));
    ctx.recordHistory({ target: before.domain, before: factsOf(before), after: factsOf(after) });
    await changeDomain(ctx, domainId, changeOf(after));
    // Other records are expected then: what was found before says nothing about them.
    if (after.type !== before.type || after.webmail !== before.webmail) {
      await forgetChecks(ctx, domainId, ctx.now);
      await ctx.enqueue(checkHealthJob, {});
    }
    const row = await readDomain(ctx, domainId);
    if (row === undefined) throw new Error('a locked domain is gone');
    return row;
  },
};

function given(wanted: Wanted): Partial<DomainFacts> {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** Mail that is to go elsewhere needs to know where. */
function demandHosts(after: DomainFacts): void {
  if (after.exchange_enabled && after.exchange_host === '') throw AppError.field('exchange_host', 'required');
  if (!after.localdelivery && after.relay_host === '') throw AppError.field('relay_host', 'required');
}

function changeOf(facts: DomainFacts): DomainChange {
  return {
    type: facts.type === 'parked' ? 'parked' : 'standard',
    timezone: facts.timezone,
    catchall: facts.catchall,
    webmail: facts.webmail,
    exchangeEnabled: facts.exchange_enabled,
    exchangeHost: facts.exchange_host,
    localDelivery: facts.localdelivery,
    relayHost: facts.relay_host,
    footer: facts.footer,
    homeCountry: facts.homecountry,
  };
}
