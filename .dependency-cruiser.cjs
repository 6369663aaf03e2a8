/**
 * The import rules (docs/architecture.md), without exceptions; `import type` counts. Server:
 * `main|app|cli -> features -> domain -> platform -> contract, embedded-postgres`; web:
 * `main|app -> features -> domain -> ui -> lib -> texts -> contract`. Tests may import from higher layers, since they stand beside
 * the code and put whole parts together; nothing may import tests. scripts/lib/import-rules.test.mjs breaks each rule once.
 */
const swc = require('@swc/core');

/**
 * TypeScript 7 has no compiler API, so swc parses the sources; it must be told which hold JSX. Dependency-cruiser would
 * overlook `import('…')` inside a type, so that is refused in favour of `import type`.
 */
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => {
  const source = parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') });
  if (JSON.stringify(source).includes('"TsImportType"'))
    throw new Error(`${file}: use import type, not import('…')`);
  return source;
};

const CONTRACT = '^packages/contract/src/';
const LAUNCHER = '^packages/embedded-postgres/src/';
const SERVER = '^apps/server/src/';
const WEB = '^apps/web/src/';
const EXAMPLES = [`${CONTRACT}examples\\.ts$`, `${CONTRACT}[^/]+/examples\\.ts$`];
const TESTS = ['\\.(test|fixture)\\.tsx?$', `${SERVER}(platform/)?testing/`, `${WEB}testing/`];

/** @param {string} name @param {string} why @param {object} from @param {object} to */
const forbid = (name, why, from, to) => ({ name, comment: why, severity: 'error', from, to });

const everywhere = [
  forbid(
    'no-cycle',
    'Two files that import each other belong in one file, or share a third.',
    {},
    { circular: true },
  ),
  forbid(
    'no-unresolved',
    'An unresolved import escapes every other rule. Style sheets that the build makes have no file.',
    {},
    { couldNotResolve: true, pathNot: '^virtual:[\\w-]+\\.css$' },
  ),
  forbid(
    'no-test-in-product',
    'Test code is not shipped.',
    { pathNot: [...TESTS, '^(e2e|bench|faults)/'] },
    { path: TESTS },
  ),
  forbid(
    'server-not-to-web',
    'The two sides share only the contract.',
    { path: '^apps/server/' },
    { path: '^apps/web/' },
  ),
  forbid(
    'web-not-to-server',
    'The two sides share only the contract.',
    { path: '^apps/web/' },
    { path: '^apps/server/' },
  ),
  forbid(
    'contract-by-its-index',
    'Only the exports of the package belong to the contract.',
    { pathNot: CONTRACT },
    { path: CONTRACT, pathNot: `${CONTRACT}(index|examples|places|server-time|telephone)\\.ts$` },
  ),
  forbid(
    'examples-for-the-api-page',
    'Only the page that documents the API needs examples; the web does not carry them.',
    { pathNot: [...TESTS, ...EXAMPLES, `${SERVER}platform/http/openapi/`] },
    { path: EXAMPLES },
  ),
  forbid(
    'launcher-by-its-index',
    'Other packages depend on the launcher, not on how it starts PostgreSQL.',
    { pathNot: LAUNCHER },
    { path: LAUNCHER, pathNot: `${LAUNCHER}index\\.ts$` },
  ),
];

const launcher = [
  forbid(
    'launcher-stands-alone',
    'The server, tests and benches all use the launcher, so it imports none of them.',
    { path: LAUNCHER, pathNot: TESTS },
    { path: '^(packages|apps|e2e|bench|scripts)/', pathNot: LAUNCHER },
  ),
];

const outside = [
  forbid(
    'product-knows-no-outside',
    'End-to-end tests, benches, scripts and the tests of both sides together import the product, not the reverse.',
    { path: '^(packages|apps)/' },
    { path: '^(e2e|bench|faults|scripts)/' },
  ),
  forbid(
    'e2e-through-the-browser',
    'End-to-end tests use the product through the browser; they import only the server’s platform and test support, to seed data, and its sample mails.',
    { path: '^e2e/' },
    {
      path: '^(apps|bench|scripts)/',
      pathNot: [`${SERVER}(platform|testing)/`, `${SERVER}app/mail/mail-samples\\.ts$`, '\\.fixture\\.ts$'],
    },
  ),
  forbid(
    'bench-measures-the-built-web',
    'Benches measure the built web, not its modules.',
    { path: '^bench/' },
    { path: '^(apps/web|scripts)/' },
  ),
];

