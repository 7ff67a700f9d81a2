import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const commandLine = join(import.meta.dirname, '../apps/server/dist/cli.js');

export interface PanelProcess {
  readonly address: string;
  readonly process: ChildProcess;
}

/** Starts the built panel and waits until it says where it listens. */
export function startPanelProcess(env: Record<string, string>): Promise<PanelProcess> {
  const child = spawn(process.execPath, [commandLine, 'serve'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (address) resolve({ address, process: child });
    });
    child.once('exit', (code) => reject(new Error(`the panel ended with ${code}: ${printed}`)));
  });
}

/** The operator's command line, beside the running panel; answers its JSON. */
export async function operator(...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(process.execPath, [commandLine, ...args, '--json']);
  return JSON.parse(stdout);
}
