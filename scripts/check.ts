import { runSteps } from './steps.ts';

/** Everything that needs no database and no browser. */
await runSteps([
  ['format and lint', 'biome', 'ci', '.', '--error-on-warnings'],
  ['types of the contract', 'tsc', '-p', 'packages/contract'],
  ['types of the server', 'tsc', '-p', 'apps/server'],
  ['types of the panel', 'tsc', '-p', 'apps/web'],
  ['types of its build', 'tsc', '-p', 'apps/web/tsconfig.build.json'],
  ['types of tests and scripts', 'tsc', '-p', '.'],
  ['dead code', 'knip'],
  ['unit and house tests', 'vitest', 'run', '--project', 'unit', '--project', 'dom', '--project', 'panel'],
]);
