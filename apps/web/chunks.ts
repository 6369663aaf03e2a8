import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { chunksOf, filesOf } from './built-files.ts';
import { type Chunk, mergeChunks, type Visit } from './merge-chunks.ts';
import { isPage, layout, pagesWithoutCoverage, signInPage } from './page-modules.ts';

/**
 * Assigns modules to chunks by who needs them, so that nothing loads before it is needed and there are few requests (decision 12). The
 * application is built as the bundler splits it by itself, which says what each page needs; then its small chunks are merged.
 */
export async function splittingOf(
  application: InlineConfig,
): Promise<Rolldown.OutputOptions['codeSplitting']> {
  const bundle = await splitByNeed(application);
  const start = filesOf(bundle, ({ isEntry }) => isEntry);
  const rest = chunksOf(bundle).filter(({ fileName }) => !start.has(fileName));
  const visits = visitsOf(bundle, await pagesWithoutCoverage());
  const merged = mergeChunks(
    rest.map((chunk) => toChunk(chunk, bundle)),
    visits,
  );
  const modules = new Map(rest.map(({ fileName, moduleIds }) => [fileName, moduleIds]));
  const names = new Map(
    merged.flatMap((files, index) => {
      const all = files.flatMap((file) => modules.get(file) ?? []);
      return all.map((module) => [module, nameOf(all) ?? `shared-${index}`] as const);
    }),
  );
  return {
    includeDependenciesRecursively: false,
    groups: [
      { name: 'start', tags: ['$initial'], priority: 1 },
      { name: (module) => names.get(module) ?? null, debugName: 'shared' },
    ],
  };
}

/** Names a group by what a visit begins with, for the weighing of pages. */
function nameOf(modules: readonly string[]): string | undefined {
  if (modules.includes(layout)) return 'layout';
  return modules.includes(signInPage) ? 'sign-in' : undefined;
}

async function splitByNeed(application: InlineConfig): Promise<Rolldown.OutputBundle> {
  const result = await build({
    ...application,
    configFile: false,
    logLevel: 'error',
    build: { ...application.build, write: false },
  });
  const output = 'output' in result ? result.output : [];
  return Object.fromEntries(output.map((file) => [file.fileName, file]));
}

/** The beginnings of visits may be merged with what they need; every other page and part keeps a file by its own name. */
function toChunk(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Chunk {
  const { fileName, imports, isDynamicEntry, facadeModuleId, viteMetadata } = chunk;
  const isBeginning = facadeModuleId === layout || facadeModuleId === signInPage;
  const sheets = [...(viteMetadata?.importedCss ?? [])];
  return {
    file: fileName,
    imports,
    isEntry: isDynamicEntry && !isBeginning,
    size: [fileName, ...sheets].reduce((sum, file) => sum + sizeOf(bundle[file]), 0),
    hasStyles: sheets.length > 0,
  };
}

function sizeOf(file: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  return file ? gzipSync(file.type === 'chunk' ? file.code : file.source).length : 0;
}

/**
 * Returns what is loaded for each page and each part that comes later. What the start opens comes on every visit, so it counts as many
 * pages; a page that opens on the worst lines counts as a few, and a part of a page as little.
 */
function visitsOf(bundle: Rolldown.OutputBundle, withoutCoverage: ReadonlySet<string>): Visit[] {
  const start = filesOf(bundle, ({ isEntry }) => isEntry);
  const around = filesOf(bundle, ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId === layout);
  const first = new Set(
    chunksOf(bundle).flatMap((chunk) => (start.has(chunk.fileName) ? chunk.dynamicImports : [])),
  );
  const weightOf = ({ fileName, facadeModuleId }: Rolldown.OutputChunk) => {
    if (facadeModuleId === layout) return 1; // it comes with each page, which counts by itself
    if (first.has(fileName)) return 25;
    if (facadeModuleId === null || !isPage(facadeModuleId)) return 0.05;
    return withoutCoverage.has(facadeModuleId) ? 5 : 1;
  };
  return chunksOf(bundle)
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .map((entry) => {
      const own = filesOf(bundle, (chunk) => chunk === entry);
      const files = first.has(entry.fileName) ? own : new Set([...around, ...own]);
      return { files, weight: weightOf(entry) };
    });
}
