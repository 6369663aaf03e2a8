import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { answerTo } from './record-worker/answer.ts';

/** The modules that a visit begins with: that of the sign-in screen, and all that stands around the other pages. */
export const signInPage = source('pages/sign-in/SignInPage.tsx');
export const layout = source('app/RoutedApp.tsx');

const list = source('app/routing/lazy-pages.ts');
const question = 'virtual:page-modules';
const asking = `
  import { lazyPages } from ${JSON.stringify(list)};
  const moduleOf = async ([path, { file }]) => [path, (await file.get()).module];
  export const pages = await Promise.all(Object.entries(lazyPages).map(moduleOf));
`;

/** Whether this is the module of a page, as all of them and nothing else are called. */
export function isPage(module: string): boolean {
  return module.endsWith('Page.tsx');
}

/** Returns the module of each page behind sign-in by its path, as the application lists them. */
export async function pageModules(): Promise<Map<string, string>> {
  const { module } = await runnerImport<{ pages: [path: string, module: string][] }>(question, {
    configFile: false,
    plugins: [standIns],
  });
  return new Map(module.pages);
}

/** Returns the modules of the pages that the worker of the record answers for, and of the sign-in screen. */
export async function pagesWithoutCoverage(): Promise<Set<string>> {
  const origin = 'https://patrolbook.example';
  const id = '00000000-0000-7000-8000-000000000000';
  const opens = ([path]: [string, string]) => {
    const url = `${origin}${path.replace('$id', id)}`;
    return answerTo({ method: 'GET', mode: 'navigate', url }, origin) === 'page';
  };
  const pages = [...(await pageModules())].filter(opens).map(([, module]) => module);
  return new Set([signInPage, ...pages]);
}

/** Asks the list for its files, with a module that only says which it is in the place of each page: so no page runs here. */
const standIns: Plugin = {
  name: 'patrolbook-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === question) return source;
    if (importer !== list || !isPage(source)) return null;
    const page = await this.resolve(source, importer, { skipSelf: true });
    return page && `\0${page.id}`;
  },
  load(id) {
    if (id === question) return asking;
    return id.startsWith('\0') && isPage(id) ? `export const module = ${JSON.stringify(id.slice(1))};` : null;
  },
};

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url)).replaceAll('\\', '/');
}
