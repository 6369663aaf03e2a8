import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

/** `npm run engines`: every page in the engines beside Chromium. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'pages.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../../scripts/lib/refuse-stale-build.mjs',
  fullyParallel: true,
  timeout: 300_000,
});
