import { z } from 'zod';
import { query } from '../../core/action.ts';
import { levels } from '../../core/permissions.ts';
import { wireFlag } from '../../fields/flag.ts';
import { wireId } from '../../fields/id.ts';
import { blockCauses, loginObstacles, loginServices } from '../../fields/mail-login.ts';
import { missing } from '../../fields/missing.ts';
import { wireTime } from '../../fields/time.ts';
import { ofUser } from '../users.ts';

/** What a login passes, in order. */
export const loginChecks = ['engine', ...loginObstacles, 'guessing', 'password'] as const;
export type LoginCheck = (typeof loginChecks)[number];

/** `note` keeps nobody out by itself, but may be the reason. */
const checkStates = ['ok', 'note', 'problem'] as const;

/** From where somebody tried to log in, and what they typed, is a matter of the logs. */
export const triedNeeds = { area: 'logs', level: levels.view } as const;

const explained = z.strictObject({
  id: wireId,
  email: z.string(),
  unicode: z.string(),
  /** No check has a problem: with the right password they get in. */
  can_log_in: wireFlag,
  checks: z.array(z.strictObject({ name: z.enum(loginChecks), state: z.enum(checkStates) })),
  domain: z.strictObject({ id: wireId, state: z.enum(['ok', 'unverified', 'disabled', 'parked']) }),
  /** Whether the user has a mailbox here that the service opens: otherwise it can't be turned on. */
  has_service: wireFlag,
  /** Of the addresses somebody tried to log in from within a day, those that are not allowed; null without the right to view logs. */
  refused_ips: z.array(z.string()).nullable(),
  /** Blocks that hold now. `ip` is empty without the right to view logs, and where nobody tried within a day. */
  blocks: z.array(z.strictObject({ ip: z.string(), cause: z.enum(blockCauses), until: wireTime })),
  /** Application passwords that work for the service. */
  app_passwords: z.int(),
  password_changed_at: wireTime.nullable(),
  /** Wrong passwords in the last 7 days since the latest login; null without the right to view logs. */
  wrong_passwords: z.int().nullable(),
});

export const explainLoginActions = {
  explainLogin: query({
    summary:
      'Returns what keeps a user from logging in by a service now: the checks of the mail engine one by one, and what is known about blocks, addresses and passwords.',
    access: { area: 'users', level: levels.view },
    scope: 'domain',
    input: ofUser({ service: z.enum(loginServices, missing) }),
    output: explained,
    example: { email: 'anna@example.com', service: 'imap' },
  }),
};
