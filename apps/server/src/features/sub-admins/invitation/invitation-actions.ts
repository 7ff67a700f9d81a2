import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { CallerContext, CommandPowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { demandLink } from '../../../rules/admins/mailed-link.ts';
import type { ManagedAdmin } from '../../../rules/admins/managed-admins.ts';
import { mailText } from '../../../rules/mail-texts/mail-text.ts';
import { lockSubAdmin } from '../lock-sub-admin.ts';
import { findLanguage, readSubAdmin } from '../sub-admins-store.ts';
import { forgetInvitation } from './invitation-store.ts';

type Send = typeof subAdminsActions.sendSubAdminInvitation;
type Revoke = typeof subAdminsActions.revokeSubAdminInvitation;
type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

const linkDays = 7;

/** Mails the link behind which a new sub-admin chooses a password; an earlier link stops working. */
export async function mailInvitation(
  ctx: CallerContext & CommandPowers,
  parts: Parts,
  { adminId, username, email }: Pick<ManagedAdmin, 'adminId' | 'username' | 'email'>,
): Promise<void> {
  const { accountId, adminname: inviter, accountName: account } = ctx.caller;
  const language = await findLanguage(ctx, adminId);
  await demandLink(ctx, parts, {
    of: { accountId, adminId },
    to: email,
    purpose: 'invitation',
    page: '/invitation',
    lifetimeHours: 24 * linkDays,
    text: (link) => mailText('invitation', language, { inviter, account, username, days: linkDays, link }),
  });
}

export function sendInvitationHandler(parts: Parts): CommandHandler<Send> {
  return {
    async apply(ctx, { id }) {
      const found = await lockSubAdmin(ctx, 'sendSubAdminInvitation', id, entryOf);
      if (!found.isInvited || !found.active) throw new AppError('conflict');
      await mailInvitation(ctx, parts, found);
      return readSubAdmin(ctx, found.adminId);
    },
  };
}

export const revokeInvitationHandler: CommandHandler<Revoke> = {
  async apply(ctx, { id }) {
    const { adminId } = await lockSubAdmin(ctx, 'revokeSubAdminInvitation', id, entryOf);
    await forgetInvitation(ctx, adminId);
    return readSubAdmin(ctx, adminId);
  },
};

const entryOf = ({ username, email }: ManagedAdmin) => ({
  target: username,
  domainId: null,
  after: { email },
});
