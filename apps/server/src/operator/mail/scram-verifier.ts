import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4096;
const digest = 'sha256';

/** What PostgreSQL keeps of a password (RFC 5803). Given in its place, the password is in no statement that a server may log. */
export function scramVerifier(password: string): string {
  const salt = randomBytes(16);
  const salted = pbkdf2Sync(password, salt, iterations, 32, digest);
  const keyFor = (purpose: string) => createHmac(digest, salted).update(purpose).digest();
  const stored = createHash(digest).update(keyFor('Client Key')).digest('base64');
  const server = keyFor('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${server}`;
}
