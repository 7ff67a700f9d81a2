import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretBox, loadSecretKey } from './secrets.ts';

const box = createSecretBox('5a'.repeat(32));

describe('the secret box', () => {
  it('opens what it sealed, any text in any context', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, (secret, context) => {
        expect(box.open(box.seal(secret, context), context)).toBe(secret);
      }),
      { seed: 3 },
    );
  });

  it('seals the same secret differently each time and never readably', () => {
    const sealed = Array.from({ length: 50 }, () => box.seal('a secret to keep', 'row 1').toString('hex'));
    expect(new Set(sealed).size).toBe(50);
    expect(Buffer.from(sealed.join(''), 'hex').includes('a secret to keep')).toBe(false);
  });

  it('derives the same value for a purpose each time, another for another purpose or key', () => {
    const salt = box.derive('salt of mail logins');
    expect(salt).toMatch(/^[0-9a-f]{64}$/);
    expect(createSecretBox('5a'.repeat(32)).derive('salt of mail logins')).toBe(salt);
    expect(box.derive('something else')).not.toBe(salt);
    expect(createSecretBox('5b'.repeat(32)).derive('salt of mail logins')).not.toBe(salt);
  });

  it('refuses a secret of another row: the context is bound to it', () => {
    const sealed = box.seal('secret', 'two-factor 1/1');
    expect(() => box.open(sealed, 'two-factor 1/2')).toThrow();
    expect(() => box.open(sealed, '')).toThrow();
  });

  it('refuses a secret in which a single bit was changed, wherever', () => {
    const sealed = box.seal('secret', 'row 1');
    for (let bit = 0; bit < sealed.length * 8; bit += 1) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => box.open(changed, 'row 1'), `bit ${bit}`).toThrow();
    }
  });

  it('refuses a secret that was cut, at any length', () => {
    const sealed = box.seal('secret', 'row 1');
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => box.open(sealed.subarray(0, length), 'row 1'), `${length} bytes`).toThrow();
    }
  });

  it('says that the key is another one where that is so', () => {
    const sealed = createSecretBox('5b'.repeat(32)).seal('secret', 'row 1');
    expect(() => box.open(sealed, 'row 1')).toThrow('SECRET_KEY');
  });
});

describe('the secret key', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posthouse-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is the configured one where there is one, and then no file is made', async () => {
    expect(await loadSecretKey('ab'.repeat(32), folder)).toBe('ab'.repeat(32));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made once, kept, and readable by its owner alone', async () => {
    const key = await loadSecretKey(undefined, join(folder, 'data'));
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(await loadSecretKey(undefined, join(folder, 'data'))).toBe(key);
    expect((await stat(join(folder, 'data', 'secret.key'))).mode & 0o777).toBe(0o600);
  });

  it('is one and the same for several that start at once', async () => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => loadSecretKey(undefined, folder)));
    expect(new Set(keys).size).toBe(1);
    expect(await readdir(folder)).toEqual(['secret.key']);
    expect((await readFile(join(folder, 'secret.key'), 'utf8')).trim()).toBe(keys[0]);
  });

  it('of a damaged file is refused with the file’s name', async () => {
    await writeFile(join(folder, 'secret.key'), 'not a key\n');
    await expect(loadSecretKey(undefined, folder)).rejects.toThrow('secret.key');
  });
});
