import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { accessMap } from './apps/web/build/access-map-plugin.ts';
import { catalogParts } from './apps/web/build/catalog-parts-plugin.ts';

const dom = 'apps/web/src/**/*.dom.test.{ts,tsx}';
const panel = 'apps/web/src/**/*.panel.test.{ts,tsx}';
const withPostgres = '**/*.int.test.ts';
const elsewhere = ['**/node_modules/**', '**/dist/**'];

/** Modules hold no state of a test, so the files of a worker share them: most of the time of a run would be imports. */
const isolate = false;

/**
 * One mail engine for all, and one place in which other servers are played. Tests of a file run at the same time where they
 * can (`describe.concurrent`), because most of their time is waiting: they share no user whose mail or rights they change.
 */
const withMailEngine = {
  globalSetup: ['mail/guarantees/instance.ts'],
  maxWorkers: 1,
  fileParallelism: false,
  isolate,
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // Not one less than there are cores: on two that would be one after the other.
    maxWorkers: availableParallelism(),
    projects: [
      {
        plugins: [accessMap(), catalogParts()],
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
          exclude: [...elsewhere, dom, panel, withPostgres],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [accessMap(), catalogParts()],
        test: {
          name: 'dom',
          include: [dom],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/leave-nothing.ts'],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [accessMap(), catalogParts()],
        test: {
          name: 'panel',
          include: [panel],
          environment: 'jsdom',
          setupFiles: ['apps/web/src/testing/leave-nothing.ts', 'apps/web/src/testing/outlive-timers.ts'],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['apps/**/*.int.test.ts', 'test/**/*.int.test.ts'],
          globalSetup: ['scripts/built-server.ts', 'apps/server/src/testing/global-setup.ts'],
          isolate,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'mail', include: ['mail/guarantees/*.mail.test.ts'], ...withMailEngine } },
      { test: { name: 'mail-bench', include: ['bench/*.mail-bench.ts'], ...withMailEngine } },
    ],
  },
});
