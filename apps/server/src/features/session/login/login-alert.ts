import { deviceOf } from '@posthouse/contract/fields/device';
import { mailText } from '../../../domain/mail-texts/mail-text.ts';
import type { CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { findAlertAddressee } from './login-alert-store.ts';
import type { LoginCandidate } from './login-store.ts';

/**
 * Tells an admin who wants it of a login from an address not used lately. Before that login is remembered. Nobody is
 * told of their very first one, nor where the address they gave is not confirmed to be theirs.
 */
export async function alertOfLogin(
  ctx: CallContext & CommandPowers,
  { secrets, settings }: Pick<FeatureParts, 'secrets' | 'settings'>,
  candidate: LoginCandidate,
): Promise<void> {
  if (candidate.lastLoginAt === null) return;
  const addressee = await findAlertAddressee(ctx, candidate);
  if (!addressee?.wantsAlert || addressee.networkKnown) return;
  const { email, language, timezone } = addressee;
  const text = mailText('newLogin', language, {
    username: candidate.adminname,
    remoteip: ctx.remoteIp,
    device: deviceName(ctx.userAgent),
    time: `${new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }).format(ctx.now)} (${timezone})`,
    link: `${settings.publicUrl}/settings/sessions`,
  });
  await ctx.enqueue(sendMailJob, sealMail(secrets, { to: email, ...text }));
}

/** Only what is recognised: the rest of it is written by whoever signed in. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== undefined).join(', ') || '?';
}
