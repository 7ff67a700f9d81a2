import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { callAction } from './wire.ts';

const stepMs = 30_000;

/**
 * An authenticator app that never shows a code twice, as the server accepts each once. The server also takes the code of
 * the next half minute, so two can be had at once and both stay good for at least half a minute.
 */
export class Authenticator {
  readonly #totp: TOTP;
  #lastStep = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  nextCode(): string {
    const now = Math.floor(Date.now() / stepMs);
    const step = Math.max(now, this.#lastStep + 1);
    if (step > now + 1) throw new Error('a third code within half a minute would have to be waited for');
    this.#lastStep = step;
    return this.#totp.generate({ timestamp: step * stepMs });
  }
}

/** Turns the second factor on over the wire. */
export async function turnOnTwoFactor(
  request: APIRequestContext,
  token: string,
): Promise<{ readonly authenticator: Authenticator; readonly recovery: readonly string[] }> {
  const { secret } = await callAction<{ secret: string }>(request, 'getTwoFactorSetup', {}, token);
  const authenticator = new Authenticator(secret);
  const code = authenticator.nextCode();
  const { recovery } = await callAction<{ recovery: string[] }>(request, 'enableTwoFactor', { code }, token);
  return { authenticator, recovery };
}
