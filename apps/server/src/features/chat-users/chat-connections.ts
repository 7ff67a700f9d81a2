import { AppError } from '@posthouse/contract/core/errors';
import type { FeatureParts } from '../../kernel/feature.ts';
import { createTurnsByKey } from '../../kernel/turns.ts';
import { accessOf, findOrganization, markDue, markUnreachable } from '../../rules/zulip/chat-organization.ts';
import { createZulipClient, type ZulipClient, ZulipFailure } from '../../rules/zulip/zulip-client.ts';

/** After silence, others are told at once for this long instead of waiting for the same. */
const pauseSeconds = 15;

export interface ChatConnections {
  /** Refuses an account without an organization. */
  demandConnected(accountId: number): Promise<void>;
  /**
   * Work with the organization of an account; no connection to the database may be held meanwhile. Some of an account run
   * at once, the others wait for them alone.
   */
  withZulip<Result>(accountId: number, work: (zulip: ZulipClient) => Promise<Result>): Promise<Result>;
}

export function createChatConnections({
  database: { db },
  clock,
  secrets,
  dns,
  mayReach,
}: FeatureParts): ChatConnections {
  const inTurnOf = createTurnsByKey({ atOnce: 4, mostWaiting: 20, retrySeconds: 10 });

  async function organizationOf(accountId: number) {
    const found = await findOrganization(db, accountId);
    if (found === undefined) throw new AppError('chat_not_connected');
    return found;
  }

  /** Whatever became of a request without an answer shows when the users are read. */
  async function noted(accountId: number, error: unknown): Promise<never> {
    if (error instanceof ZulipFailure) {
      const until = new Date(clock.now().getTime() + pauseSeconds * 1000);
      if (error.isSilent) await markUnreachable(db, accountId, until);
      await markDue(db, accountId, clock.now());
    }
    throw error;
  }

  return {
    async demandConnected(accountId) {
      await organizationOf(accountId);
    },
    withZulip: (accountId, work) =>
      inTurnOf(String(accountId), async () => {
        const organization = await organizationOf(accountId);
        const { unreachableUntil } = organization;
        if (unreachableUntil !== null && unreachableUntil > clock.now()) {
          throw new ZulipFailure('it did not answer a moment ago', { isSilent: true });
        }
        return work(createZulipClient({ dns, mayReach }, accessOf(secrets, organization))).catch(
          (error: unknown) => noted(accountId, error),
        );
      }),
  };
}
