import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import { languageOr } from '../../domain/mail-texts/mail-text.ts';
import type { Feature, FeatureParts } from '../../kernel/feature.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { confirmEmailPage } from './email/confirm-email-page.ts';
import { changeEmailHandler, confirmEmailHandler } from './email/email-actions.ts';
import { housekeepingWorker } from './housekeeping-job.ts';
import { loginCodeHandler, loginHandler } from './login/login-actions.ts';
import { endSessionsHandler } from './own-sessions/own-sessions-actions.ts';
import { endOwnSessions, listOwnSessions } from './own-sessions/own-sessions-store.ts';
import {
  changePasswordHandler,
  forgotPasswordHandler,
  resetPasswordHandler,
} from './password/password-actions.ts';
import { createPasswordCheck } from './password/password-check.ts';
import { passwordResetWorker } from './password/password-reset-job.ts';
import { findProfile } from './profile-store.ts';
import { createSecondFactor } from './two-factor/second-factor.ts';
import { disableHandler, enableHandler, setupHandler } from './two-factor/two-factor-actions.ts';
import { viewAsHandler } from './view-as/view-as-actions.ts';

export function sessionFeature(parts: FeatureParts): Feature<typeof sessionActions> {
  return {
    handlers: sessionHandlers(parts),
    workers: [passwordResetWorker(parts), housekeepingWorker(parts)],
    pages: [confirmEmailPage],
  };
}

function sessionHandlers({ passwords, secrets, settings }: FeatureParts): Handlers<typeof sessionActions> {
  const { publicUrl } = settings;
  const passwordCheck = createPasswordCheck(passwords);
  const secondFactor = createSecondFactor(secrets);
  return {
    login: loginHandler(passwords),
    loginCode: loginCodeHandler(secondFactor),
    logout: {
      async apply(ctx) {
        await endOwnSessions(ctx, [ctx.session.id]);
        return 'success';
      },
    },
    // The dispatcher extended the session already.
    keepAlive: async () => 'success',
    forgotPassword: forgotPasswordHandler,
    resetPassword: resetPasswordHandler(passwords),
    getSessions: (ctx) => listOwnSessions(ctx),
    endSessions: endSessionsHandler,
    async getAdminInfo(ctx) {
      const profile = await findProfile(ctx);
      if (profile === undefined) throw new AppError('session_invalid');
      return {
        adminname: ctx.session.adminname,
        name: profile.name,
        email: profile.email,
        account: ctx.session.accountName,
        twofa_enabled: profile.twofaEnabled ? 1 : 0,
        twofa_allowed: profile.twofaAllowed ? 1 : 0,
        security_warning: '',
        security_warning_level: 0,
        adminaccess: ctx.session.role,
        ui_timeout: profile.uiTimeoutMinutes,
        language: languageOr(profile.language),
        remoteip: ctx.remoteIp,
        lastlogin: profile.previousLoginAt?.toISOString() ?? null,
      };
    },
    getPermissions: async (ctx) => ctx.session.permissions,
    changePassword: changePasswordHandler(passwords, passwordCheck),
    changeEmail: changeEmailHandler({ secrets, publicUrl, passwordCheck }),
    confirmEmail: confirmEmailHandler({ secrets }),
    getTwoFactorSetup: setupHandler(secrets, passwordCheck),
    enableTwoFactor: enableHandler(secrets),
    disableTwoFactor: disableHandler(secondFactor),
    viewAs: viewAsHandler(passwordCheck),
    getClientConfig: async () => ({
      legacy_url: settings.legacyUrl,
      webmail_url: settings.webmailUrl,
      version: settings.version,
    }),
  };
}
