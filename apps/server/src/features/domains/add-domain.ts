import type { domainsActions } from '@posthouse/contract/features/domains';
import { asciiDomain } from '@posthouse/contract/fields/domain-name';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { checkOwnershipJob } from '../../rules/hosted-domains/claim-schedule.ts';
import { claimName } from '../../rules/hosted-domains/domain-names.ts';
import { countFreeDomains, domainList, findOwnNames, insertDomain } from './domains-store.ts';
import { readVerification } from './ownership/ownership-store.ts';

type Add = typeof domainsActions.addDomain;
type AddMany = typeof domainsActions.addDomains;
type DomainType = 'standard' | 'parked';

export const addDomainHandler: CommandHandler<Add> = {
  async apply(ctx, { domain: ascii, type = 'standard' }) {
    const id = await addDomain(ctx, ascii, type);
    await ctx.enqueue(checkOwnershipJob, {});
    const domain = await domainList.readRow(ctx, id);
    if (domain === undefined) throw new Error('a domain just added is not there');
    return { domain: JSON.parse(domain.text), verification: await readVerification(ctx, { id }) };
  },
};

type Failure = { domain: string; code: 'domain_invalid' | 'conflict' | 'limit_reached' };

/** What can be added is; the rest is answered line by line. */
export const addDomainsHandler: CommandHandler<AddMany> = {
  async apply(ctx, { domains, type = 'standard' }) {
    const done: { id: string; domain: string }[] = [];
    const failed: Failure[] = [];
    const lines = [...new Set(domains.map((line) => line.trim()).filter((line) => line !== ''))];
    const names = lines.map((given) => ({ given, ascii: asciiDomain(given) }));
    const wanted = names.flatMap(({ ascii }) => ascii ?? []);
    // Before the ledger is locked, and all at once: nobody waits for what is not going to be added.
    let own = await findOwnNames(ctx, wanted);
    let free = 0;
    if (wanted.some((ascii) => !own.has(ascii))) {
      free = await countFreeDomains(ctx);
      // What others added until then; nobody else adds any more.
      own = await findOwnNames(ctx, wanted);
    }
    const added = new Set<string>();
    for (const { given, ascii } of names) {
      if (ascii === undefined || ascii.includes('_')) failed.push({ domain: given, code: 'domain_invalid' });
      else if (added.has(ascii)) continue;
      else if (own.has(ascii)) failed.push({ domain: given, code: 'conflict' });
      else if (free <= 0) failed.push({ domain: given, code: 'limit_reached' });
      else {
        const id = await addDomain(ctx, ascii, type);
        added.add(ascii);
        done.push({ id: String(id), domain: ascii });
        free -= 1;
      }
    }
    if (done.length > 0) await ctx.enqueue(checkOwnershipJob, {});
    return { done, failed };
  },
};

/** Who adds a domain, alone or among many. */
type DomainContext = TenantContext & { readonly now: Date } & Pick<CommandPowers<string>, 'recordHistory'>;

export async function addDomain(
  ctx: DomainContext,
  ascii: string,
  type: DomainType = 'standard',
): Promise<number> {
  const id = await claimName(ctx, { kind: 'domain', ascii, now: ctx.now });
  await insertDomain(ctx, id, { type, healthDueAt: ctx.now });
  ctx.recordHistory({ target: ascii, domainId: id, after: { domain: ascii, type } });
  return id;
}
