import { AppError } from '@posthouse/contract/core/errors';
import { languages } from '@posthouse/contract/core/languages';
import { hasLevel, levels } from '@posthouse/contract/core/permissions';
import type { SecurityWarning } from '@posthouse/contract/features/session';
import type { CallerContext } from '../../../kernel/context.ts';
import { listDomainsWithoutMail } from '../../../rules/hosted-domains/domain-health-store.ts';
import { listVisibleNames } from '../../../rules/hosted-domains/domain-scope.ts';
import { daysUntil, passwordEnd } from '../../../rules/logins/password-age.ts';
import { findProfile } from './profile-store.ts';

/** From then on the panel reminds of it. */
const noticeDays = 14;
/** Whoever left it for longer knows of it. */
const warnedDays = 30;
const mostNamed = 5;
const fewCodes = 3;

export async function adminInfo(ctx: CallerContext) {
  const profile = await findProfile(ctx);
  if (profile === undefined) throw new AppError('session_invalid');
  const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);
  const warnings = [
    ...passwordWarnings(profile, ctx.now),
    ...recoveryWarnings(profile),
    ...(await domainWarnings(ctx)),
  ].sort((one, other) => other.level - one.level);
  return {
    adminname: ctx.caller.adminname,
    name: profile.name,
    email: profile.email,
    account: ctx.caller.accountName,
    twofa_enabled: flag(profile.twofaEnabled),
    twofa_allowed: flag(profile.twofaAllowed),
    chat_allowed: flag(profile.maxChatUsers > 0),
    twofa_required: flag(profile.twofaRequired),
    twofa_missing: flag(ctx.caller.duty === 'twofa_missing'),
    recovery_codes_left: profile.twofaEnabled ? profile.recoveryCodesLeft : 0,
    security_warning: warnings[0] ? sentenceOf(warnings[0]) : '',
    security_warning_level: warnings[0]?.level ?? 0,
    security_warnings: warnings,
    password_expired: flag(ctx.caller.duty === 'password_expired'),
    adminaccess: ctx.caller.role,
    domains_limited: flag(ctx.caller.domainsLimited),
    domains: ctx.caller.domainsLimited ? await listVisibleNames(ctx) : [],
    ui_timeout: profile.uiTimeoutMinutes,
    language: languages.find((language) => language === profile.language) ?? ('' as const),
    timezone: profile.timezone,
    dateformat: profile.dateformat,
    remoteip: ctx.remoteIp,
    lastlogin: profile.previousLoginAt?.toISOString() ?? null,
  };
}

function passwordWarnings(
  { passwordChangedAt, passwordMaxAgeDays }: { passwordChangedAt: Date; passwordMaxAgeDays: number },
  now: Date,
): SecurityWarning[] {
  const end = passwordEnd(passwordChangedAt, passwordMaxAgeDays);
  const days = end && daysUntil(end, now);
  if (days === undefined || days < 0 || days > noticeDays) return [];
  return [{ code: 'password_expires', level: days <= 3 ? 2 : 1, days }];
}

/** Who has lost the telephone and has no code left is locked out. */
function recoveryWarnings({
  twofaEnabled,
  recoveryCodesLeft: left,
}: {
  twofaEnabled: boolean;
  recoveryCodesLeft: number;
}): SecurityWarning[] {
  if (!twofaEnabled || left > fewCodes) return [];
  return [{ code: 'recovery_codes_low', level: left === 0 ? 2 : 1, left }];
}

async function domainWarnings(ctx: CallerContext): Promise<SecurityWarning[]> {
  if (!hasLevel(ctx.caller, { area: 'domains', level: levels.view })) return [];
  const since = new Date(ctx.now.getTime() - warnedDays * 86_400_000);
  const stopped = await listDomainsWithoutMail(ctx, since);
  if (stopped.length === 0) return [];
  const domains = stopped.slice(0, mostNamed).map(({ id, unicode }) => ({ id: String(id), domain: unicode }));
  return [{ code: 'mail_stopped', level: 2, domains, more: stopped.length - domains.length }];
}

function sentenceOf(warning: SecurityWarning): string {
  switch (warning.code) {
    case 'password_expires':
      return `Your password expires in ${warning.days} days.`;
    case 'recovery_codes_low':
      return `You have ${warning.left} recovery codes left.`;
    case 'mail_stopped': {
      const names = warning.domains.map(({ domain }) => domain).join(', ');
      return `Mail is at risk for ${names}${warning.more > 0 ? ' and others' : ''}. Check the DNS records.`;
    }
  }
}
