import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const cli = join(import.meta.dirname, '../../dist/cli.js');

export interface CommandProcess {
  readonly child: ChildProcess;
  /** What it has printed so far. */
  stdout(): string;
  stderr(): string;
  /** Waits for the end; answers the exit code, or null when a signal ended it. */
  ended(): Promise<number | null>;
}

/** The command line as operators run it: a process of its own, from the build. */
export function spawnCommand(argv: readonly string[], env: Record<string, string>): CommandProcess {
  const child = spawn(process.execPath, [cli, ...argv], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = once(child, 'close');
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  return {
    child,
    stdout: () => stdout,
    stderr: () => stderr,
    async ended() {
      const [code] = await end;
      return code as number | null;
    },
  };
}

export interface PanelProcess extends CommandProcess {
  readonly address: string;
}

/** The process that runs the jobs of a panel; waits until it has one. */
export async function workerOf({ pid = 0 }: ChildProcess): Promise<number> {
  for (;;) {
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    for (const one of children.trim().split(' ')) {
      const command = await readFile(`/proc/${one}/cmdline`, 'utf8').catch(() => '');
      if (command.endsWith('serve\0--only\0jobs\0')) return Number(one);
    }
    await sleep(50);
  }
}

/** A panel that listens; throws with its output when it ended instead. */
export async function spawnPanel(
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<PanelProcess> {
  const panel = spawnCommand(['serve', ...options], env);
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /running at (http:\S+)\n/.exec(panel.stdout());
      if (found?.[1]) resolve(found[1]);
    };
    panel.child.stdout?.on('data', look);
    panel.child.once('close', (code) =>
      reject(new Error(`serve ended with ${code}: ${panel.stdout()}${panel.stderr()}`)),
    );
  });
  return { ...panel, address };
}
