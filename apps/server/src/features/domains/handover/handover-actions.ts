import type { domainsActions } from '@posthouse/contract/features/domains';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { Handlers } from '../../../kernel/handlers.ts';
import { randomKey } from '../../../kernel/random-keys.ts';
import { lockDomain } from '../domain-key-store.ts';
import { deleteHandover, saveHandover } from './handover-store.ts';

type HandoverActions = Pick<typeof domainsActions, 'createDnsHandover' | 'revokeDnsHandover'>;

export function handoverHandlers({ settings }: Pick<FeatureParts, 'settings'>): Handlers<HandoverActions> {
  return {
    createDnsHandover: {
      async apply(ctx, { days, ...domainKey }) {
        const { id, ascii } = await lockDomain(ctx, domainKey);
        const key = randomKey();
        const expiresAt = new Date(ctx.now.getTime() + days * 86_400_000);
        await saveHandover(ctx, id, { key, now: ctx.now, expiresAt });
        ctx.recordHistory({ target: ascii, domainId: id, after: { days } });
        return { url: `${settings.publicUrl}/handover/${key}`, expires_at: expiresAt.toISOString() };
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
  };
}
