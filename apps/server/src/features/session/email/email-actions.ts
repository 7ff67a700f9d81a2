import { AppError } from '@posthouse/contract/core/errors';
import type { sessionActions } from '@posthouse/contract/features/session';
import { isUniqueViolation } from '../../../db/sql-errors.ts';
import { countAttemptOf } from '../../../domain/attempt-limit.ts';
import { mailText } from '../../../domain/mail-texts/mail-text.ts';
import type { CommandPowers, SessionContext } from '../../../kernel/context.ts';
import type { CommandHandler } from '../../../kernel/handlers.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { consumeOneTimeKey, createOneTimeKey, forgetOneTimeKeys } from '../../../kernel/one-time-keys.ts';
import type { SecretBox } from '../../../kernel/secrets.ts';
import type { PasswordCheck } from '../password/password-check.ts';
import { findAddressee, saveConfirmedEmail } from './email-store.ts';

type Change = typeof sessionActions.changeEmail;
type Confirm = typeof sessionActions.confirmEmail;

const linkHours = 24;

interface Parts {
  readonly secrets: SecretBox;
  readonly publicUrl: string;
  readonly passwordCheck: PasswordCheck;
}

export function changeEmailHandler({ secrets, publicUrl, passwordCheck }: Parts): CommandHandler<Change> {
  return {
    async prepare(ctx, { password1 }) {
      await passwordCheck.demand(ctx, password1);
      await limitMails(ctx);
    },
    async apply(ctx, { email }) {
      const { accountId, adminId, adminname } = ctx.session;
      const key = await createOneTimeKey(ctx.db, {
        accountId,
        adminId,
        purpose: 'email_change',
        detail: { email },
        now: ctx.now,
        lifetimeMinutes: linkHours * 60,
      });
      const addressee = await findAddressee(ctx.db, ctx.session);
      const text = mailText('emailChange', addressee?.language ?? null, {
        username: adminname,
        hours: linkHours,
        link: `${publicUrl}/confirm/${key}`,
      });
      await ctx.enqueue(sendMailJob, sealMail(secrets, { to: email, ...text }));
      ctx.recordHistory({ target: adminname, before: { email: addressee?.email }, after: { email } });
      return 'success';
    },
  };
}

/** Mails to addresses of one's choice are not for sending often. */
async function limitMails(ctx: SessionContext & CommandPowers): Promise<void> {
  const { accountId, adminId } = ctx.session;
  let minutes = 0;
  await ctx.recordSecurityEvent(async (db) => {
    const key = { kind: 'email_change', subject: `${accountId}/${adminId}`, source: 'admin' } as const;
    minutes = await countAttemptOf(db, key, ctx.now);
  });
  if (minutes > 0) throw new AppError('rate_limited', { params: { seconds: minutes * 60 } });
}

export function confirmEmailHandler({ secrets }: Pick<Parts, 'secrets'>): CommandHandler<Confirm> {
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
      const text = mailText('emailChanged', language, { username, email, remoteip: ctx.remoteIp });
      await ctx.enqueue(sendMailJob, sealMail(secrets, { to: addressee.email, ...text }));
      ctx.actAs({ ...used, adminname: username });
      ctx.recordHistory({ target: username, before: { email: addressee.email }, after: { email } });
      return 'success';
    },
  };
}
