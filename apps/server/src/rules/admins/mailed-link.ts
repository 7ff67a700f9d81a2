import { AppError } from '@posthouse/contract/core/errors';
import type { AdminKey } from '../../kernel/actor.ts';
import type { CallerContext, CommandPowers } from '../../kernel/context.ts';
import type { FeatureParts } from '../../kernel/feature.ts';
import { sealMail, sendMailJob } from '../../kernel/mail.ts';
import { createOneTimeKey } from '../../kernel/one-time-keys.ts';
import { countAttemptOf } from '../logins/attempt-limit.ts';

interface MailedLink {
  /** Whom the link is about. */
  readonly of: AdminKey;
  readonly to: string;
  readonly purpose: 'email_change' | 'invitation';
  /** Where the page behind the link is: `/confirm`. */
  readonly page: string;
  readonly lifetimeHours: number;
  readonly text: (link: string) => { readonly subject: string; readonly text: string };
}

type Parts = Pick<FeatureParts, 'secrets' | 'settings'>;

/**
 * Mails a link of one use to an address that nobody has confirmed yet; the link knows which address that is. False when
 * too many were sent lately: mails to addresses of one's choice are not for sending often.
 */
export async function mailLink(
  ctx: CallerContext & CommandPowers,
  { secrets, settings }: Parts,
  { of, to, purpose, page, lifetimeHours, text }: MailedLink,
): Promise<boolean> {
  if ((await minutesToWait(ctx, to)) > 0) return false;
  const key = await createOneTimeKey(ctx.db, {
    ...of,
    purpose,
    detail: { email: to },
    now: ctx.now,
    lifetimeMinutes: lifetimeHours * 60,
  });
  const mail = { to, ...text(`${settings.publicUrl}${page}/${key}`) };
  await ctx.enqueue(sendMailJob, sealMail(secrets, mail));
  return true;
}

/** The same for who asked for nothing else: they hear that they must wait. */
export async function demandLink(
  ctx: CallerContext & CommandPowers,
  parts: Parts,
  link: MailedLink,
): Promise<void> {
  if (await mailLink(ctx, parts, link)) return;
  const seconds = 60 * (await minutesToWait(ctx, link.to));
  throw new AppError('rate_limited', { params: { seconds } });
}

/** Counted by who sends and by who receives, within the account: one account cannot use up another's. */
async function minutesToWait(ctx: CallerContext, email: string): Promise<number> {
  const { accountId, adminId } = ctx.caller;
  const receiver = email.replace(/\+[^@]*@/, '@');
  const count = (subject: string, source: string) =>
    countAttemptOf(ctx.db, { kind: 'email_change', subject, source }, ctx.now);
  const bySender = await count(`${accountId}/${adminId}`, 'sender');
  const byReceiver = await count(`${accountId} ${receiver}`, 'receiver');
  return Math.max(bySender, byReceiver);
}
