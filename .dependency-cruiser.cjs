/**
 * Who may import whom (docs/architecture.md), without exceptions; `import type` counts. Server:
 * `main|app|cli -> features -> platform -> contract`; web: `main|app -> features -> ui -> lib -> contract`.
 * Tests stand beside what they test and put whole parts together, so they alone may reach up, and nothing may import them.
 */
const swc = require('@swc/core');

/**
 * TypeScript 7 has no compiler that others can call, so swc reads the sources; it has to be told which hold JSX. What
 * dependency-cruiser would overlook in them, `import('…')` inside a type, is refused: `import type` says the same.
 */
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => {
  const source = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  if (JSON.stringify(source).includes('"TsImportType"'))
    throw new Error(`${file}: use import type, not import('…')`);
  return source;
};

const CONTRACT = '^packages/contract/src/';
const SERVER = '^apps/server/src/';
const WEB = '^apps/web/src/';
const TESTS = ['\\.(test|fixture)\\.tsx?$', `${SERVER}testing/`, `${WEB}testing/`];

/** @param {string} name @param {string} why @param {object} from @param {object} to */
const forbid = (name, why, from, to) => ({ name, comment: why, severity: 'error', from, to });

const everywhere = [
  forbid('no-cycle', 'Two files that need each other are one file, or lack a third.', {}, { circular: true }),
  forbid(
    'no-unresolved',
    'An import that leads nowhere escapes every other rule.',
    {},
    { couldNotResolve: true },
  ),
  forbid('no-test-in-product', 'What only tests need is not shipped.', { pathNot: TESTS }, { path: TESTS }),
  forbid(
    'server-not-to-web',
    'They meet in the contract.',
    { path: '^apps/server/' },
    { path: '^apps/web/' },
  ),
  forbid(
    'web-not-to-server',
    'They meet in the contract.',
    { path: '^apps/web/' },
    { path: '^apps/server/' },
  ),
  forbid(
    'contract-by-its-index',
    'What the contract keeps to itself is not agreed on.',
    { pathNot: CONTRACT },
    { path: CONTRACT, pathNot: `${CONTRACT}index\\.ts$` },
  ),
];

const contract = [
  forbid(
    'contract-stands-alone',
    'Both sides speak it, so it knows neither, and brings only zod and Temporal along.',
    { path: CONTRACT, pathNot: TESTS },
    { pathNot: [CONTRACT, '^node_modules/(zod|temporal-polyfill)/'] },
  ),
  forbid(
    'patrol-rules-are-pure',
    'The server refuses and the web shows by the same functions of what they are given: no input, no output.',
    { path: `${CONTRACT}patrol-rules\\.ts$` },
    { pathNot: CONTRACT },
  ),
];

const server = [
  forbid(
    'platform-knows-no-feature',
    'The floors of the server: platform is the lowest.',
    { path: `${SERVER}platform/`, pathNot: TESTS },
    { path: SERVER, pathNot: `${SERVER}platform/` },
  ),
  forbid(
    'feature-knows-no-application',
    'The application lists the features, not the reverse.',
    { path: `${SERVER}features/`, pathNot: TESTS },
    { path: `${SERVER}[^/]+$` },
  ),
  forbid(
    'feature-by-its-service',
    'One feature reaches another only through its use cases.',
    { path: `${SERVER}features/([^/]+)/` },
    {
      path: `${SERVER}features/`,
      pathNot: [`${SERVER}features/$1/`, `${SERVER}features/[^/]+/service\\.ts$`],
    },
  ),
  forbid(
    'sql-in-stores',
    'SQL stands in store.ts and platform/database alone; others may pass on its Database and Transaction (connect.ts).',
    {
      path: '^apps/server/',
      pathNot: [...TESTS, '/store\\.ts$', `${SERVER}platform/database/`, 'drizzle\\.config\\.ts$'],
    },
    {
      path: [
        '^node_modules/(drizzle-orm|pg|@types/pg)/',
        `${SERVER}platform/database/(schema|relations)\\.ts$`,
      ],
    },
  ),
];

const web = [
  forbid(
    'web-lib-is-lowest',
    'The floors of the web: lib knows only the contract.',
    { path: `${WEB}lib/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}lib/` },
  ),
  forbid(
    'web-ui-knows-no-feature',
    'A part that knows a feature belongs to it.',
    { path: `${WEB}ui/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(ui|lib)/` },
  ),
  forbid(
    'web-feature-knows-no-application',
    'The application lists the features, not the reverse.',
    { path: `${WEB}features/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(features|ui|lib)/` },
  ),
  forbid(
    'web-feature-stands-alone',
    'What two features need is a part of ui or lib.',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...contract, ...server, ...web],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json', '.css'],
    },
  },
};
