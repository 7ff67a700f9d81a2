import { spawn } from 'node:child_process';
import { join } from 'node:path';

export type Step = readonly [name: string, tool: string, ...args: string[]];

const root = join(import.meta.dirname, '..');

/** Runs tools of node_modules one after the other; the first that fails ends it with its exit code. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    console.log(`\n▸ ${step[0]}`);
    const startedAt = Date.now();
    endAs(step, await run(step, 'inherit'), startedAt);
  }
}

/** Runs tools beside each other, so many at a time; what one says is printed when it is done. */
export async function runBeside(atOnce: number, steps: readonly Step[]): Promise<void> {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const startedAt = Date.now();
      const outcome = await run(step, 'pipe');
      process.stdout.write(`\n▸ ${step[0]}\n${outcome.said}`);
      endAs(step, outcome, startedAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

interface Outcome {
  readonly code: number;
  readonly said: string;
}

const running = new Set<ReturnType<typeof spawn>>();

function run([, tool, ...args]: Step, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const child = spawn(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: ['inherit', output, output],
  });
  running.add(child);
  let said = '';
  const hear = (chunk: Buffer) => {
    said += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, said });
    });
  });
}

function endAs([name]: Step, { code }: Outcome, startedAt: number): void {
  if (code === 0) {
    console.log(`✓ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
    return;
  }
  console.error(`✗ ${name} failed`);
  for (const child of running) child.kill();
  process.exit(code);
}
