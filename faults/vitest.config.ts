import { defineConfig } from 'vitest/config';

/** Tests of the server and the web's modules together, without a browser. */
export default defineConfig({
  test: {
    name: 'faults',
    globalSetup: ['../apps/server/src/testing/global-setup.ts'],
    setupFiles: ['../apps/web/src/domain/record/browser.fixture.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
