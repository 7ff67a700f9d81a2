import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import { mailConfirmation } from '../../domain/email-confirmation.ts';
import type { ManagedAdmin } from '../../domain/managed-admins.ts';
import type { CommandPowers, SessionContext } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import type { CommandHandler } from '../../kernel/handlers.ts';
import { lockSubAdmin } from './lock-sub-admin.ts';
import { findAccountLanguage } from './sub-admins-store.ts';

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

/** Asks the owner of the address whether it is theirs; until then it neither signs in nor gets alerts. */
export async function mailFirstConfirmation(
  ctx: SessionContext & CommandPowers,
  parts: Parts,
  { adminId, username, email }: Pick<ManagedAdmin, 'adminId' | 'username' | 'email'>,
): Promise<void> {
  await mailConfirmation(ctx, parts, {
    of: { accountId: ctx.session.accountId, adminId },
    username,
    email,
    language: await findAccountLanguage(ctx),
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
      if (found.emailConfirmedAt === null) await mailFirstConfirmation(ctx, parts, found);
      return 'success';
    },
  };
}
