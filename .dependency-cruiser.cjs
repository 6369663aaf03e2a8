/**
 * The import rules (docs/architecture.md), without exceptions; `import type` counts. Both sides stand on kernels, which know no domain:
 * `apps/server -> domains/*\/server -> kernel/platform -> contract`, and `apps/web/src/app -> pages -> domains/*\/web -> ui -> lib -> texts -> contract`.
 * Each domain imports those below it in the stack only. Tests may import from higher layers, since they stand beside
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

/** The domains, from the ground up: each imports only those before it. */
const stack = [
  ...['organizations', 'people', 'places', 'accounts', 'vehicles', 'patrols', 'crew', 'ecc', 'record'],
  ...['planning', 'messages', 'reports', 'membership', 'operations', 'privacy'],
];

const KERNEL = '^kernel/';
const CONTRACT = '^kernel/contract/';
const DOMAIN_CONTRACT = '^domains/[^/]+/contract/';
const LAUNCHER = '^kernel/embedded-postgres/';
const PLATFORM = '^kernel/platform/';
const SCHEMA = '^kernel/platform/database/schema/';
const OF_SERVER = ['^apps/server/', PLATFORM, '^domains/[^/]+/server/'];
const OF_WEB = ['^apps/web/', '^kernel/(lib|texts|ui)/', '^domains/[^/]+/web/'];
/** What stands beside the folders of a domain’s server. That of vehicles is one feature without folders. */
const FOR_ALL = '^domains/(?!vehicles/)[^/]+/server/[^/]+$';
/** Tables that only their domain reads, and the platform. */
const OWN_TABLES = { ecc: 'ecc', mails: 'messages', vehicles: 'vehicles', reminders: 'messages' };
const SERVER = '^apps/server/src/';
const WEB = '^apps/web/src/';
const EXAMPLES = ['^domains/[^/]+/contract/.*examples\\.ts$', `${CONTRACT}example-ids\\.ts$`];
const TESTS = ['\\.(test|fixture)\\.tsx?$', `${SERVER}testing/`, `${PLATFORM}testing/`, `${WEB}testing/`];

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
    { path: OF_SERVER },
    { path: OF_WEB },
  ),
  forbid(
    'web-not-to-server',
    'The two sides share only the contract.',
    { path: OF_WEB },
    { path: OF_SERVER },
  ),
  forbid(
    'launcher-by-its-index',
    'Other code depends on the launcher, not on how it starts PostgreSQL.',
    { pathNot: LAUNCHER },
    { path: LAUNCHER, pathNot: `${LAUNCHER}index\\.ts$` },
  ),
];

const kernels = [
  forbid(
    'kernel-knows-no-domain',
    'What every domain stands on imports none of them, but for the shapes that the tables keep in JSON.',
    { path: KERNEL, pathNot: [...TESTS, SCHEMA] },
    { path: '^(domains|apps)/' },
  ),
  forbid(
    'tables-know-shapes',
    'A table names of a domain only the shapes of its contract.',
    { path: SCHEMA, pathNot: TESTS },
    { path: '^(domains|apps)/', pathNot: DOMAIN_CONTRACT },
  ),
  forbid(
    'launcher-stands-alone',
    'The server, tests and benches all use the launcher, so it imports none of them.',
    { path: LAUNCHER, pathNot: TESTS },
    { path: '^(apps|domains|kernel|e2e|bench|scripts)/', pathNot: LAUNCHER },
  ),
  forbid(
    'web-texts-are-lowest',
    'Every layer of the web speaks, so the catalogues import only the contract.',
    { path: '^kernel/texts/', pathNot: TESTS },
    { path: ['^kernel/(lib|ui)/', WEB] },
  ),
  forbid(
    'web-lib-knows-no-screen',
    'The lowest layer with code, lib, imports only texts and the contract.',
    { path: '^kernel/lib/', pathNot: TESTS },
    { path: ['^kernel/ui/', WEB] },
  ),
];

const contract = [
  forbid(
    'contract-stands-alone',
    'Both sides depend on the contract, so it imports neither of them, and only zod, Temporal and what is known of telephone numbers.',
    { path: [CONTRACT, DOMAIN_CONTRACT], pathNot: TESTS },
    {
      pathNot: [CONTRACT, DOMAIN_CONTRACT, '^node_modules/(zod|temporal-polyfill|libphonenumber-js)/'],
    },
  ),
  forbid(
    'rules-are-pure',
    'The server and the web share these functions, so they depend on their arguments only.',
    { path: DOMAIN_CONTRACT, pathNot: TESTS },
    { pathNot: [CONTRACT, DOMAIN_CONTRACT] },
  ),
  forbid(
    'contract-by-its-index',
    'Only the exports of a contract belong to it. What few pages need has a door of its own.',
    { path: '^(kernel|domains|apps|e2e|bench|faults)/', pathNot: [CONTRACT, DOMAIN_CONTRACT] },
    {
      path: [CONTRACT, DOMAIN_CONTRACT],
      pathNot: ['/contract/(index|places|server-time|telephone)\\.ts$', '\\.fixture\\.ts$', ...EXAMPLES],
    },
  ),
  forbid(
    'domain-by-its-index',
    'One contract uses another through its index. Its own files it imports themselves.',
    { path: '^domains/([^/]+)/contract/' },
    {
      path: DOMAIN_CONTRACT,
      pathNot: ['^domains/$1/', ...EXAMPLES, '/contract/index\\.ts$', '\\.fixture\\.ts$'],
    },
  ),
  forbid(
    'examples-for-the-api-page',
    'Only the page that documents the API needs examples; the web does not carry them.',
    { pathNot: [...TESTS, ...EXAMPLES, `${SERVER}app/api-description/`] },
    { path: EXAMPLES },
  ),
];

