import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { CallerContext, CommandPowers } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { sealMail, sendMailJob } from '../../kernel/mail.ts';
import { confirmationLink } from '../../rules/admins/email-confirmation.ts';
import { demandLink, mailLink } from '../../rules/admins/mailed-link.ts';
import type { ManagedAdmin } from '../../rules/admins/managed-admins.ts';
import { mailText } from '../../rules/mail-texts/mail-text.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import { findLanguage } from './sub-admins-store.ts';

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

type Addressee = Pick<ManagedAdmin, 'adminId' | 'username' | 'email'>;

/**
 * Asks the owner of the address whether it is theirs; until then it neither signs in nor gets mails. When too many were
 * sent lately it is left out, and can be sent later.
 */
export async function mailFirstConfirmation(
  ctx: CallerContext & CommandPowers,
  parts: Parts,
  addressee: Addressee,
): Promise<void> {
  await mailLink(ctx, parts, await firstConfirmation(ctx, addressee));
}

/** Tells the former address, if it was confirmed. */
export async function tellFormerAddress(
  ctx: CallerContext & CommandPowers,
  parts: Parts,
  before: ManagedAdmin,
  email: string,
): Promise<void> {
  if (before.emailConfirmedAt === null) return;
  const { username, adminId } = before;
  const values = { username, email, remoteip: ctx.remoteIp };
  const text = mailText('emailChanged', await findLanguage(ctx, adminId), values);
  await ctx.enqueue(sendMailJob, sealMail(parts.secrets, { to: before.email, ...text }));
}

async function firstConfirmation(ctx: CallerContext, { adminId, username, email }: Addressee) {
  return confirmationLink({
    of: { accountId: ctx.caller.accountId, adminId },
    username,
    email,
    language: await findLanguage(ctx, adminId),
    text: 'emailConfirmation',
  });
}

export function sendConfirmationHandler(
  parts: Parts,
): CommandHandler<typeof subAdminsActions.sendSubAdminConfirmation> {
  return {
    async apply(ctx, { id }) {
      const found = await lockSubAdmin(ctx, 'sendSubAdminConfirmation', id, ({ username, email }) => ({
        target: username,
        after: { email },
      }));
      // Accepting the invitation confirms the address too.
      if (found.isInvited) throw new AppError('conflict');
      if (found.emailConfirmedAt === null) {
        await demandLink(ctx, parts, await firstConfirmation(ctx, found));
      }
      return 'success';
    },
  };
}
