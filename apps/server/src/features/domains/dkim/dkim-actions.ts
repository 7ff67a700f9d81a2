import { AppError } from '@posthouse/contract/core/errors';
import type { domainsActions } from '@posthouse/contract/features/domains';
import type { CallerContext, CommandPowers, TenantContext } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import { dkimSealContext } from '../../../rules/hosted-domains/dkim-seal.ts';
import { type FoundDomain, findDomain, lockDomain } from '../domain-key-store.ts';
import { checkDkimJob } from './dkim-job.ts';
import { dkimHost, dkimValue, makeKeyPair, otherSelector } from './dkim-record.ts';
import { isDkimEnabled, listKeys, putKey, setDkimEnabled } from './dkim-store.ts';

type DkimActions = Pick<typeof domainsActions, 'getDkim' | 'enableDkim' | 'disableDkim' | 'rotateDkim'>;
type KeyPair = Awaited<ReturnType<typeof makeKeyPair>>;

export function dkimHandlers({ secrets }: Pick<FeatureParts, 'secrets'>): Handlers<DkimActions> {
  return {
    getDkim: async (ctx, key) => dkimOf(ctx, await findDomain(ctx, key)),
    enableDkim: {
      async prepare(ctx, key) {
        const domain = await findDomain(ctx, key);
        const keys = await listKeys(ctx.db, idOf(ctx, domain));
        return keys.length === 0 ? makeKeyPair(ctx.caller) : undefined;
      },
      async apply(ctx, key, pair: KeyPair | undefined) {
        const domain = await lockDomain(ctx, key);
        const keys = await listKeys(ctx.db, idOf(ctx, domain));
        if (keys.length === 0) {
          // Its keys went away in this very moment.
          if (pair === undefined) throw new AppError('conflict');
          await publish(ctx, secrets, domain, otherSelector(undefined), pair);
        }
        await change(ctx, domain, true);
        return dkimOf(ctx, domain);
      },
    },
    disableDkim: {
      async apply(ctx, key) {
        const domain = await lockDomain(ctx, key);
        await change(ctx, domain, false);
        return dkimOf(ctx, domain);
      },
    },
    rotateDkim: {
      async prepare(ctx, key) {
        await findDomain(ctx, key);
        return makeKeyPair(ctx.caller);
      },
      async apply(ctx, key, pair: KeyPair) {
        const domain = await lockDomain(ctx, key);
        const keys = await listKeys(ctx.db, idOf(ctx, domain));
        const active = keys.find(({ state }) => state === 'active');
        // A key that still waits is made anew under its own name; the one that signs is never touched.
        const waiting = keys.find(({ state }) => state === 'waiting');
        const selector = waiting?.selector ?? otherSelector(active?.selector);
        await publish(ctx, secrets, domain, selector, pair);
        ctx.recordHistory({ target: domain.ascii, domainId: domain.id, after: { selector } });
        return dkimOf(ctx, domain);
      },
    },
  };
}

const idOf = ({ caller }: TenantContext, { id }: FoundDomain) => ({
  accountId: caller.accountId,
  domainId: id,
});

async function publish(
  ctx: CallerContext & CommandPowers,
  secrets: SecretBox,
  domain: FoundDomain,
  selector: string,
  { privateKey, publicKey }: KeyPair,
): Promise<void> {
  const sealed = secrets.seal(privateKey, dkimSealContext(domain.id, selector));
  await putKey(ctx.db, idOf(ctx, domain), { selector, privateKey: sealed, publicKey }, ctx.now);
  await ctx.enqueue(checkDkimJob, {});
}

async function change(
  ctx: CallerContext & CommandPowers<'dkim_enabled'>,
  domain: FoundDomain,
  enabled: boolean,
): Promise<void> {
  const before = await isDkimEnabled(ctx, domain.id);
  await setDkimEnabled(ctx, domain.id, { enabled, now: ctx.now });
  ctx.recordHistory({
    target: domain.ascii,
    domainId: domain.id,
    before: { dkim_enabled: before },
    after: { dkim_enabled: enabled },
  });
}

async function dkimOf(ctx: TenantContext, domain: FoundDomain) {
  const keys = await listKeys(ctx.db, idOf(ctx, domain));
  const [newest] = keys;
  const enabled: 0 | 1 = (await isDkimEnabled(ctx, domain.id)) ? 1 : 0;
  return {
    domain: domain.ascii,
    dkim_enabled: enabled,
    dkim_host: newest ? dkimHost(newest.selector, domain.ascii) : '',
    dkim_key: newest ? dkimValue(newest.publicKey) : '',
    keys: keys.map(({ selector, publicKey, state, since }) => ({
      selector,
      host: dkimHost(selector, domain.ascii),
      type: 'TXT' as const,
      value: dkimValue(publicKey),
      state,
      since: since.toISOString(),
    })),
  };
}
