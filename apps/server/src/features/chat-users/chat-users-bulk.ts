import type { BulkFailure } from '@posthouse/contract/core/bulk';
import { chatFailures, type chatUsersActions, mayManageRole } from '@posthouse/contract/features/chat-users';
import type { ActingAdmin } from '../../kernel/acting-admin.ts';
import {
  type BulkContext,
  type BulkHandler,
  bulkCommand,
  resultsOf,
} from '../../kernel/bulk/bulk-command.ts';
import type { HistoryEntry } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { recordRefusal } from '../../rules/admins/record-refusal.ts';
import { type ZulipClient, ZulipFailure, ZulipRefusal } from '../../rules/zulip/zulip-client.ts';
import type { ChatConnections } from './chat-connections.ts';
import { roleToHeed } from './chat-roles.ts';
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

const activeAfter = { enableChatUsers: true, disableChatUsers: false, removeChatUsers: undefined } as const;

type Fact = Action['history'][number];

/** What came of a row in Zulip. */
interface Outcome {
  readonly code: 'done' | BulkFailure;
  /** In the words of Zulip. */
  readonly reason: string;
  /** What Zulip was asked for, where it did it or nobody knows: in the history whatever happens to the row. */
  readonly asked?: HistoryEntry<Fact, 'domain'>;
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
            rows.length === 0 ? { outcomes: [] } : await reach(ctx.caller, { name, rows, actOn });
          const notFound = missing.map((id) => [id, failed('not_found')] as const);
          return { ...reached, outcomes: new Map([...reached.outcomes, ...notFound]) };
        },
        entriesOf: (outcomes) => [...outcomes.values()].flatMap(({ asked }) => asked ?? []),
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
        recordAsked(ctx, ids, outcomes);
        const refused = failures.filter(({ code }) => code === 'forbidden').map(({ id }) => id);
        await recordRefusal(ctx, name, { targets: emailsOf(found, refused) });
        for (const { id, code, reason } of failures) {
          const failure = chatFailures.find((one) => one === code);
          if (failure) await changeChatUsers(ctx, [id], { failure, reason }, clock.now());
        }
        const { failed: missing } = resultsOf(ids, found);
        const unchanged = changed.filter(({ active }) => active === activeAfter[name]).map(({ id }) => id);
        return { done: changed.map(({ id }) => id), failed: [...failures, ...missing], unchanged };
      },
    });

  /** Row after row: one that is refused leaves the others alone, and silence ends the wait for all of them. */
  function reach(
    admin: ActingAdmin,
    { name, rows, actOn }: { readonly name: Name; readonly rows: readonly ChatUser[]; readonly actOn: ActOn },
  ): Promise<{ outcomes: Outcomes; againInSeconds?: number }> {
    const outcomes: Outcomes = [];
    let isAsked = false;
    const end = Date.now() + reachSeconds * 1000;
    return chats
      .withZulip(admin.accountId, async (zulip) => {
        for (const row of rows) {
          if (Date.now() >= end) break;
          isAsked = false;
          if (!(await mayTouch(zulip, row, admin))) {
            outcomes.push([row.id, failed('forbidden')]);
            continue;
          }
          isAsked = true;
          const outcome = await actOn(zulip, row).catch(refusedOutcome);
          const asked = outcome.code === 'done' ? { asked: askedOf(row, name) } : {};
          outcomes.push([row.id, { ...outcome, ...asked }]);
        }
        return { outcomes };
      })
      .catch((error: unknown) => {
        if (!(error instanceof ZulipFailure)) throw error;
        if (error.waitSeconds !== undefined) return { outcomes, againInSeconds: error.waitSeconds };
        const unsettled = rows.slice(outcomes.length);
        const silence = unsettled.map((row, index) => {
          const asked = isAsked && index === 0 ? { asked: askedOf(row, name) } : {};
          return [row.id, { ...failed('upstream_failed'), ...asked }] as const;
        });
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
function askedOf(row: ChatUser, command: Name): HistoryEntry<Fact, 'domain'> {
  const { email, name, role, active, domainId } = row;
  const entry = { target: email, domainId };
  if (command === 'removeChatUsers') return { ...entry, before: { email, name, role } };
  const after = activeAfter[command];
  return active === after ? entry : { ...entry, before: { active }, after: { active: after } };
}

/** A row that is refused on the way leaves what was done to the others as it is. */
function refusedOutcome(error: unknown): Outcome {
  if (error instanceof ZulipRefusal) return failed('chat_status_failed', error.reason);
  throw error;
}

/** By the role that is known here, and by the one it has in Zulip by now. */
async function mayTouch(zulip: ZulipClient, row: ChatUser, admin: ActingAdmin): Promise<boolean> {
  if (!mayManageRole(row.role, admin)) return false;
  try {
    const present = await roleToHeed(zulip, row.zulipId ?? row.email, admin);
    return present === undefined || mayManageRole(present, admin);
  } catch (error) {
    // What Zulip does not tell us is not taken for harmless.
    if (error instanceof ZulipRefusal) return false;
    throw error;
  }
}

/** Also of rows that went, or are no longer the caller's: in Zulip they were. */
function recordAsked(
  { recordHistory }: Pick<BulkContext<Action>, 'recordHistory'>,
  ids: readonly number[],
  outcomes: ReadonlyMap<number, Outcome> = new Map(),
): void {
  for (const { code, asked } of ids.flatMap((id) => outcomes.get(id) ?? [])) {
    if (asked) recordHistory({ ...asked, isPending: code !== 'done' });
  }
}

const emailsOf = (rows: readonly ChatUser[], ids: readonly number[]) =>
  rows.filter(({ id }) => ids.includes(id)).map(({ email }) => email);

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
