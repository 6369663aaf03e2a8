import { defineConfig } from 'vitest/config';

/** The global set-up starts one PostgreSQL for the run and migrates the database that each worker clones. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    globalSetup: ['src/platform/testing/global-setup.ts'],
    // A worker loads the server once for all its files, which halves the run. Each file has a database and an app of its own.
    isolate: false,
    testTimeout: 20_000,
    // A second, Vitest's own limit, is little on a busy machine; what never comes about still fails the test.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
});
