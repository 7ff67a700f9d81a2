import { z } from 'zod';
import { command, query, success } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { id, wireId } from '../../fields/id.ts';
import { listOf } from '../../fields/list.ts';
import { mailServices } from '../../fields/mail-service.ts';
import { missing } from '../../fields/missing.ts';
import { secret } from '../../fields/secret.ts';
import { optionalLine } from '../../fields/text.ts';
import { day, wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';

const area = 'users';

export const mostAppPasswords = 50;

export const appPasswordRow = z.strictObject({
  id: wireId,
  label: z.string(),
  services: z.array(z.enum(mailServices)),
  /** The last day it works; null if it doesn’t expire. */
  expires_on: z.string().nullable(),
  expired: wireFlag,
  created_at: wireTime,
  /** Null until a mail program has used it. */
  lastuse: wireTime.nullable(),
});

export const userPasswordsActions = {
  getAppPasswords: query({
    summary: 'Lists the application passwords of a user, oldest first, without the passwords themselves.',
    access: { area, level: levels.view },
    scope: 'domain',
    input: ofUser({}),
    output: z.strictObject({
      /** 0 for users without a password of their own: nobody logs in as them. */
      can_log_in: wireFlag,
      rows: z.array(appPasswordRow),
    }),
    example: { email: 'anna@example.com' },
  }),
  addAppPassword: command({
    summary: 'Makes an application password for a user. The answer is the only place that shows it.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({
      label: optionalLine(100).min(1, 'required'),
      services: listOf(z.enum(mailServices, missing), { least: 1, most: mailServices.length }).optional(),
      expires_on: z.union([z.literal(''), day], 'format').optional(),
    }),
    output: z.strictObject({ ...appPasswordRow.shape, password: secret(z.string()) }),
    example: { email: 'anna@example.com', label: 'Phone' },
    history: ['label', 'services', 'expires_on'],
  }),
  removeAppPassword: command({
    summary: 'Removes an application password. Mail programs that use it can’t log in any more.',
    access: { area, level: levels.addUpdate },
    scope: 'domain',
    input: ofUser({ password_id: id }),
    output: success,
    example: { email: 'anna@example.com', password_id: '1' },
    history: ['label', 'services', 'expires_on'],
  }),
  getOneTimePassword: command({
    summary:
      'Makes a password that logs in as a user once, within 5 minutes, and replaces an earlier one. The reason is recorded.',
    access: { area, level: levels.impersonate },
    scope: 'domain',
    input: ofUser({ reason: optionalLine(200).min(1, 'required') }),
    output: z.strictObject({
      otp: secret(z.string()),
      /** Where to use it; empty if there is no webmail. */
      url: z.string(),
      expires: wireTime,
    }),
    example: { email: 'anna@example.com', reason: 'Ticket 4711: calendar is empty' },
    history: ['reason'],
  }),
};
