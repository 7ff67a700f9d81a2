import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { migrationsFolder } from '../folders.ts';
import { type Clock, systemClock } from '../kernel/clock.ts';
import { runCommand } from '../operator/program.ts';

export interface CommandOutcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandSetting {
  readonly env: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly stdin?: string;
  readonly migrationsFolder?: string;
  readonly signal?: AbortSignal;
}

/** Runs an operator's command in this process, with the small password cost of tests. */
export async function command(argv: readonly string[], setting: CommandSetting): Promise<CommandOutcome> {
  const stdout = new Collector();
  const stderr = new Collector();
  const code = await runCommand(argv, {
    env: { LOG_LEVEL: 'silent', ...setting.env },
    stdin: Readable.from(setting.stdin === undefined ? [] : [Buffer.from(setting.stdin)]),
    stdout,
    stderr,
    clock: setting.clock ?? systemClock,
    migrationsFolder: setting.migrationsFolder ?? migrationsFolder,
    passwordCost: { memoryKib: 64, passes: 1 },
    signal: setting.signal ?? new AbortController().signal,
    program: join(import.meta.dirname, '../../dist/cli.js'),
  });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** The same with `--json`; throws when the command failed. */
export async function commandJson<Answer>(argv: readonly string[], setting: CommandSetting): Promise<Answer> {
  const outcome = await command([...argv, '--json'], setting);
  if (outcome.code !== 0) throw new Error(outcome.stderr);
  return JSON.parse(outcome.stdout) as Answer;
}

class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}
