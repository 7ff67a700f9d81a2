import { buildIfStale } from './build-if-stale.ts';
import { ensureDebianPackages } from './debian-packages.ts';
import { runSteps } from './steps.ts';

ensureDebianPackages();
await runSteps([
  ['check', 'tsx', 'scripts/check.ts'],
  ['tests in a page', 'vitest', 'run', '--project', 'dom', '--project', 'panel'],
]);
// Integration tests start the panel as a process, so they need a build as the browser tests do.
await buildIfStale();
await runSteps([
  ['integration tests', 'vitest', 'run', '--project', 'integration'],
  ['mail engine', 'tsx', 'scripts/test-mail.ts'],
  ['browser tests', 'playwright', 'test', '-c', 'e2e/playwright.config.ts'],
]);
