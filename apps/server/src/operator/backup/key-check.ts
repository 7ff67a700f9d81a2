import { createHmac } from 'node:crypto';

/** Tells two secret keys apart without telling anything about them. */
export function keyCheckOf(secretKeyHex: string): string {
  return keyed(secretKeyHex, 'posthouse backup');
}

/** Vouches for a whole backup by its checksum. */
export function sealOf(secretKeyHex: string, sha256: string): string {
  return keyed(secretKeyHex, `posthouse backup seal ${sha256}`);
}

function keyed(secretKeyHex: string, text: string): string {
  return createHmac('sha256', Buffer.from(secretKeyHex, 'hex')).update(text).digest('hex');
}
