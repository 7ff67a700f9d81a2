import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { demandConfirmation, mailConfirmation } from '../../domain/email-confirmation.ts';
import { mailText } from '../../domain/mail-texts/mail-text.ts';
import type { ManagedAdmin } from '../../domain/managed-admins.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { sealMail, sendMailJob } from '../../kernel/mail.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import { findAccountLanguage } from './sub-admins-store.ts';

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

type Addressee = Pick<ManagedAdmin, 'adminId' | 'username' | 'email'>;

/**
 * Asks the owner of the address whether it is theirs; until then it neither signs in nor gets mails. When too many were
 * sent lately it is left out, and can be sent later.
 */
export async function mailFirstConfirmation(
  ctx: SessionContext & CommandPowers,
  parts: Parts,
  addressee: Addressee,
): Promise<void> {
  await mailConfirmation(ctx, parts, await firstConfirmation(ctx, addressee));
}

/** The new address must be confirmed; the old one, if it was, is told. */
export async function changeAddress(
  ctx: SessionContext & CommandPowers,
  parts: Parts,
  before: ManagedAdmin,
  email: string,
): Promise<void> {
  if (email === before.email) return;
  await mailFirstConfirmation(ctx, parts, { ...before, email });
  if (before.emailConfirmedAt === null) return;
  const { username } = before;
  const values = { username, email, remoteip: ctx.remoteIp };
  const text = mailText('emailChanged', await findAccountLanguage(ctx), values);
  await ctx.enqueue(sendMailJob, sealMail(parts.secrets, { to: before.email, ...text }));
}

async function firstConfirmation(ctx: SessionContext, { adminId, username, email }: Addressee) {
  return {
    of: { accountId: ctx.session.accountId, adminId },
    username,
    email,
    language: await findAccountLanguage(ctx),
    text: 'emailConfirmation',
  } as const;
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
      if (found.emailConfirmedAt === null) {
        await demandConfirmation(ctx, parts, await firstConfirmation(ctx, found));
      }
      return 'success';
    },
  };
}