const domains = [
  ...stack.map((domain, index) =>
    forbid(
      `${domain}-in-the-stack`,
      'A domain imports only those below it. What two need belongs in the lower one, or in a third below both.',
      { path: `^domains/${domain}/`, pathNot: TESTS },
      { path: '^domains/', pathNot: stack.slice(0, index + 1).map((below) => `^domains/${below}/`) },
    ),
  ),
  forbid(
    'domain-knows-no-application',
    'The applications compose the domains, not the reverse.',
    { path: '^domains/', pathNot: TESTS },
    { path: '^apps/' },
  ),
];

const outside = [
  forbid(
    'product-knows-no-outside',
    'End-to-end tests, benches, scripts and the tests of both sides together import the product, not the reverse.',
    { path: '^(kernel|domains|apps)/' },
    { path: '^(e2e|bench|faults|scripts)/' },
  ),
  forbid(
    'e2e-through-the-browser',
    'End-to-end tests use the product through the browser; they import only contracts, the server’s platform and test support, to seed data, and its sample mails.',
    { path: '^e2e/' },
    {
      path: '^(apps|domains|kernel|bench|scripts)/',
      pathNot: [
        ...[CONTRACT, DOMAIN_CONTRACT, LAUNCHER, PLATFORM],
        `${SERVER}testing/`,
        `${SERVER}app/mail/mails\\.ts$`,
        '\\.fixture\\.ts$',
      ],
    },
  ),
  forbid(
    'bench-measures-the-built-web',
    'Benches measure the built web, not its modules.',
    { path: '^bench/' },
    { path: [...OF_WEB, '^scripts/'] },
  ),
];

const server = [
  forbid(
    'server-by-its-door',
    'One domain uses the server of another through a service.ts, or through what stands beside its folders for all to use.',
    { path: '^domains/([^/]+)/server/' },
    {
      path: '^domains/[^/]+/server/',
      pathNot: ['^domains/$1/', FOR_ALL, '/service\\.ts$'],
    },
  ),
  forbid(
    'testing-on-top',
    'The test support that starts the product stands above it: fixtures of a layer use that layer only.',
    { path: OF_SERVER, pathNot: ['\\.test\\.tsx?$', `${SERVER}testing/`] },
    { path: `${SERVER}testing/` },
  ),
  ...Object.entries(OWN_TABLES).map(([table, domain]) =>
    forbid(
      `${table}-table-of-${domain}`,
      'A domain asks the owner of these tables, or has what it needs of them in a store beside its folders. Privacy knows all that is held of a person.',
      {
        path: OF_SERVER,
        pathNot: [
          ...[...TESTS, `^domains/${domain}/`, PLATFORM, `${SERVER}app/`],
          '^domains/privacy/server/information/',
          '^domains/[^/]+/server/[^/]+\\.store\\.ts$',
        ],
      },
      { path: `${SCHEMA}${table}\\.ts$` },
    ),
  ),
  forbid(
    'sql-in-stores',
    'SQL belongs in store.ts, *.store.ts and platform/database; others may pass on Database and Transaction (connect.ts).',
    {
      path: OF_SERVER,
      pathNot: [...TESTS, '[/.]store\\.ts$', `${PLATFORM}database/`, 'drizzle\\.config\\.ts$'],
    },
    {
      path: ['^node_modules/(drizzle-orm|pg|@types/pg)/', SCHEMA],
    },
  ),
];

const web = [
  forbid(
    'page-knows-no-application',
    'The router knows the pages that show several domains, not the reverse.',
    { path: `${WEB}pages/`, pathNot: TESTS },
    { path: WEB, pathNot: `${WEB}pages/` },
  ),
  forbid(
    'page-stands-alone',
    'A page is composed of parts of domains; what two pages need belongs in one of these.',
    { path: `${WEB}pages/([^/]+)/` },
    { path: `${WEB}pages/`, pathNot: `${WEB}pages/$1/` },
  ),
];

module.exports = {
  forbidden: [...everywhere, ...kernels, ...contract, ...domains, ...server, ...web, ...outside],
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
