import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { commandJson } from '../apps/server/src/testing/test-commands.ts';

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

/** The operator's command line, beside the running panel; answers its JSON. Here and not in a process of its own: most
 * tests begin with an account. */
export function operator<Answer>(...args: string[]): Promise<Answer> {
  return operatorAt(new Date(), ...args);
}

/** The same at another time, for what has a past. */
export function operatorAt<Answer>(now: Date, ...args: string[]): Promise<Answer> {
  const env = { DATA_DIR: String(process.env['DATA_DIR']) };
  return commandJson<Answer>(args, { env, clock: { now: () => now } });
}
