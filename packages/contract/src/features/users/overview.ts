import { z } from 'zod';
import { query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { folderProfiles } from '../../fields/folder-profiles.ts';
import { wireId } from '../../fields/id.ts';
import { integer } from '../../fields/number.ts';
import { relatedAddress } from '../../fields/related-address.ts';
import { wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';
import { appPasswordRow } from './passwords.ts';
import { delegate } from './sharing.ts';

/** So many of each part are named unless more are asked for; the others are counted. */
export const shownOfPart = 5;
export const mostShownOfPart = 100;

/** What a part needs beyond the right to view users. Whoever lacks it gets an answer without the part. */
export const overviewNeeds = {
  aliases: { area: 'aliases', level: levels.view },
  alias_domains: { area: 'domains', level: levels.view },
  lists: { area: 'lists', level: levels.view },
  smart_lists: { area: 'dglists', level: levels.view },
} as const;

/** From where somebody has logged in is a matter of the logs. */
export const sessionAddressNeeds = { area: 'logs', level: levels.view } as const;

/** How a user comes to a public folder: as its owner, by name, by a list it is in, or with everybody in the domain. */
export const folderWays = ['owner', 'self', 'list', 'everyone'] as const;
/** What keeps a session open. */
export const sessionServices = ['imap', 'pop3', 'sieve'] as const;

/** As far as the caller can see them. */
const part = <Row extends z.ZodType>(row: Row) =>
  z.strictObject({ total: z.int(), rows: z.array(row).max(mostShownOfPart) });
/** `hidden` are in domains the caller can't see. */
const partWithHidden = <Row extends z.ZodType>(row: Row) => part(row).extend({ hidden: z.int() });
const addresses = part(z.strictObject(relatedAddress));

const overview = z.strictObject({
  id: wireId,
  /** MB; `used` is null until it is known. */
  storage: z.strictObject({ quota: z.int(), used: z.int().nullable() }),
  /** Aliases that lead to the user. */
  aliases: addresses.optional(),
  /** The same address at the alias domains of the user's domain. */
  alias_domains: part(z.strictObject({ address: z.string(), unicode: z.string() })).optional(),
  /** Lists the user is a member of. */
  lists: addresses.optional(),
  smart_lists: part(z.strictObject({ ...relatedAddress, member: wireFlag, owner: wireFlag })).optional(),
  folders: part(
    z.strictObject({
      id: wireId,
      path: z.string(),
      domain: z.string(),
      profile: z.enum(folderProfiles),
      through: z.enum(folderWays),
    }),
  ),
  /** Who can open the mailbox. */
  delegates: partWithHidden(delegate),
  /** The mailboxes the user can open. */
  mailboxes: part(delegate),
  /** The addresses the user can send as besides its own. */
  send_as: partWithHidden(z.strictObject(relatedAddress)),
  forwards: partWithHidden(z.strictObject(relatedAddress)).extend({ keep_copy: wireFlag }),
  /** Users whose mail is forwarded to this one. */
  forwarded_from: addresses,
  vacation: z.strictObject({
    active: wireFlag,
    starts_on: z.string(),
    ends_on: z.string(),
    starts_at: wireTime.nullable(),
    ends_at: wireTime.nullable(),
  }),
  rules: z.strictObject({ active: z.int(), total: z.int() }),
  /** Open now, newest first, as the mail engine sees it once a minute; null while it doesn't run. */
  sessions: part(
    z.strictObject({
      service: z.enum(sessionServices),
      /** Of the mail program; empty for who can't view the logs. */
      ip: z.string(),
      since: wireTime,
    }),
  ).nullable(),
  /** The one that was used last comes first. */
  passwords: part(appPasswordRow).extend({
    /** 0 for users without a password of their own: nobody logs in as them. */
    can_log_in: wireFlag,
  }),
});

export const userOverviewActions = {
  getUserOverview: query({
    summary: `Returns what a user is connected to: of each part the number and the first ${shownOfPart}, or as many as \`limit\` says. Parts in areas the caller can't view (aliases, alias domains, lists, smart lists) are left out.`,
    access: { area: 'users', level: levels.view },
    scope: 'domain',
    input: ofUser({ limit: integer({ min: 1, max: mostShownOfPart }).optional() }),
    output: overview,
    example: { email: 'anna@example.com' },
  }),
};
