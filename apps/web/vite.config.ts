import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeSplitting, refuseCircles } from './chunks.ts';
import { preloadStart } from './preload-start.ts';

/** Where the API listens while developing. */
const api = 'http://localhost:3000';
const apiPaths = ['/api', '/openapi.json', '/docs', '/dev', '/healthz', '/readyz'];

/** What the server fills in per request; the development server has no policy and so no nonce. */
function developmentPage(): Plugin {
  return {
    name: 'patrolbook-development-page',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__PRODUCT_NAME__', 'Patrolbook')
        .replaceAll('__CSP_NONCE__', '')
        .replace('__START__', 'link'),
  };
}

/** Asks for the text face together with the page, before the style sheet has been read. */
function preloadTextFace(): Plugin {
  return {
    name: 'patrolbook-preload-text-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((file) =>
          file.includes('hanken-grotesk-latin-wght-normal'),
        );
        if (!face) throw new Error('The text face is not in the build.');
        const attrs = { rel: 'preload', href: `/${face}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), developmentPage(), preloadTextFace(), preloadStart(), refuseCircles()],
  define: { __BUILT__: JSON.stringify(new Date().toISOString()) },
  build: {
    manifest: true,
    // The Content-Security-Policy allows files of our own only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // In kB before compression; what a page weighs on the way is watched by the bench of page weights.
    chunkSizeWarningLimit: 600,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting } },
  },
  server: {
    port: 5173,
    // The Host header stays the browser's, so that the server finds the Origin it expects on loopback.
    proxy: Object.fromEntries(apiPaths.map((path) => [path, { target: api, changeOrigin: false }])),
  },
});
