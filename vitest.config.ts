import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Unit and API tests of every workspace; `npm test` runs them all in one go. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'contract',
          include: ['{kernel,domains/*}/contract/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'embedded-postgres',
          include: ['kernel/embedded-postgres/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{apps/server/src,kernel/platform,domains/*/server}/**/*.test.{ts,tsx}'],
          // It starts one PostgreSQL for the run and migrates the database that each worker clones.
          globalSetup: ['kernel/platform/testing/global-setup.ts'],
          // A worker loads the server once for all its files, which halves the run. Each file has a database and an app of its own.
          isolate: false,
          testTimeout: 20_000,
          // A second, Vitest's own limit, is little on a busy machine; what never comes about still fails the test.
          expect: { poll: { timeout: 10_000 } },
          hookTimeout: 60_000,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: '.',
        test: {
          name: 'web',
          include: ['{apps/web,kernel/{lib,texts,ui},domains/*/web}/**/*.test.ts'],
          // A worker loads each module once for all its files, which halves the time.
          isolate: false,
          setupFiles: [fileURLToPath(new URL('apps/web/src/between-tests.fixture.ts', import.meta.url))],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: '.',
        test: {
          name: 'web components',
          include: ['{apps/web,kernel/{lib,texts,ui},domains/*/web}/**/*.test.tsx'],
          environment: 'jsdom',
          // Each file has a window and modules of its own, but jsdom itself is loaded once for each worker, which halves the time.
          pool: 'vmForks',
          // The windows of earlier files stay in a worker's memory, which a new worker frees; V8 gives up at four gigabytes.
          vmMemoryLimit: '2GB',
          setupFiles: [fileURLToPath(new URL('apps/web/src/dom.fixture.tsx', import.meta.url))],
        },
      },
      {
        test: {
          name: 'faults',
          include: ['faults/**/*.test.ts'],
          globalSetup: ['kernel/platform/testing/global-setup.ts'],
          setupFiles: ['domains/record/web/browser.fixture.ts'],
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
