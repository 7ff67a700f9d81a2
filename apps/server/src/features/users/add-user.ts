import type { usersActions } from '@posthouse/contract/features/users';
import { claimAddress } from '../../domain/addresses.ts';
import { demandVerifiedDomain } from '../../domain/mailbox-domains.ts';
import { lockSeats } from '../../domain/seats.ts';
import { demandTimezone } from '../../domain/timezones.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { demandPassword, demandSeat, hasPassword, userWith } from './user-rules.ts';
import { insertUser, readUser, type UserFields } from './users-store.ts';

type Add = typeof usersActions.addUser;

const newUser: UserFields = {
  active: true,
  name: '',
  account_type: 'basic',
  mailbox_type: 'normal',
  oex_type: '',
  relay_host: '',
  quota: 0,
  language: '',
  timezone: '',
  dateformat: '',
  twofa_allowed: false,
  imap: true,
  pop3: true,
  smtp: true,
  access_hours: {},
};

export function addUserHandler({ passwords }: FeatureParts): CommandHandler<Add, string | null> {
  return {
    prepare: async (_ctx, { password }) => (password === undefined ? null : passwords.hash(password)),
    async apply(ctx, input, hash) {
      const { username, domain: name, password: _password, ...wanted } = input;
      demandTimezone(wanted.timezone, ctx.now);
      const user = userWith(newUser, wanted);
      demandPassword(user, hash !== null);
      const domain = await demandVerifiedDomain(ctx, name);
      demandSeat(await lockSeats(ctx), undefined, user);
      const email = `${username}@${domain.ascii}`;
      const id = await claimAddress(ctx, 'user', { domainId: domain.id, localPart: username }, ctx.now);
      const passwordHash = hasPassword(user) ? hash : null;
      await insertUser(ctx, user, {
        id,
        domainId: domain.id,
        email,
        readable: `${username}@${domain.unicode}`,
        passwordHash,
        passwordChangedAt: passwordHash === null ? null : ctx.now,
        createdAt: ctx.now,
      });
      ctx.recordHistory({ target: email, domainId: domain.id, after: { email, ...user } });
      return readUser(ctx, id);
    },
  };
}
