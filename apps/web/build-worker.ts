import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { oldestBrowsers } from './browsers.ts';
import { everReachedFrom, type Modules, reachedFrom } from './module-graph.ts';

/** The pages that open without coverage, with all that they load on demand. */
const pages = [
  'pages/roster/RosterPage.tsx',
  'pages/patrol/PatrolPage.tsx',
  'pages/ecc-log-on/EccLogOnPage.tsx',
  '../../../domains/record/web/recording/pages/RecordPage.tsx',
  'pages/sign-in/SignInPage.tsx',
];
/** What the application loads on demand around each of them. */
const around = [
  'app/RoutedApp.tsx',
  'app/Toasts.tsx',
  'app/layout/MenuDrawer.tsx',
  'app/layout/UnsentBars.tsx',
  '../../../domains/record/web/on-device.ts',
];
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
        const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (!entry) throw new Error('The build has no entry.');
        const modules = neededModules(this);
        const files = [...filesOf(withParts(modules, bundle, this), bundle)];
        const source = await buildScript({
          __ENTRY__: JSON.stringify(`/${entry.fileName}`),
          __FILES__: JSON.stringify(files.sort().map((file) => `/${file}`)),
        });
        this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}

function neededModules(modules: Modules): Set<string> {
  const start = reachedFrom([source('main.tsx'), ...around.map(source)], modules);
  const opened = pages.flatMap((page) => [...everReachedFrom(source(page), modules, start)]);
  return new Set([...start, ...opened]);
}

/** What registers the parts of a page. */
const registering = new Set(
  ['lib/loading/parts.ts', 'ui/overlay/lazy-part.tsx'].map((path) => pathOf(`../../kernel/${path}`)),
);

/**
 * Adds the parts that are loaded on demand by whatever is in a chunk with a needed module, and those of the chunks that they bring: the
 * start of a patrol waits for the parts of all chunks that are loaded.
 */
function withParts(
  needed: ReadonlySet<string>,
  bundle: Rolldown.OutputBundle,
  modules: Modules,
): Set<string> {
  const files = filesOf(needed, bundle);
  const loaded = Object.values(bundle).filter(({ fileName }) => files.has(fileName));
  const haveParts = loaded
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
    .filter((id) => modules.getModuleInfo(id)?.importedIds.some((imported) => registering.has(imported)));
  const parts = haveParts.flatMap((id) => [...everReachedFrom(id, modules, needed)]);
  const all = new Set([...needed, ...parts]);
  return all.size === needed.size ? all : withParts(all, bundle, modules);
}

/** Returns the files with these modules, with the chunks and style sheets that they import, and the fonts. */
function filesOf(modules: ReadonlySet<string>, bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set(Object.keys(bundle).filter((file) => fonts.test(file)));
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const imported of chunk.imports) add(imported);
  };
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => modules.has(id))) add(file.fileName);
  return files;
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
        input: pathOf('record-worker/record-worker.ts'),
        output: { format: 'iife', entryFileNames: fileName },
      },
    },
  });
  const [output] = 'output' in result ? result.output : [];
  if (!output) throw new Error('The worker of the record was not built.');
  return output.code;
}

function source(path: string): string {
  return pathOf(`src/${path}`);
}

function pathOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');
}
