import { AppError } from '@posthouse/contract/core/errors';
import type { subAdminsActions } from '@posthouse/contract/features/sub-admins';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import { addSubAdminHandler } from './add-sub-admin.ts';
import { sendConfirmationHandler } from './confirm-address.ts';
import { acceptInvitationHandler } from './invitation/accept-invitation.ts';
import { revokeInvitationHandler, sendInvitationHandler } from './invitation/invitation-actions.ts';
import { invitationPage } from './invitation/invitation-page.ts';
import { resetTwoFactorHandler } from './reset-two-factor.ts';
import { disableHandler, enableHandler, removeHandler } from './sub-admins-bulk.ts';
import { subAdminList } from './sub-admins-store.ts';
import { updateSubAdminHandler } from './update-sub-admin.ts';

export function subAdminsFeature(parts: FeatureParts): Feature<typeof subAdminsActions> {
  return {
    handlers: {
      getSubAdmins: subAdminList.answer,
      async getSubAdmin(ctx, { id }) {
        const found = await subAdminList.readRow(ctx, id);
        if (found === undefined) throw new AppError('not_found');
        return found;
      },
      addSubAdmin: addSubAdminHandler(parts),
      updateSubAdmin: updateSubAdminHandler(parts),
      sendSubAdminConfirmation: sendConfirmationHandler(parts),
      sendSubAdminInvitation: sendInvitationHandler(parts),
      revokeSubAdminInvitation: revokeInvitationHandler,
      acceptInvitation: acceptInvitationHandler(parts.passwords),
      resetSubAdminTwoFactor: resetTwoFactorHandler,
      enableSubAdmins: enableHandler,
      disableSubAdmins: disableHandler,
      removeSubAdmins: removeHandler,
    },
    pages: [invitationPage(parts)],
  };
}
