import { defineConfig } from 'vitest/config';

/** The global set-up starts one PostgreSQL for the run and migrates the database that each worker clones. */
export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    globalSetup: ['src/testing/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
