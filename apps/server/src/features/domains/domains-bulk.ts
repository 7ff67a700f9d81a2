import type { domainsActions } from '@posthouse/contract/features/domains';
import { removeNames } from '../../domain/domain-names.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { changeDomain, type DomainFacts, lockDomains } from './domains-store.ts';

type Bulk = 'enableDomains' | 'disableDomains' | 'removeDomains';
type Handler = CommandHandler<(typeof domainsActions)[Bulk]>;
type Context = SessionContext & CommandPowers<(typeof domainsActions)[Bulk]['history'][number]>;

export const enableDomainsHandler: Handler = {
  apply: (ctx, { ids }) => forEach(ctx, ids, (domain) => setActive(ctx, domain, true)),
};

export const disableDomainsHandler: Handler = {
  apply: (ctx, { ids }) => forEach(ctx, ids, (domain) => setActive(ctx, domain, false)),
};

export const removeDomainsHandler: Handler = {
  apply: (ctx, { ids }) =>
    forEach(ctx, ids, async ({ id, domain, type }) => {
      ctx.recordHistory({ target: domain, before: { domain, type } });
      await removeNames(ctx, [id]);
    }),
};

async function setActive(ctx: Context, { id, domain, active }: DomainFacts, wanted: boolean): Promise<void> {
  if (active === wanted) {
    ctx.recordHistory({ target: domain });
    return;
  }
  ctx.recordHistory({ target: domain, before: { active }, after: { active: wanted } });
  await changeDomain(ctx, id, { active: wanted });
}

/** Row by row: what is not there fails alone. */
async function forEach(ctx: Context, ids: number[], act: (domain: DomainFacts) => Promise<void>) {
  const found = new Map((await lockDomains(ctx, ids)).map((domain) => [domain.id, domain]));
  const wanted = [...new Set(ids)];
  for (const id of wanted) {
    const domain = found.get(id);
    if (domain) await act(domain);
  }
  return {
    done: wanted.filter((id) => found.has(id)).map(String),
    failed: wanted
      .filter((id) => !found.has(id))
      .map((id) => ({ id: String(id), code: 'not_found' as const })),
  };
}
