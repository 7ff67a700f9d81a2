import type { sessionActions } from '@posthouse/contract/features/session';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { createPasswordCheck } from '../../rules/logins/password-check.ts';
import { confirmEmailPage } from './email/confirm-email-page.ts';
import { changeEmailHandler, confirmEmailHandler } from './email/email-actions.ts';
import { housekeepingWorker } from './housekeeping-job.ts';
import { loginCodeHandler, loginHandler } from './login/login-actions.ts';
import { openLoginLinkHandler } from './login/login-link.ts';
import { refusedLoginWorker } from './login/refused-login-job.ts';
import { endSessionsHandler } from './own-sessions/own-sessions-actions.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions/own-sessions-store.ts';
import {
  changePasswordHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
} from './password/password-actions.ts';
import { passwordNoticeWorker } from './password/password-notice-job.ts';
import { passwordResetWorker } from './password/password-reset-job.ts';
import { passwordResetText } from './password/password-reset-text.ts';
import { adminInfo } from './profile/admin-info.ts';
import { createSecondFactor } from './two-factor/second-factor.ts';
import {
  disableHandler,
  enableHandler,
  renewRecoveryCodesHandler,
  setupHandler,
} from './two-factor/two-factor-actions.ts';
import { viewAsHandler } from './view-as/view-as-actions.ts';

export function sessionFeature(parts: FeatureParts): Feature<typeof sessionActions> {
  return {
    handlers: sessionHandlers(parts),
    workers: [
      refusedLoginWorker(),
      passwordResetWorker(parts),
      passwordNoticeWorker(parts),
      housekeepingWorker(parts),
    ],
    pages: [confirmEmailPage],
  };
}

function sessionHandlers(parts: FeatureParts): Handlers<typeof sessionActions> {
  const { passwords, secrets, settings } = parts;
  const passwordCheck = createPasswordCheck(passwords);
  const secondFactor = createSecondFactor(secrets);
  return {
    login: loginHandler(parts),
    loginCode: loginCodeHandler(parts, secondFactor),
    openLoginLink: openLoginLinkHandler,
    logout: {
      async apply(ctx) {
        await endOwnSessions(ctx, [ctx.caller.pass.id]);
        ctx.recordHistory({ target: ctx.caller.adminname });
        return 'success';
      },
    },
    // The dispatcher extended the session already.
    keepAlive: async () => 'success',
    forgotPassword: forgotPasswordHandler,
    resetPassword: resetPasswordHandler(passwords),
    getPasswordResetText: (ctx, input) => passwordResetText(ctx, input),
    getSessions: (ctx) => listOwnSessions(ctx),
    endSessions: endSessionsHandler,
    getAdminInfo: (ctx) => adminInfo(ctx),
    getPermissions: async (ctx) => ctx.caller.permissions,
    changePassword: changePasswordHandler(passwords, passwordCheck),
    changeEmail: changeEmailHandler(parts, passwordCheck),
    confirmEmail: confirmEmailHandler(parts),
    getTwoFactorSetup: setupHandler(secrets, passwordCheck),
    enableTwoFactor: enableHandler(secrets),
    disableTwoFactor: disableHandler(secondFactor),
    renewRecoveryCodes: renewRecoveryCodesHandler(secondFactor),
    viewAs: viewAsHandler(passwordCheck),
    getClientConfig: async () => ({
      legacy_url: settings.legacyUrl,
      webmail_url: settings.webmailUrl,
      version: settings.version,
    }),
  };
}
