import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const issuer = 'Posthouse';
const periodSeconds = 30;
/** Phones whose clock is a little off still work. */
const toleratedSteps = 1;

export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

export function totpAddress(secret: string, adminname: string): string {
  return totpOf(secret, adminname).toString();
}

/** The time step a code belongs to, or undefined when it is none of this secret's around now. */
export function totpStepOf(secret: string, code: string, now: Date): number | undefined {
  const digits = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits)) return undefined;
  const delta = totpOf(secret, '').validate({
    token: digits,
    timestamp: now.getTime(),
    window: toleratedSteps,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

/** The last time step whose code is taken now. */
export function latestStep(now: Date): number {
  return Math.floor(now.getTime() / 1000 / periodSeconds) + toleratedSteps;
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });
}

const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryCount = 10;

/** Ten codes of 16 characters (about 79 bits each), written in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => {
    const characters = Array.from(
      randomBytes(16),
      (byte) => recoveryAlphabet[byte % recoveryAlphabet.length],
    );
    return (characters.join('').match(/.{4}/g) ?? []).join('-');
  });
}

/** However it was typed: with or without dashes and spaces, in either case. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '');
}
