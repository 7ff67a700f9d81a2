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

/**
 * Mails the link behind which somebody confirms that an address is theirs. False when too many were sent lately: mails
 * to addresses of one's choice are not for sending often.
 */
export async function mailConfirmation(
  ctx: SessionContext & CommandPowers,
  { secrets, settings }: Parts,
  { of, username, email, language, text }: Confirmation,
): Promise<boolean> {
  if ((await minutesToWait(ctx, email)) > 0) return false;
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
  return true;
}

/** The same for who asked for nothing else: they hear that they must wait. */
export async function demandConfirmation(
  ctx: SessionContext & CommandPowers,
  parts: Parts,
  confirmation: Confirmation,
): Promise<void> {
  if (await mailConfirmation(ctx, parts, confirmation)) return;
  const seconds = 60 * (await minutesToWait(ctx, confirmation.email));
  throw new AppError('rate_limited', { params: { seconds } });
}

/** Counted by who sends and by who receives, within the account: one account cannot use up another's. */
async function minutesToWait(ctx: SessionContext, email: string): Promise<number> {
  const { accountId, adminId } = ctx.session;
  const receiver = email.replace(/\+[^@]*@/, '@');
  const count = (subject: string, source: string) =>
    countAttemptOf(ctx.db, { kind: 'email_change', subject, source }, ctx.now);
  const bySender = await count(`${accountId}/${adminId}`, 'sender');
  const byReceiver = await count(`${accountId} ${receiver}`, 'receiver');
  return Math.max(bySender, byReceiver);
}
