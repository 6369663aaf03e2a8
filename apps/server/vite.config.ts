import { cpSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

/** The migrations are SQL files, read beside the bundle as they are beside the source. */
function copyMigrations(): Plugin {
  const from = new URL('../../kernel/platform/database/migrations', import.meta.url);
  const to = new URL('./dist/migrations', import.meta.url);
  return { name: 'patrolbook-copy-migrations', closeBundle: () => cpSync(from, to, { recursive: true }) };
}

/** Bundles our own sources and the contract, so that a start reads few files; packages stay in node_modules. */
export default defineConfig({
  plugins: [copyMigrations()],
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        cli: 'src/cli.ts',
        'mail-thread': 'src/app/mail/mail-thread.ts',
        'fill-thread': 'src/app/fill/fill-thread.ts',
        'description-thread': 'src/app/api-description/description-thread.ts',
        'street-thread': 'src/app/streets/street-thread.ts',
        'inbound-mail-thread': 'src/app/mail/inbound-mail-thread.ts',
      },
      // All beside each other: the sources find files by their own place, which a chunk in a folder would not share.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
