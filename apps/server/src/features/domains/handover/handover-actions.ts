import type { domainsActions } from '@posthouse/contract/features/domains';
import type { Handlers } from '../../../kernel/handlers.ts';
import { randomKey } from '../../../kernel/random-keys.ts';
import { createTurnsByKey } from '../../../kernel/turns.ts';
import { readSender } from '../../../rules/admins/link-maker-store.ts';
import { findDomain, lockDomain } from '../domain-key-store.ts';
import type { DomainsParts } from '../domains-parts.ts';
import { deleteHandover, readHandover, saveHandover } from './handover-store.ts';
import { recordsOfAll, zoneFile } from './zone-file.ts';

type HandoverActions = Pick<
  typeof domainsActions,
  'getDnsHandover' | 'createDnsHandover' | 'revokeDnsHandover' | 'getZoneFile'
>;

export function handoverHandlers(
  parts: Pick<DomainsParts, 'settings' | 'expectedRecords'>,
): Handlers<HandoverActions> {
  // Hundreds of domains are read for one file: of each account one at a time. Who waits here has a turn of the account’s
  // queries, of which one is left for others.
  const inTurnOf = createTurnsByKey({ atOnce: 1, mostWaiting: 1, retrySeconds: 10 });
  return {
    async getDnsHandover(ctx, domainKey) {
      const { id } = await findDomain(ctx, domainKey);
      const link = await readHandover(ctx, id, ctx.now);
      return {
        link: link
          ? {
              created_at: link.createdAt.toISOString(),
              created_by: link.createdBy,
              expires_at: link.expiresAt.toISOString(),
              opened_at: link.openedAt?.toISOString() ?? null,
              opened: link.openedCount,
            }
          : null,
      };
    },
    createDnsHandover: {
      async apply(ctx, { days, ...domainKey }) {
        const { id, ascii } = await lockDomain(ctx, domainKey);
        const key = randomKey();
        const expiresAt = new Date(ctx.now.getTime() + days * 86_400_000);
        await saveHandover(ctx, id, { key, now: ctx.now, expiresAt, createdBy: await readSender(ctx) });
        ctx.recordHistory({ target: ascii, domainId: id, after: { days } });
        return { url: `${parts.settings.publicUrl}/handover/${key}`, expires_at: expiresAt.toISOString() };
      },
    },
    revokeDnsHandover: {
      async apply(ctx, domainKey) {
        const { id, ascii } = await lockDomain(ctx, domainKey);
        await deleteHandover(ctx, id);
        ctx.recordHistory({ target: ascii, domainId: id });
        return 'success';
      },
    },
    getZoneFile: (ctx, { ids }) =>
      inTurnOf(String(ctx.caller.accountId), async () => {
        const found = await recordsOfAll(parts, ctx, [...new Set(ids)]);
        return { zone: found.map(({ domain, records }) => zoneFile(domain, records)).join('\n') };
      }),
  };
}
