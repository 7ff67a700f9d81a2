import { defineConfig } from '@playwright/test';

/** Debian's Chromium against the built panel; one build, no retries: a test that fails now and then is broken. */
export default defineConfig({
  testDir: '.',
  globalSetup: './start-panel.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../test-results',
  use: {
    actionTimeout: 15_000,
    viewport: { width: 1440, height: 900 },
    // `--trace on` when it is needed: recording takes as long as the tests.
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: '/usr/bin/chromium-headless-shell',
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // One process draws all pages of a browser: what one of them stores, the others see at once.
        '--process-per-site',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
