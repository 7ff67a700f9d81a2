import { createHmac } from 'node:crypto';

/** Tells whether two secret keys are the same, without revealing them. */
export function keyCheckOf(secretKeyHex: string): string {
  return keyed(secretKeyHex, 'posthouse backup');
}

/** Signs a whole backup through its checksum. */
export function sealOf(secretKeyHex: string, sha256: string): string {
  return keyed(secretKeyHex, `posthouse backup seal ${sha256}`);
}

function keyed(secretKeyHex: string, text: string): string {
  return createHmac('sha256', Buffer.from(secretKeyHex, 'hex')).update(text).digest('hex');
}
