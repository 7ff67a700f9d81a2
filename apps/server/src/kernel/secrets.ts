import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const format = 1;
const nonceBytes = 12;
const tagBytes = 16;
const keyIdBytes = 4;
const derivedBytes = 32;

/** Secrets at rest: AES-256-GCM; the context (what the secret is of) is bound to it, so rows cannot be swapped. */
export interface SecretBox {
  seal(plaintext: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
  /** 256 bits in hex that follow from the key: the same for a purpose each time, and nothing else’s. */
  derive(purpose: string): string;
}

export function createSecretBox(keyHex: string): SecretBox {
  const key = Buffer.from(keyHex, 'hex');
  const keyId = createHash('sha256').update('posthouse key id').update(key).digest().subarray(0, keyIdBytes);
  const header = Buffer.concat([Buffer.from([format]), keyId]);
  const associatedData = (context: string) => Buffer.concat([header, Buffer.from(context, 'utf8')]);

  return {
    seal(plaintext, context) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(associatedData(context));
      const body = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return Buffer.concat([header, nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      if (!sealed.subarray(0, header.length).equals(header)) {
        throw new Error(
          'This secret was encrypted with a different key. Check that SECRET_KEY belongs to this database.',
        );
      }
      const nonceEnd = header.length + nonceBytes;
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(header.length, nonceEnd))
        .setAAD(associatedData(context))
        .setAuthTag(sealed.subarray(nonceEnd, nonceEnd + tagBytes));
      return (
        decipher.update(sealed.subarray(nonceEnd + tagBytes), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    derive: (purpose) =>
      Buffer.from(hkdfSync('sha256', key, '', `posthouse ${purpose}`, derivedBytes)).toString('hex'),
  };
}

/** The key of the environment, or the one kept in the data folder. */
export async function findSecretKey(
  configured: string | undefined,
  dataDir: string,
): Promise<string | undefined> {
  if (configured !== undefined) return configured;
  const kept = await readFile(secretKeyFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept !== undefined && !/^[0-9a-f]{64}$/i.test(kept.trim())) {
    throw new Error(`${secretKeyFile(dataDir)} holds no key: 64 hexadecimal digits are expected.`);
  }
  return kept?.trim();
}

export function secretKeyFile(dataDir: string): string {
  return join(dataDir, 'secret.key');
}

/** The same, but made on first use. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  const known = await findSecretKey(configured, dataDir);
  if (known !== undefined) return known;
  const path = secretKeyFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  // Linked into place whole: two processes starting at once agree on one key, and a crash leaves no half of it.
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return (await readFile(path, 'utf8')).trim();
}
