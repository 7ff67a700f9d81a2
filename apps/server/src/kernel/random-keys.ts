import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a token or a link; only its hash is stored. */
export function randomKey(): string {
  return randomBytes(32).toString('base64url');
}

export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer');
}
