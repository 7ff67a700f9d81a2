import { z } from 'zod';
import { command, success } from '../../core/action.ts';
import { missing } from '../../fields/missing.ts';
import { secret } from '../../fields/secret.ts';
import { typedSecret } from '../../fields/text.ts';
import { wireTime } from '../../fields/time.ts';

/** Six digits, or a recovery code. */
export const code = secret(z.string(missing).trim().min(1, 'required').max(40, 'max_length'));

export const recoveryFacts = ['recovery_used', 'recovery_left'] as const;

export const twoFactorActions = {
  getTwoFactorSetup: command({
    summary:
      'Starts the two-factor setup and returns a secret that is valid for 5 minutes. Asks for the password again unless the login is recent.',
    access: 'session',
    scope: 'own',
    allowedDespite: ['twofa_missing'],
    input: z.strictObject({ password1: typedSecret.optional() }),
    output: z.strictObject({
      secret: secret(z.string()),
      otpauth: z.string(),
      qr: z.string(),
      expires: wireTime,
    }),
    example: {},
  }),
  enableTwoFactor: command({
    summary:
      'Turns on two-factor authentication with a code from the new secret. Returns ten recovery codes, shown only once.',
    access: 'session',
    scope: 'own',
    allowedDespite: ['twofa_missing'],
    input: z.strictObject({ code }),
    output: z.strictObject({ recovery: z.array(z.string()) }),
    example: { code: '123456' },
  }),
  disableTwoFactor: command({
    summary:
      'Turns off two-factor authentication with a current code or a recovery code. Refused while the account requires it.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ code }),
    output: success,
    example: { code: '123456' },
    history: recoveryFacts,
  }),
  renewRecoveryCodes: command({
    summary:
      'Replaces the recovery codes with ten new ones, shown only once. The old ones stop working. Needs a current code or a recovery code.',
    access: 'session',
    scope: 'own',
    input: z.strictObject({ code }),
    output: z.strictObject({ recovery: z.array(z.string()) }),
    example: { code: '123456' },
  }),
};
