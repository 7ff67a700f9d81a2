import { Secret, TOTP } from 'otpauth';
import { dataOf, type Sender, type TestPanel } from './test-panel.ts';

export interface Authenticator {
  readonly secret: string;
  readonly recovery: readonly string[];
}

/** What an authenticator app shows at a moment. */
export function codeAt(secret: string, moment: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
}

/** Turns the second factor on for the owner of the session, then lets the used code pass out of date. */
export async function turnOnTwoFactor(house: TestPanel, sender: Sender): Promise<Authenticator> {
  const { secret } = dataOf(await house.call('getTwoFactorSetup', {}, sender));
  const code = codeAt(secret, house.clock.now());
  const { recovery } = dataOf(await house.call('enableTwoFactor', { code }, sender));
  house.clock.advance({ seconds: 60 });
  return { secret, recovery };
}
