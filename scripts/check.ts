import { availableParallelism } from 'node:os';
import { runBeside, runSteps } from './steps.ts';

/** Everything that needs no database, no page and no browser. The longest comes first: a core is left idle at the end only. */
await runBeside(availableParallelism(), [
  ['types of the panel', 'tsc', '-p', 'apps/web'],
  ['types of tests and scripts', 'tsc', '-p', '.'],
  ['types of the server', 'tsc', '-p', 'apps/server'],
  ['format and lint', 'biome', 'ci', '.', '--error-on-warnings'],
  ['dead code', 'knip'],
  ['types of the contract', 'tsc', '-p', 'packages/contract'],
  ['types of the panel’s build', 'tsc', '-p', 'apps/web/tsconfig.build.json'],
]);
await runSteps([['unit and house tests', 'vitest', 'run', '--project', 'unit']]);
