import { AppError } from '@posthouse/contract/core/errors';
import type { ChatRole, chatUsersActions } from '@posthouse/contract/features/chat-users';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { demandVerifiedDomain } from '../../rules/addresses/mailbox-domains.ts';
import { generatePassword } from '../../rules/logins/generated-password.ts';
import {
  type ZulipClient,
  ZulipFailure,
  type ZulipMember,
  ZulipRefusal,
} from '../../rules/zulip/zulip-client.ts';
import type { ChatConnections } from './chat-connections.ts';
import { demandRoles, recordAsked } from './chat-roles.ts';
import {
  changeChatUsers,
  confirmChatUser,
  readChatUser,
  releaseChatUser,
  reserveChatUser,
} from './chat-users-store.ts';

type Add = typeof chatUsersActions.addChatUser;

interface Wanted {
  readonly email: string;
  readonly name: string;
  readonly role: ChatRole;
}

interface Added {
  readonly member: ZulipMember;
  /** Empty for an account that had one before. */
  readonly password: string;
  /** The account is there, but not quite as it was asked for. */
  readonly failure: '' | 'chat_refused' | 'upstream_failed';
  readonly reason: string;
}

type Prepared = Added & { readonly id: number; readonly domainId: number };

/** Reserve here, create in Zulip, confirm here. What ends in between is settled when the users are read next. */
export function addChatUserHandler(
  { clock }: FeatureParts,
  chats: ChatConnections,
): CommandHandler<Add, Prepared> {
  return {
    async prepare(ctx, { email, name, role = 'member' }) {
      const { accountId } = ctx.caller;
      const domain = await demandVerifiedDomain(ctx, email.slice(email.lastIndexOf('@') + 1));
      await demandRoles(ctx, 'addChatUser', { target: email, roles: [role] });
      await chats.demandConnected(accountId);
      const wanted = { email, name, role };
      const id = await reserveChatUser(ctx, { ...wanted, domainId: domain.id }, clock.now());
      try {
        const added = await chats.withZulip(accountId, (zulip) =>
          addOrAdopt(zulip, wanted, (present) =>
            demandRoles(ctx, 'addChatUser', { target: email, roles: [present] }),
          ),
        );
        return { ...added, id, domainId: domain.id };
      } catch (error) {
        const isUnknown = error instanceof ZulipFailure && error.waitSeconds === undefined;
        if (isUnknown) {
          await recordAsked(ctx, 'addChatUser', { target: email, domainId: domain.id, after: wanted });
          await changeChatUsers(ctx, [id], { failure: 'upstream_failed' }, clock.now());
        } else await releaseChatUser(ctx, id);
        throw inWords(error);
      }
    },
    async apply(ctx, { email }, { id, domainId, member, password, failure, reason }) {
      // The ledger before the chat users, as everything that takes or gives back seats locks them.
      await lockSeats(ctx);
      const change = { domainId, failure, reason };
      const confirmed = await confirmChatUser(ctx, id, member, change, clock.now());
      const { name, role } = member;
      ctx.recordHistory({ target: email, domainId, after: { email, name, role } });
      const row = await readChatUser(ctx, confirmed);
      return { user: JSON.parse(row.text), password };
    },
    doneOutside: ({ domainId, member: { name, role } }, { email }) => [
      { target: email, domainId, after: { email, name, role } },
    ],
  };
}

/** A new account; or the one with this address, which becomes as it was asked for unless its role forbids that. */
async function addOrAdopt(
  zulip: ZulipClient,
  { email, name, role }: Wanted,
  demandRole: (present: ChatRole) => Promise<void>,
): Promise<Added> {
  const password = generatePassword();
  try {
    const zulipId = await zulip.addMember({ email, name, password });
    const member = { zulipId, email, name, role: 'member', active: true } as const;
    return { ...(await adjusted(zulip, member, { name, role })), password };
  } catch (error) {
    if (!(error instanceof ZulipRefusal)) throw error;
    const existing = await zulip.findMember(email);
    if (existing === undefined) throw error;
    await demandRole(existing.role);
    if (!existing.active) await zulip.setActive(existing.zulipId, true);
    const member = { ...existing, email, active: true };
    return { ...(await adjusted(zulip, member, { name, role })), password: '' };
  }
}

/** The account is there by now: what it lacks is said, and no reason to give it up. */
async function adjusted(
  zulip: ZulipClient,
  member: ZulipMember,
  { name, role }: Pick<Wanted, 'name' | 'role'>,
): Promise<Omit<Added, 'password'>> {
  const change = {
    ...(name === member.name ? {} : { name }),
    ...(role === member.role ? {} : { role }),
  };
  if (Object.keys(change).length === 0) return { member, failure: '', reason: '' };
  try {
    await zulip.changeMember(member.zulipId, change);
    return { member: { ...member, ...change }, failure: '', reason: '' };
  } catch (error) {
    if (error instanceof ZulipRefusal) return { member, failure: 'chat_refused', reason: error.reason };
    if (error instanceof ZulipFailure) return { member, failure: 'upstream_failed', reason: '' };
    throw error;
  }
}

/** What a caller is told. */
export function inWords(error: unknown): unknown {
  if (error instanceof ZulipRefusal) {
    return new AppError('chat_refused', { params: { reason: error.reason } });
  }
  if (!(error instanceof ZulipFailure)) return error;
  const { waitSeconds } = error;
  return waitSeconds === undefined
    ? new AppError('upstream_failed')
    : new AppError('rate_limited', { params: { seconds: waitSeconds } });
}
