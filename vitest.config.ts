import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Component tests that need modules of their own, because they mock one or set what one reads when it is loaded. */
const isolated = 'src/**/*.isolated.test.tsx';

/** Unit and API tests of every workspace; `npm test` runs them all in one go. */
export default defineConfig({
  test: {
    projects: [
      'packages/contract',
      'packages/embedded-postgres',
      'apps/server',
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: { name: 'web', include: ['{.,record-worker,src/**}/*.test.ts', isolated] },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: './apps/web',
        test: {
          name: 'web components',
          include: ['src/**/*.test.tsx'],
          exclude: [isolated],
          environment: 'jsdom',
          // A worker loads React, Mantine and jsdom once for all its files, which takes longer than their tests.
          isolate: false,
          setupFiles: [fileURLToPath(new URL('apps/web/src/dom.fixture.tsx', import.meta.url))],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/global-setup.ts'],
          setupFiles: ['apps/web/src/domain/record/browser.fixture.ts'],
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs'] } },
    ],
    reporters: ['default'],
    // By default a core is left free, which on two cores means that nothing runs side by side.
    maxWorkers: '100%',
  },
});
