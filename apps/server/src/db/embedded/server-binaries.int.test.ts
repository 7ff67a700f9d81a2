import { chmod, cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { canRun, chooseServerAccount } from './server-account.ts';
import { findServerPackage, programsFor } from './server-binaries.ts';

const isRoot = process.getuid?.() === 0;

test.runIf(isRoot)(
  'programs in a home nobody else may enter are copied once to where they can be run',
  async () => {
    const root = await mkdtemp(join(tmpdir(), 'posthouse-programs-'));
    try {
      await chmod(root, 0o711);
      const home = join(root, 'home');
      await mkdir(home, { mode: 0o700 });
      const installed = await findServerPackage();
      await cp(installed.native, join(home, 'native'), { recursive: true, verbatimSymlinks: true });
      const closed = { ...installed, native: join(home, 'native') };
      const account = await chooseServerAccount(join(root, 'no-cluster-yet'));
      const staging = join(root, 'staging');
      const copies: object[] = [];
      const log = { info: (details: object) => copies.push(details), warn: expect.fail, error: expect.fail };

      const programs = await programsFor(account, closed, staging, log);
      expect(programs).toBe(join(staging, `postgresql-${installed.version}-${process.arch}`, 'bin'));
      expect(await canRun(account, join(programs, 'initdb'))).toBe(true);
      expect((await stat(home)).mode & 0o777).toBe(0o700);
      expect(await programsFor(account, closed, staging, log)).toBe(programs);
      expect(copies).toHaveLength(1);
    } finally {
      await rm(root, { recursive: true });
    }
  },
);
