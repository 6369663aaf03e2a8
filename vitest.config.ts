import { defineConfig } from 'vitest/config';

/** Unit and API tests of every workspace; `npm test` runs them all in one go. */
export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/embedded-postgres',
      'apps/server',
      'apps/web',
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
    reporters: ['default'],
  },
});
