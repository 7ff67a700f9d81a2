import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lockFile = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockFile) as { packages: Readonly<Record<string, LockedPackage>> };

/** The binaries a Debian machine needs, by the name they have in the registry. */
const debianBinary = /[-/]linux-(x64|arm64)(-gnu)?$/;
const otherMachine = { x64: 'arm64', arm64: 'x64' } as const;

describe('the lock file', () => {
  it('pins, with integrity, the binaries of every package for linux-x64 and for linux-arm64', () => {
    const names = Object.values(packages)
      .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
      .filter((name) => debianBinary.test(name));
    const both = new Set(
      names.flatMap((name) => [
        name,
        name.replace(/linux-(x64|arm64)/, (_, cpu: 'x64' | 'arm64') => `linux-${otherMachine[cpu]}`),
      ]),
    );
    expect(both.size).toBeGreaterThan(10);
    expect([...both].filter((name) => !isInstallable(name))).toEqual([]);
  });

  it('holds nothing that asks for a newer Node than 20', () => {
    const tooNew = Object.entries(packages).filter(([, { engines }]) => !runsOnNode20(engines?.node));
    expect(tooNew.map(([path]) => path)).toEqual([]);
  });
});

function isInstallable(name: string): boolean {
  const places = Object.entries(packages).filter(([path]) => path.endsWith(`node_modules/${name}`));
  return places.length > 0 && places.every(([, { version, integrity }]) => version && integrity);
}

function runsOnNode20(range = '*'): boolean {
  return range.split('||').some((alternative) => {
    const [, major = '0'] = /(\d+)/.exec(alternative) ?? [];
    return alternative.trim().startsWith('<') || Number(major) <= 20;
  });
}
