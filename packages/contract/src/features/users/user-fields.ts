import { z } from 'zod';
import { withFeatureChoices } from '../../core/account-features.ts';
import { optionalLanguage } from '../../core/language-fields.ts';
import { accessHours, checkHours, dayHour, wireAccessHours } from '../../fields/access-hours.ts';
import { dateFormat } from '../../fields/date-formats.ts';
import { optionalHostName } from '../../fields/domain-name.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { ipRange } from '../../fields/ip-range.ts';
import { listOf } from '../../fields/list.ts';
import { missing } from '../../fields/missing.ts';
import { userQuotaMb } from '../../fields/quota.ts';
import { optionalLine } from '../../fields/text.ts';
import { wireTime } from '../../fields/time.ts';
import { accountTypes, mailboxTypes, oexTypes } from '../../fields/user-type.ts';
import { keepsMail, needsPassword } from './user-abilities.ts';

/** What an admin changes of a user every day. */
export const everyday = {
  name: optionalLine(100).optional(),
  quota: userQuotaMb.optional(),
  language: optionalLanguage.optional(),
  timezone: z.string(missing).trim().max(64, 'max_length').optional(),
  dateformat: dateFormat.optional(),
  twofa_allowed: flag.optional(),
};
/** Spec 3: these are there only while their maximum is not 0. */
export const typesOfFeatures = { exchange: 'exchange', external: 'external' } as const;
export const mostLoginIps = 50;

/** What a user is, and when, how and from where it is reached. */
export const structure = {
  account_type: withFeatureChoices(typesOfFeatures, z.enum(accountTypes, missing).optional()),
  mailbox_type: z.enum(mailboxTypes, missing).optional(),
  oex_type: z.enum(oexTypes, missing).optional(),
  relay_host: optionalHostName.optional(),
  imap: flag.optional(),
  pop3: flag.optional(),
  smtp: flag.optional(),
  access_hours: accessHours.optional(),
  /** The same hours every day; both empty: always. */
  access_start: dayHour,
  access_end: dayHour,
  /** The addresses and networks (CIDR) the user can log in to mail from; empty: from anywhere. */
  login_ips: listOf(ipRange, { least: 0, most: mostLoginIps })
    .transform((ips) => [...new Set(ips)])
    .optional(),
};
export const structureNames = Object.keys(structure) as (keyof typeof structure)[];

/** Everything an admin sets of a user, by the names the row has for it. */
export const fieldNames = [...(Object.keys(everyday) as (keyof typeof everyday)[]), ...structureNames].filter(
  (name) => name !== 'access_start' && name !== 'access_end',
);

export const userRow = z.strictObject({
  id: wireId,
  email: z.string(),
  /** The same address as its readers write it. */
  unicode: z.string(),
  /** The part before the @. */
  username: z.string(),
  domain: z.string(),
  name: z.string(),
  account_type: z.enum(accountTypes),
  mailbox_type: z.enum(mailboxTypes),
  oex_type: z.enum(['', ...oexTypes]),
  relay_host: z.string(),
  active: wireFlag,
  /** MB. */
  quota: z.int(),
  /** MB in use; null until it is known. */
  used: z.int().nullable(),
  lastlogin: wireTime.nullable(),
  language: z.string(),
  timezone: z.string(),
  dateformat: z.string(),
  twofa_allowed: wireFlag,
  imap: wireFlag,
  pop3: wireFlag,
  smtp: wireFlag,
  access_hours: wireAccessHours,
  login_ips: z.array(z.string()),
  created_at: wireTime,
  version: z.int(),
});

type Hours = {
  access_start?: number | '' | undefined;
  access_end?: number | '' | undefined;
  access_hours?: unknown;
};

/** Spec 5: both hours or none, the first before the second; and not beside those of each day. */
export function demandHours(hours: Hours, ctx: z.RefinementCtx): void {
  const { access_start: start, access_end: end } = hours;
  const isHalf = (start === undefined) !== (end === undefined);
  const fault = isHalf ? 'hours_both' : checkHours({ start, end });
  if (fault) ctx.addIssue({ code: 'custom', message: fault, path: ['access_end'] });
  if (start !== undefined && hours.access_hours !== undefined)
    ctx.addIssue({ code: 'custom', message: 'hours_twice', path: ['access_hours'] });
}

type NewUser = Readonly<Record<string, unknown>>;

/** All that is missing is named at once: what its type can't do without, beside the fields every user has. */
export function demandNeeded(user: NewUser, ctx: z.RefinementCtx): void {
  const type = newUserType(user);
  const demand = (field: string, isNeeded: boolean) => {
    if (isNeeded && (user[field] === undefined || user[field] === ''))
      ctx.addIssue({ code: 'custom', message: 'required', path: [field] });
  };
  demand('password', needsPassword(type));
  demand('quota', keepsMail(type));
  demand('relay_host', type.account_type === 'external');
}

/** What is none is refused at its field; of the rest the usual type asks. */
const newUserType = ({ account_type, mailbox_type, oex_type }: NewUser) => ({
  account_type: accountTypes.find((one) => one === account_type) ?? 'basic',
  // Forms keep the choice while another type has none.
  mailbox_type: (account_type === 'enhanced' && mailboxTypes.find((one) => one === mailbox_type)) || 'normal',
  oex_type: oexTypes.find((one) => one === oex_type) ?? ('' as const),
});
