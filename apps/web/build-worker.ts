import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { chunksOf, filesOf } from './built-files.ts';
import { isPage, pagesWithoutCoverage } from './page-modules.ts';

/** The fonts' files with the letters of English and Māori. */
const fonts = /-latin(-ext)?-wght-normal-.*\.woff2$/;

/** The name of the built worker, under the root so that it may answer for every page. It never changes. */
const fileName = 'record-worker.js';

/** Builds the service worker of the record beside the application, and tells it which files to keep (decision 39). */
export function buildRecordWorker(): Plugin {
  return {
    name: 'patrolbook-record-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
        if (!entry) throw new Error('The build has no entry.');
        const kept = await chunksWithoutCoverage(entry, bundle);
        const files = [
          ...filesOf(bundle, (chunk) => kept.has(chunk)),
          ...Object.keys(bundle).filter((file) => fonts.test(file)),
        ];
        const source = await buildScript({
          __ENTRY__: JSON.stringify(`/${entry.fileName}`),
          __FILES__: JSON.stringify(files.sort().map((file) => `/${file}`)),
        });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

/** Returns all that is loaded from the entry on, at once or on demand, but for the pages that need coverage. */
async function chunksWithoutCoverage(
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): Promise<Set<Rolldown.OutputChunk>> {
  const open = await pagesWithoutCoverage();
  const kept = new Set([entry]);
  for (const { imports, dynamicImports } of kept) {
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk') continue;
      const module = chunk.facadeModuleId;
      if (module === null || !isPage(module) || open.has(module)) kept.add(chunk);
    }
  }
  return kept;
}

/** Builds a classic script, because older browsers know no other service workers. */
async function buildScript(define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: oldestBrowsers,
      rolldownOptions: {
        input: fileURLToPath(new URL('record-worker/record-worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (!output) throw new Error('The worker of the record was not built.');
  return output.code;
}
