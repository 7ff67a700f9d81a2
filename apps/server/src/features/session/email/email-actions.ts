import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { consumeOneTimeKey, forgetOneTimeKeys } from '../../../kernel/one-time-keys.ts';
import { confirmationLink } from '../../../rules/admins/email-confirmation.ts';
import { demandLink } from '../../../rules/admins/mailed-link.ts';
import type { PasswordCheck } from '../../../rules/logins/password-check.ts';
import { mailText } from '../../../rules/mail-texts/mail-text.ts';
import { findAddressee, saveConfirmedEmail } from './email-store.ts';

type Change = typeof sessionActions.changeEmail;
type Confirm = typeof sessionActions.confirmEmail;

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

export function changeEmailHandler(parts: Parts, passwordCheck: PasswordCheck): CommandHandler<Change> {
  return {
    async prepare(ctx, { password1 }) {
      await passwordCheck.demand(ctx, password1);
    },
    async apply(ctx, { email }) {
      const addressee = await findAddressee(ctx.db, ctx.caller);
      const { accountId, adminId, adminname } = ctx.caller;
      const link = confirmationLink({
        of: { accountId, adminId },
        username: adminname,
        email,
        language: addressee?.language ?? null,
        text: 'emailChange',
      });
      await demandLink(ctx, parts, link);
      ctx.recordHistory({ target: adminname, before: { email: addressee?.email }, after: { email } });
      return 'success';
    },
  };
}

export function confirmEmailHandler({ secrets }: Parts): CommandHandler<Confirm> {
  return {
    async apply(ctx, { key }) {
      const used = await consumeOneTimeKey(ctx.db, key, 'email_change', ctx.now);
      const addressee = used && (await findAddressee(ctx.db, used));
      if (used === undefined || addressee === undefined) throw new AppError('code_invalid');
      const { email } = used.detail as { email: string };
      await saveConfirmedEmail(ctx.db, used, email, ctx.now).catch((error: unknown) => {
        // Another admin has confirmed this address meanwhile; whose it is stays unsaid.
        throw isUniqueViolation(error, 'admin_confirmed_email_key') ? new AppError('conflict') : error;
      });
      // A reset link mailed to the old address must not outlive it.
      await forgetOneTimeKeys(ctx.db, used);
      const { username, language } = addressee;
      if (addressee.email !== email) {
        const text = mailText('emailChanged', language, { username, email, remoteip: ctx.remoteIp });
        await ctx.enqueue(sendMailJob, sealMail(secrets, { to: addressee.email, ...text }));
      }
      ctx.actAs({ ...used, adminname: username });
      ctx.recordHistory({ target: username, before: { email: addressee.email }, after: { email } });
      return 'success';
    },
  };
}
