import react from '@vitejs/plugin-react';
import {
  defineConfig,
  type InlineConfig,
  mergeConfig,
  type Plugin,
  type Rolldown,
  type UserConfig,
} from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { buildRecordWorker } from './build-worker.ts';
import { splittingOf } from './chunks.ts';
import { ownLoader } from './own-loader.ts';
import { preloadStart } from './preload-start.ts';
import { routesWithoutSchemas } from './routes-without-schemas.ts';
import { withoutJsonSchema } from './without-json-schema.ts';

/** Where the API listens while developing. */
const api = 'http://localhost:3000';
const apiPaths = ['/api', '/openapi.json', '/docs', '/dev', '/healthz', '/readyz'];

/**
 * Replaces the placeholders that the server fills in per request. In development there is no Content-Security-Policy,
 * hence no nonce.
 */
function developmentPage(): Plugin {
  return {
    name: 'patrolbook-development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__PRODUCT_NAME__', 'Patrolbook')
        .replaceAll(/__(CSP_NONCE|MAP_STYLE_URL|MAP_FILE_PATH|STREETS_NAMED|GEOCODER_URL)__/g, '')
        .replace('__START__', 'link'),
  };
}

/** What the application is made of, for each of its builds (chunks.ts). */
function application(): InlineConfig {
  return {
    root: import.meta.dirname,
    plugins: [react(), routesWithoutSchemas(), withoutJsonSchema(), ownLoader()],
    resolve: {
      // React itself has what the shim brings.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    define: { __BUILT__: JSON.stringify(new Date().toISOString()) },
    build: {
      // The Content-Security-Policy allows files of our own only (product 15.7), so no asset becomes a data: URL.
      assetsInlineLimit: 0,
      target: oldestBrowsers,
      // Schemas that no page reads values by are left out.
      rolldownOptions: { treeshake: { manualPureFunctions: ['z'] } },
    },
  };
}

export default defineConfig(async ({ command }) =>
  mergeConfig(application(), {
    plugins: [developmentPage(), preloadStart(), buildRecordWorker()],
    build: {
      manifest: true,
      // In kB before compression; scripts/lib/page-weight.mjs weighs the compressed sizes.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: command === 'build' ? await splittingOf(application()) : undefined,
          // Without the names of chunks, each of which stands in all that import it.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
            `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        },
      },
    },
    server: {
      port: 5173,
      // Keeps the browser's Host header, which the server compares with the Origin on loopback (product 12.8).
      proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false }])),
    },
  } satisfies UserConfig),
);
