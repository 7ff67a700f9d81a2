import { AppError } from '@posthouse/contract/core/errors';
import { mostAppPasswords, type userPasswordsActions } from '@posthouse/contract/features/users/passwords';
import { type MailService, mailServices } from '@posthouse/contract/fields/mail-service';
import type { Feature, FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { mailPasswordDigest, makeMailPassword } from '../../../rules/logins/mail-login.ts';
import { demandAuditLogin } from '../../../rules/mail-ways/audit-mailboxes.ts';
import { findUserId, type LockedUser, lockUser } from '../users-store.ts';
import {
  deleteAppPassword,
  hasLogin,
  insertAppPassword,
  listAppPasswords,
  putOneTimePassword,
  readLoginDomain,
  readToday,
} from './passwords-store.ts';

type Actions = typeof userPasswordsActions;

const oneTimeMinutes = 5;

export function userPasswordsFeature(parts: FeatureParts): Feature<Actions> {
  return {
    handlers: {
      async getAppPasswords(ctx, key) {
        const userId = await findUserId(ctx, key);
        const [canLogIn, rows] = [await hasLogin(ctx, userId), await listAppPasswords(ctx, userId)];
        return { can_log_in: canLogIn ? 1 : 0, rows };
      },
      addAppPassword: addHandler(parts),
      removeAppPassword: {
        async apply(ctx, { password_id, ...key }) {
          const { id: userId, email: target, domainId } = await lockUser(ctx, key);
          const before = await deleteAppPassword(ctx, userId, password_id);
          ctx.recordHistory({ target, domainId, before });
          return 'success';
        },
      },
      getOneTimePassword: oneTimeHandler(parts),
    },
  };
}

function addHandler({ secrets }: FeatureParts): CommandHandler<Actions['addAppPassword']> {
  return {
    async apply(ctx, { label, services: wanted, expires_on, ...key }) {
      const user = await lockUser(ctx, key);
      demandLogin(user);
      await demandAuditLogin(ctx, user);
      const services = servicesFor(user, wanted);
      const expiresOn = expires_on || null;
      if (expiresOn !== null && expiresOn < (await readToday(ctx))) {
        throw AppError.field('expires_on', 'date_past');
      }
      const others = await listAppPasswords(ctx, user.id);
      if (others.length >= mostAppPasswords)
        throw new AppError('limit_reached', { params: { num: mostAppPasswords } });
      const isLabel = (other: string) => other.toLowerCase() === label.toLowerCase();
      if (others.some((other) => isLabel(other.label))) throw AppError.field('label', 'taken');
      const password = makeMailPassword();
      const digest = mailPasswordDigest(secrets, password);
      const id = await insertAppPassword(ctx, user.id, { label, services, expiresOn, digest });
      ctx.recordHistory({
        target: user.email,
        domainId: user.domainId,
        after: { label, services, ...(expiresOn === null ? {} : { expires_on: expiresOn }) },
      });
      const created_at = ctx.now.toISOString();
      return { id, label, services, expires_on: expiresOn, expired: 0, created_at, lastuse: null, password };
    },
  };
}

function oneTimeHandler({ secrets, settings }: FeatureParts): CommandHandler<Actions['getOneTimePassword']> {
  return {
    async apply(ctx, { reason, ...key }) {
      const user = await lockUser(ctx, key);
      demandLogin(user);
      await demandAuditLogin(ctx, user);
      const domain = await readLoginDomain(ctx, user.domainId);
      if (!user.active || !domain.active) throw new AppError('user_disabled');
      if (domain.verifiedAt === null) throw new AppError('domain_unverified');
      const otp = makeMailPassword();
      const expiresAt = new Date(ctx.now.getTime() + oneTimeMinutes * 60_000);
      const digest = mailPasswordDigest(secrets, otp);
      await putOneTimePassword(ctx, user.id, { digest, createdAt: ctx.now, expiresAt });
      ctx.recordHistory({ target: user.email, domainId: user.domainId, after: { reason } });
      return { otp, url: domain.webmail ? settings.webmailUrl : '', expires: expiresAt.toISOString() };
    },
  };
}

/** What the password opens; an audit mailbox sends nothing, with whatever password. */
function servicesFor({ account_type }: LockedUser, wanted: readonly MailService[] | undefined) {
  const possible = mailServices.filter((service) => service !== 'smtp' || account_type !== 'audit');
  const services = possible.filter((service) => wanted === undefined || wanted.includes(service));
  if (wanted?.some((service) => !services.includes(service))) throw AppError.field('services', 'format');
  return services;
}

/** Shared mailboxes, rooms and equipment are opened by others; a connector may log in elsewhere. */
function demandLogin({ passwordHash }: LockedUser): void {
  if (passwordHash === null) throw new AppError('no_login');
}
