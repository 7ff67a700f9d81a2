import { deviceOf } from '@posthouse/contract/fields/device';
import type { CallContext, CommandPowers } from '../../../kernel/context.ts';
import type { FeatureParts } from '../../../kernel/feature.ts';
import { sealMail, sendMailJob } from '../../../kernel/mail.ts';
import { countriesCredit, countryName } from '../../../rules/mail-texts/country-name.ts';
import { mailText } from '../../../rules/mail-texts/mail-text.ts';
import { findAlertAddressee, listKnownAddresses } from './login-alert-store.ts';
import type { LoginCandidate } from './login-store.ts';

type Parts = Pick<FeatureParts, 'secrets' | 'settings' | 'countries'>;

/**
 * Tells an admin who wants it of a login from an address, or a country, not used lately. Before that login is remembered.
 * Nobody is told of their very first one, nor where the address they gave is not confirmed to be theirs.
 */
export async function alertOfLogin(
  ctx: CallContext & CommandPowers,
  parts: Parts,
  candidate: LoginCandidate,
): Promise<void> {
  if (candidate.lastLoginAt === null) return;
  const addressee = await findAlertAddressee(ctx, candidate);
  if (!addressee?.isConfirmed || addressee.networkKnown) return;
  const newCountry = await findNewCountry(ctx, parts, candidate);
  const { email, language, timezone, alerts } = addressee;
  if (!alerts.includes('login') && !(newCountry && alerts.includes('country'))) return;
  const text = mailText(newCountry ? 'newCountry' : 'newLogin', language, {
    username: candidate.adminname,
    country: newCountry ? countryName(newCountry, language) : '',
    remoteip: ctx.remoteIp,
    device: deviceName(ctx.userAgent),
    time: `${new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'medium' }).format(ctx.now)} (${timezone})`,
    link: `${parts.settings.publicUrl}/settings/sessions`,
    credit: newCountry ? countriesCredit(parts.countries) : '',
  });
  await ctx.enqueue(sendMailJob, sealMail(parts.secrets, { to: email, ...text }));
}

/** The country of this login, where it is known and no other known login came from there. */
async function findNewCountry(
  ctx: CallContext,
  { countries }: Parts,
  candidate: LoginCandidate,
): Promise<string | undefined> {
  const country = countries.countryOf(ctx.remoteIp);
  if (country === undefined) return undefined;
  const known = await listKnownAddresses(ctx, candidate);
  return known.some((ip) => countries.countryOf(ip) === country) ? undefined : country;
}

/** Only what is recognised: the rest of it is written by whoever signed in. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((part) => part !== undefined).join(', ') || '?';
}
