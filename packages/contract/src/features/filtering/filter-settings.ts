import { z } from 'zod';
import { command, query } from '../../core/action.ts';
import { listInput, listOutput } from '../../core/paging.ts';
import { levels } from '../../core/permissions.ts';
import { domainName } from '../../fields/domain-name.ts';
import { flag, wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { integer } from '../../fields/number.ts';
import { version } from '../../fields/version.ts';

const area = 'filtering';

export const acceptFrom = ['everyone', 'whitelist'] as const;
export const spamPlaces = ['folder', 'inbox', 'delete'] as const;
export const mostSensitive = 10;
export const mostSpamDays = 365;
/** Of spam and of what is none: from so many messages on, what users have taught the filter counts. */
export const fewestLessons = 20;
export const mostReportHours = 168;
export const reportContents = ['new', 'all'] as const;
export const reportFormats = ['html', 'text'] as const;
export const mostCountries = 50;

/** An empty value is inherited: by a domain from the account, by the account from what everybody begins with. */
const inherited = z.literal('').transform(() => null);
const orInherited = <Field extends z.ZodType>(field: Field) => z.union([inherited, field]).optional();

const settings = {
  accept_from: z.enum(acceptFrom),
  autowhitelist: wireFlag,
  sensitivity: z.int(),
  spam_to: z.enum(spamPlaces),
  keep_spam_days: z.int(),
  /** How often users are told what is in their spam folder; 0 is never. */
  report_hours: z.int(),
  /** What came since the last report, or all there is. */
  report_content: z.enum(reportContents),
  report_format: z.enum(reportFormats),
  /** From how many countries a user can log in before administrators are warned; 0 is never. */
  login_countries: z.int(),
};

/** The account set it, or it is what everybody begins with. */
const heirloom = z.enum(['account', 'default']);

export const filterSettings = z.strictObject({
  /** Empty for those of the account. */
  domain: z.string(),
  /** In effect. */
  ...settings,
  /** What was set here; null is inherited. */
  own: z.strictObject({
    accept_from: settings.accept_from.nullable(),
    autowhitelist: settings.autowhitelist.nullable(),
    sensitivity: settings.sensitivity.nullable(),
    spam_to: settings.spam_to.nullable(),
    keep_spam_days: settings.keep_spam_days.nullable(),
    report_hours: settings.report_hours.nullable(),
    report_content: settings.report_content.nullable(),
    report_format: settings.report_format.nullable(),
    login_countries: settings.login_countries.nullable(),
  }),
  /** What would count without them, and whose it is. */
  inherited: z.strictObject(settings),
  inherited_from: z.strictObject({
    accept_from: heirloom,
    autowhitelist: heirloom,
    sensitivity: heirloom,
    spam_to: heirloom,
    keep_spam_days: heirloom,
    report_hours: heirloom,
    report_content: heirloom,
    report_format: heirloom,
    login_countries: heirloom,
  }),
  /** From which score on a message is spam, for each sensitivity from 1 on. */
  scores: z.array(z.number()),
  /** How many messages users have taught the filter with, which counts for the whole account; null for a domain. */
  learned: z.strictObject({ spam: z.int(), notspam: z.int() }).nullable(),
  version: z.int(),
});

/** Empty for the account itself. */
const place = { domain: z.union([z.literal(''), domainName]).optional() };
const history = [
  'accept_from',
  'autowhitelist',
  'sensitivity',
  'spam_to',
  'keep_spam_days',
  'report_hours',
  'report_content',
  'report_format',
  'login_countries',
] as const;

export const filterDomainRow = z.strictObject({
  id: wireId,
  domain: z.string(),
  unicode: z.string(),
  /** 1 where it has settings of its own. */
  own: wireFlag,
});

export const filterSettingsActions = {
  getFilterDomains: query({
    summary:
      'Lists the domains, and which have filter settings of their own. Needs no right to the domains themselves.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: listInput(['domain'], { own: flag.optional() }),
    output: listOutput(filterDomainRow),
    example: { search: 'example' },
  }),
  getFilterSettings: query({
    summary:
      'Returns the filter settings of a domain or, without one, of the account: what counts and where it was set.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: z.strictObject(place),
    output: filterSettings,
    example: {},
  }),
  updateFilterSettings: command({
    summary:
      'Changes the filter settings of a domain or, without one, of the account. Omitted fields stay the same; an empty one is inherited.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: z.strictObject({
      ...place,
      version,
      accept_from: orInherited(z.enum(acceptFrom, 'format')),
      autowhitelist: orInherited(flag),
      sensitivity: orInherited(integer({ min: 1, max: mostSensitive })),
      spam_to: orInherited(z.enum(spamPlaces, 'format')),
      keep_spam_days: orInherited(integer({ min: 1, max: mostSpamDays })),
      report_hours: orInherited(integer({ min: 0, max: mostReportHours })),
      report_content: orInherited(z.enum(reportContents, 'format')),
      report_format: orInherited(z.enum(reportFormats, 'format')),
      login_countries: orInherited(integer({ min: 0, max: mostCountries })),
    }),
    output: filterSettings,
    example: { sensitivity: '7' },
    history,
  }),
};
