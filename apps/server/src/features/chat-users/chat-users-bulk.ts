import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { chatFailures, type chatUsersActions } from '@posthouse/contract/features/chat-users';
import { lockSeats } from '../../domain/seats.ts';
import { type ZulipClient, ZulipFailure, ZulipRefusal } from '../../domain/zulip/zulip-client.ts';
import { type BulkHandler, bulkCommand, resultsOf } from '../../kernel/bulk/bulk-command.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { ChatConnections } from './chat-connections.ts';
import {
  type ChatUser,
  changeChatUsers,
  chatUserList,
  deleteChatUsers,
  findChatUsers,
  lockChatUsers,
} from './chat-users-store.ts';

/** The three have the same fields. */
type Action = (typeof chatUsersActions)['enableChatUsers'];
type Name = 'enableChatUsers' | 'disableChatUsers' | 'removeChatUsers';

/** What came of a row in Zulip. */
interface Outcome {
  readonly code: 'done' | BulkFailure;
  /** In the words of Zulip. */
  readonly reason: string;
}
type Failed = Outcome & { readonly code: BulkFailure };

const done: Outcome = { code: 'done', reason: '' };
const failed = (code: BulkFailure, reason = ''): Failed => ({ code, reason });

/** One request a row: so many are done while somebody waits, and by a job between two of its commits. */
const rowsAtOnce = 20;
/** No row is begun later than this. */
const reachSeconds = 15;

type ActOn = (zulip: ZulipClient, row: ChatUser) => Promise<Outcome>;
type Outcomes = (readonly [id: number, outcome: Outcome])[];
type Handler = BulkHandler<Action, Outcome>;

export function chatBulkHandlers({ clock }: FeatureParts, chats: ChatConnections): Record<Name, Handler> {
  const handler = (name: Name, actOn: ActOn): Handler =>
    bulkCommand<Action, Outcome>(name, {
      idsOf: chatUserList.idsOf,
      outside: {
        atOnce: rowsAtOnce,
        async reach(ctx, ids) {
          const rows = await findChatUsers(ctx, ids);
          const missing = ids.filter((id) => !rows.some((row) => row.id === id));
          const reached =
            rows.length === 0 ? { outcomes: [] } : await reach(ctx.session.accountId, rows, actOn);
          const notFound = missing.map((id) => [id, failed('not_found')] as const);
          return { ...reached, outcomes: new Map([...reached.outcomes, ...notFound]) };
        },
      },
      async act(ctx, ids, _input, outcomes) {
        // The ledger before the chat users, as everything that gives back seats locks them.
        if (name === 'removeChatUsers') await lockSeats(ctx);
        const found = await lockChatUsers(ctx, ids);
        const outcomeOf = ({ id }: ChatUser) => outcomes?.get(id) ?? failed('upstream_failed');
        const changed = found.filter((row) => outcomeOf(row).code === 'done');
        const failures = found.flatMap((row) => {
          const { code, reason } = outcomeOf(row);
          return code === 'done' ? [] : [{ id: row.id, name: row.readable, code, reason }];
        });
        await settle(ctx, name, changed, clock.now());
        for (const row of changed) {
          ctx.recordHistory({ target: row.email, domainId: row.domainId, ...changeOf(row, name) });
        }
        for (const { id, code, reason } of failures) {
          const failure = chatFailures.find((one) => one === code);
          if (failure) await changeChatUsers(ctx, [id], { failure, reason }, clock.now());
        }
        const { failed: missing } = resultsOf(ids, found);
        return { done: changed.map(({ id }) => id), failed: [...failures, ...missing] };
      },
    });

  /** Row after row: one that is refused leaves the others alone, and silence ends the wait for all of them. */
  function reach(
    accountId: number,
    rows: readonly ChatUser[],
    actOn: ActOn,
  ): Promise<{ outcomes: Outcomes; againInSeconds?: number }> {
    const outcomes: Outcomes = [];
    const end = Date.now() + reachSeconds * 1000;
    return chats
      .withZulip(accountId, async (zulip) => {
        for (const row of rows) {
          if (Date.now() >= end) break;
          outcomes.push([row.id, await actOn(zulip, row)]);
        }
        return { outcomes };
      })
      .catch((error: unknown) => {
        if (!(error instanceof ZulipFailure)) throw error;
        if (error.waitSeconds !== undefined) return { outcomes, againInSeconds: error.waitSeconds };
        const unsettled = rows.slice(outcomes.length);
        const silence = unsettled.map(({ id }) => [id, failed('upstream_failed')] as const);
        return { outcomes: [...outcomes, ...silence] };
      });
  }

  return {
    enableChatUsers: handler('enableChatUsers', (zulip, row) => setActive(zulip, row, true)),
    disableChatUsers: handler('disableChatUsers', (zulip, row) => setActive(zulip, row, false)),
    removeChatUsers: handler('removeChatUsers', remove),
  };
}

/** For the history. */
function changeOf({ email, name, role, active: before }: ChatUser, command: Name) {
  if (command === 'removeChatUsers') return { before: { email, name, role } };
  const after = command === 'enableChatUsers';
  return before === after ? {} : { before: { active: before }, after: { active: after } };
}

type SettleContext = Parameters<typeof changeChatUsers>[0];

async function settle(ctx: SettleContext, name: Name, rows: readonly ChatUser[], now: Date): Promise<void> {
  const fine = { failure: '', reason: '' } as const;
  const idsOf = (some: readonly ChatUser[]) => some.map(({ id }) => id);
  if (name !== 'removeChatUsers') {
    await changeChatUsers(ctx, idsOf(rows), { ...fine, active: name === 'enableChatUsers' }, now);
    return;
  }
  const known = rows.filter(({ zulipId }) => zulipId !== null);
  await changeChatUsers(ctx, idsOf(known), { ...fine, active: false, removedAt: now }, now);
  await deleteChatUsers(ctx, idsOf(rows.filter(({ zulipId }) => zulipId === null)));
}

async function setActive(zulip: ZulipClient, { zulipId }: ChatUser, active: boolean): Promise<Outcome> {
  // Nobody knows yet whether Zulip has it.
  if (zulipId === null) return failed('conflict');
  return attempt(zulip, zulipId, active);
}

/** Zulip keeps the messages, so an account is deactivated there and no longer counted here. */
async function remove(zulip: ZulipClient, { zulipId, email, active }: ChatUser): Promise<Outcome> {
  if (zulipId !== null) return active ? attempt(zulip, zulipId, false) : done;
  const member = await zulip.findMember(email);
  return member?.active ? attempt(zulip, member.zulipId, false) : done;
}

/** A refusal counts only where the account is not as it should be: Zulip also refuses what is so already. */
async function attempt(zulip: ZulipClient, zulipId: number, active: boolean): Promise<Outcome> {
  try {
    await zulip.setActive(zulipId, active);
    return done;
  } catch (error) {
    if (!(error instanceof ZulipRefusal)) throw error;
    const member = await zulip.findMember(zulipId);
    const isGone = member === undefined && !active && [400, 404].includes(error.status);
    return isGone || member?.active === active ? done : failed('chat_status_failed', error.reason);
  }
}
