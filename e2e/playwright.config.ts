import { defineConfig } from '@playwright/test';

/** Browser tests against the built product: two workers for two cores, each with a server of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: '../scripts/lib/refuse-stale-build.mjs',
  outputDir: '../test-results',
  // Texts that a test compares stand beside it.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    actionTimeout: 10_000,
    locale: 'en-NZ',
    // Deliberately not the organization's zone, in which every screen must show times (product 1.8).
    timezoneId: 'Europe/London',
    // Pages are inspected in both looks (gallery/inspect.ts); else the tests see the dark one.
    colorScheme: 'dark',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
