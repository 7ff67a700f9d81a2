import { z } from 'zod';
import { command, query, success } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { integer } from '../../fields/number.ts';
import { userPassword } from '../../fields/password.ts';
import { secret } from '../../fields/secret.ts';
import { line } from '../../fields/text.ts';
import { wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';

const access = { area: 'users', level: levels.addUpdate } as const;

/** How long a link works where nobody says otherwise, and at most. */
export const handoverDays = { usual: 7, most: 30 } as const;

const handoverLink = z.strictObject({
  created_at: wireTime,
  /** The name of the admin who made it. */
  created_by: z.string(),
  expires_at: wireTime,
  /** When somebody looked at the password; null until then. */
  shown_at: wireTime.nullable(),
});

export const passwordHandoverActions = {
  getPasswordHandover: query({
    summary: 'Whether there is a link that shows a user’s password once, and whether somebody has used it.',
    access,
    scope: 'domain',
    input: ofUser({}),
    output: z.strictObject({ link: handoverLink.nullable() }),
    example: { email: 'anna@example.com' },
  }),
  createPasswordHandover: command({
    summary:
      'Sets a user’s password, a generated one if none is given, and makes a link to a page that shows it once. An older link ends.',
    access,
    scope: 'domain',
    input: ofUser({
      password: userPassword.optional(),
      days: integer({ min: 1, max: handoverDays.most }).optional(),
    }),
    output: z.strictObject({ url: secret(z.string()), expires_at: wireTime }),
    example: { email: 'anna@example.com', days: 7 },
    history: ['days', 'signin_changed'],
  }),
  revokePasswordHandover: command({
    summary: 'Ends the link that shows a user’s password.',
    access,
    scope: 'domain',
    input: ofUser({}),
    output: success,
    example: { email: 'anna@example.com' },
  }),
  openPasswordHandover: command({
    summary: 'Shows the password of a link, once. Used by the page that link opens.',
    access: 'public',
    scope: 'own',
    input: z.strictObject({ key: line(200) }),
    output: z.strictObject({ password: secret(z.string()) }),
    example: { key: 'the key of the link' },
  }),
};
