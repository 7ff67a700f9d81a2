import { buildIfStale } from './build.ts';
import { ensureDebianPackages } from './debian-packages.ts';
import { runSteps } from './steps.ts';

ensureDebianPackages();
await runSteps([
  ['check', 'tsx', 'scripts/check.ts'],
  ['integration tests', 'vitest', 'run', '--project', 'integration'],
]);
await buildIfStale();
await runSteps([['browser tests', 'playwright', 'test', '-c', 'e2e/playwright.config.ts']]);