const contract = [
  forbid(
    'contract-stands-alone',
    'Both sides depend on the contract, so it imports neither of them, and only zod, Temporal and what is known of telephone numbers.',
    { path: CONTRACT, pathNot: TESTS },
    { pathNot: [CONTRACT, '^node_modules/(zod|temporal-polyfill|libphonenumber-js)/'] },
  ),
  forbid(
    'rules-are-pure',
    'The server and the web share these functions, so they depend on their arguments only.',
    { path: `${CONTRACT}[^/]+/`, pathNot: TESTS },
    { pathNot: CONTRACT },
  ),
];

const server = [
  forbid(
    'platform-knows-no-feature',
    'The platform is the lowest layer of the server.',
    { path: `${SERVER}platform/`, pathNot: '\\.test\\.tsx?$' },
    { path: SERVER, pathNot: `${SERVER}platform/` },
  ),
  forbid(
    'testing-on-top',
    'The test support that starts the product stands above it: fixtures of a layer use that layer only.',
    { path: SERVER, pathNot: ['\\.test\\.tsx?$', `${SERVER}testing/`] },
    { path: `${SERVER}testing/` },
  ),
  forbid(
    'server-domain-knows-no-feature',
    'The domain of the server knows only the platform.',
    { path: `${SERVER}domain/`, pathNot: TESTS },
    { path: SERVER, pathNot: `${SERVER}(domain|platform)/` },
  ),
  forbid(
    'feature-knows-no-application',
    'The application imports the features, not the reverse.',
    { path: `${SERVER}features/`, pathNot: TESTS },
    { path: `${SERVER}(app|commands)/` },
  ),
  forbid(
    'feature-by-its-service',
    'One feature uses another only through its service.',
    { path: `${SERVER}features/([^/]+)/` },
    {
      path: `${SERVER}features/`,
      pathNot: [`${SERVER}features/$1/`, `${SERVER}features/[^/]+/service\\.ts$`],
    },
  ),
  forbid(
    'own-tables',
    'A feature reads its own tables and those of people, organizations, patrols and their record; what it needs of others is in the domain.',
    { path: `${SERVER}features/([^/]+)/`, pathNot: TESTS },
    {
      path: `${SERVER}platform/database/schema/(ecc|mails|vehicles|reminders)\\.ts$`,
      pathNot: `${SERVER}platform/database/schema/$1\\.ts$`,
    },
  ),
  forbid(
    'sql-in-stores',
    'SQL belongs in store.ts, *.store.ts and platform/database; others may pass on Database and Transaction (connect.ts).',
    {
      path: '^apps/server/',
      pathNot: [...TESTS, '[/.]store\\.ts$', `${SERVER}platform/database/`, 'drizzle\\.config\\.ts$'],
    },
    {
      path: ['^node_modules/(drizzle-orm|pg|@types/pg)/', `${SERVER}platform/database/schema/`],
    },
  ),
];

const web = [
  forbid(
    'web-texts-are-lowest',
    'Every layer of the web speaks, so the catalogues import only the contract.',
    { path: `${WEB}texts/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}texts/` },
  ),
  forbid(
    'web-lib-knows-no-screen',
    'The lowest layer with code, lib, imports only texts and the contract.',
    { path: `${WEB}lib/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(lib|texts)/` },
  ),
  forbid(
    'web-ui-knows-no-domain',
    'A component that knows patrols or people belongs in the domain or in a feature.',
    { path: `${WEB}ui/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(ui|lib|texts)/` },
  ),
  forbid(
    'web-domain-knows-no-feature',
    'Code about patrols and people that several features share belongs below them.',
    { path: `${WEB}domain/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(domain|ui|lib|texts)/` },
  ),
  forbid(
    'web-feature-knows-no-application',
    'The application imports the features, not the reverse.',
    { path: `${WEB}features/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}(features|domain|ui|lib|texts)/` },
  ),
  forbid(
    'web-feature-stands-alone',
    'Code that two features share belongs in domain, ui or lib.',
    { path: `${WEB}features/([^/]+)/` },
    { path: `${WEB}features/`, pathNot: `${WEB}features/$1/` },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...contract, ...launcher, ...server, ...web, ...outside],
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
