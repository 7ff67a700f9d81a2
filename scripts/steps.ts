import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Step = readonly [name: string, tool: string, ...args: string[]];

const root = join(import.meta.dirname, '..');

/** Runs tools of node_modules one after the other; the first that fails ends it with its exit code. */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  for (const [name, tool, ...args] of steps) {
    const startedAt = Date.now();
    console.log(`\n▸ ${name}`);
    const { status } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
    });
    if (status !== 0) {
      console.error(`✗ ${name} failed`);
      process.exit(status ?? 1);
    }
    console.log(`✓ ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
}
