import { defineConfig } from 'vitest/config';
import { accessMap } from './apps/web/build/access-map-plugin.ts';

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [accessMap()],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.int.test.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          // Modules hold no state of a test, so files can share them: half the time of the run.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
