import type { usersActions } from '@posthouse/contract/features/users';
import type { CommandPowers, TenantContext } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { lockSeats } from '../../rules/accounts/seats.ts';
import { demandTimezone } from '../../rules/accounts/timezones.ts';
import { claimAddress } from '../../rules/addresses/addresses.ts';
import { demandVerifiedDomain } from '../../rules/addresses/mailbox-domains.ts';
import { demandSeat } from './seat-budget.ts';
import {
  demandExchange,
  demandPassword,
  demandUsefulPassword,
  userWith,
  type WantedUser,
} from './user-rules.ts';
import { insertUser, readUser, type UserFields, userRecord } from './users-store.ts';

type Add = typeof usersActions.addUser;

/** What a user is where nobody says otherwise. */
export const newUser: UserFields = { ...userRecord.defaults, account_type: 'basic', quota: 0 };

/** Who adds or changes a user, alone or among many. */
export type UserContext = TenantContext & { readonly now: Date } & Pick<
    CommandPowers<string>,
    'recordHistory'
  >;

interface NewUser {
  readonly username: string;
  readonly domain: string;
  readonly active?: boolean | undefined;
  readonly wanted: WantedUser;
}

export async function addUser(
  ctx: UserContext,
  { username, domain: name, active = true, wanted }: NewUser,
  hash: string | null,
): Promise<number> {
  demandTimezone(wanted.timezone, ctx.now);
  const user = userWith({ ...newUser, active }, wanted);
  demandPassword(user, hash !== null);
  demandUsefulPassword(user, hash !== null);
  const domain = await demandVerifiedDomain(ctx, name);
  demandSeat(await lockSeats(ctx), undefined, user);
  demandExchange(undefined, user, domain);
  const email = `${username}@${domain.ascii}`;
  const id = await claimAddress(ctx, 'user', { domainId: domain.id, localPart: username }, 'username');
  await insertUser(ctx, user, {
    id,
    domainId: domain.id,
    email,
    readable: `${username}@${domain.unicode}`,
    passwordHash: hash,
    passwordChangedAt: hash === null ? null : ctx.now,
    createdAt: ctx.now,
  });
  ctx.recordHistory({ target: email, domainId: domain.id, after: { email, ...user } });
  return id;
}

export function addUserHandler({ passwords }: FeatureParts): CommandHandler<Add, string | null> {
  return {
    prepare: async (_ctx, { password }) => (password === undefined ? null : passwords.hash(password)),
    async apply(ctx, { username, domain, password: _password, ...wanted }, hash) {
      return readUser(ctx, await addUser(ctx, { username, domain, wanted }, hash));
    },
  };
}
