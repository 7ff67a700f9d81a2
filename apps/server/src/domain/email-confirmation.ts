import { AppError } from '@posthouse/contract/core/errors';
import type { AdminKey, CommandPowers, SessionContext } from '../kernel/context.ts';
import type { FeatureParts } from '../kernel/feature.ts';
import { sealMail, sendMailJob } from '../kernel/mail.ts';
import { createOneTimeKey } from '../kernel/one-time-keys.ts';
import { countAttemptOf } from './attempt-limit.ts';
import { mailText } from './mail-texts/mail-text.ts';

const linkHours = 24;

interface Confirmation {
  readonly of: AdminKey;
  readonly username: string;
  readonly email: string;
  readonly language: string | null;
  /** A new address of an admin who has one, or the first address of a new admin. */
  readonly text: 'emailChange' | 'emailConfirmation';
}

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

/** Mails the link behind which somebody confirms that an address is theirs. */
export async function mailConfirmation(
  ctx: SessionContext & CommandPowers,
  { secrets, settings }: Parts,
  { of, username, email, language, text }: Confirmation,
): Promise<void> {
  await limitMails(ctx, { of, email, text });
  const key = await createOneTimeKey(ctx.db, {
    ...of,
    purpose: 'email_change',
    detail: { email },
    now: ctx.now,
    lifetimeMinutes: linkHours * 60,
  });
  const link = `${settings.publicUrl}/confirm/${key}`;
  const mail = { to: email, ...mailText(text, language, { username, hours: linkHours, link }) };
  await ctx.enqueue(sendMailJob, sealMail(secrets, mail));
}

/** Mails to addresses of one's choice are not for sending often; a refusal takes its own count back. */
async function limitMails(
  ctx: SessionContext,
  { of, email, text }: Pick<Confirmation, 'of' | 'email' | 'text'>,
): Promise<void> {
  const byAdmin = { subject: `${of.accountId}/${of.adminId}`, source: 'admin' };
  const byAddress = { subject: email, source: 'address' };
  const key = { kind: 'email_change', ...(text === 'emailChange' ? byAdmin : byAddress) } as const;
  const minutes = await countAttemptOf(ctx.db, key, ctx.now);
  if (minutes > 0) throw new AppError('rate_limited', { params: { seconds: minutes * 60 } });
}
