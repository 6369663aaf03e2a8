import { defineConfig } from 'vitest/config';

/** Unit and API tests of every workspace; `npm test` runs them all in one go. */
export default defineConfig({
  test: {
    projects: ['packages/contract', 'apps/server', 'apps/web'],
    reporters: ['default'],
  },
});
