/** Bundles both measured servers as the product is bundled (`apps/server/vite.config.ts`). */
export default {
  build: {
    ssr: true,
    target: 'node20',
    outDir: '.cache/bench-api',
    emptyOutDir: true,
    rollupOptions: { input: { ours: 'bench/api/ours.ts', bare: 'bench/api/bare.ts' } },
  },
};
