import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { program, root } from './run.mjs';

const configFile = join(root, '.dependency-cruiser.cjs');
/** @type {{ forbidden: { name: string }[] }} */
const { forbidden } = createRequire(import.meta.url)(configFile);
const rules = forbidden.map(({ name }) => name);

/**
 * A forbidden import for each rule: the file that contains it, and the file or package that it names.
 * @type {Record<string, [from: string, ...to: string[]]>}
 */
const violations = {
  'no-cycle': ['kernel/ui/one.ts', 'kernel/ui/other.ts', 'kernel/ui/one.ts'],
  'no-unresolved': ['scripts/lost.mjs', './nowhere.mjs'],
  'no-test-in-product': ['kernel/lib/list.ts', 'kernel/lib/list.fixture.ts'],
  'server-not-to-web': ['kernel/platform/page.ts', 'kernel/lib/http.ts'],
  'web-not-to-server': ['domains/people/web/rows.ts', 'domains/people/server/rows.ts'],
  'kernel-knows-no-domain': ['kernel/ui/Names.tsx', 'domains/people/web/Name.tsx'],
  'tables-know-shapes': ['kernel/platform/database/schema/patrols.ts', 'domains/patrols/server/store.ts'],
  'contract-by-its-index': ['kernel/lib/limits.ts', 'kernel/contract/limits.ts'],
  'domain-by-its-index': ['domains/crew/contract/names.ts', 'domains/people/contract/text.ts'],
  'examples-for-the-api-page': ['kernel/lib/examples.ts', 'domains/people/contract/examples.ts'],
  'launcher-by-its-index': ['bench/launch.ts', 'kernel/embedded-postgres/launch.ts'],
  'contract-stands-alone': ['kernel/contract/rows.ts', 'drizzle-orm'],
  'rules-are-pure': ['domains/patrols/contract/rules.ts', 'zod'],
  'launcher-stands-alone': ['kernel/embedded-postgres/start.ts', 'kernel/platform/log.ts'],
  'domain-knows-no-application': ['domains/people/server/people.ts', 'apps/server/src/app/app.ts'],
  'server-by-its-door': ['domains/crew/server/names.ts', 'domains/people/server/notices/store.ts'],
  'testing-on-top': ['domains/ecc/server/mail.fixture.ts', 'apps/server/src/testing/app.ts'],
  'sql-in-stores': ['domains/people/server/service.ts', 'drizzle-orm'],
  'web-texts-are-lowest': ['kernel/texts/shared.ts', 'kernel/lib/list.ts'],
  'web-lib-knows-no-screen': ['kernel/lib/dialogs.ts', 'kernel/ui/Dialog.tsx'],
  'page-knows-no-application': ['apps/web/src/pages/roster/RosterPage.tsx', 'apps/web/src/app/router.tsx'],
  'page-stands-alone': ['apps/web/src/pages/roster/Rows.tsx', 'apps/web/src/pages/patrol/Rows.tsx'],
  'product-knows-no-outside': ['kernel/platform/steps.ts', 'scripts/build.mjs'],
  'e2e-through-the-browser': ['e2e/shortcut.ts', 'domains/people/server/service.ts'],
  'bench-measures-the-built-web': ['bench/shortcut.ts', 'kernel/lib/api.ts'],
  ...outOfTheStack(),
  ...ofOthersTables(),
};

/** Each domain imports the one above it, and the last one a domain that is not in the stack. */
function outOfTheStack() {
  const end = '-in-the-stack';
  const stack = rules.filter((rule) => rule.endsWith(end)).map((rule) => rule.slice(0, -end.length));
  return Object.fromEntries(
    stack.map((domain, index) => [
      `${domain}${end}`,
      [`domains/${domain}/server/upwards.ts`, `domains/${stack[index + 1] ?? 'unlisted'}/server/service.ts`],
    ]),
  );
}

/** Another domain reads the tables that their owner alone reads. */
function ofOthersTables() {
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const [table, owner] = rule.split('-table-of-');
      const path = `kernel/platform/database/schema/${table}.ts`;
      return owner ? [[rule, [`domains/people/server/${table}/store.ts`, path]]] : [];
    }),
  );
}

/** @type {string} */
let tree;

beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'patrolbook-imports-'));
  for (const name of ['zod', 'drizzle-orm']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
});
afterAll(() => rmSync(tree, { recursive: true }));

it('breaks every rule there is', () => {
  expect(Object.keys(violations).sort()).toEqual([...rules].sort());
});

it('reports each forbidden import, and by the rule meant for it', () => {
  for (const chain of Object.values(violations)) writeImports(chain);
  const broken = cruise();
  for (const [rule, [from]] of Object.entries(violations))
    expect(broken.get(from) ?? [], `${from} breaks ${rule}`).toContain(rule);
});

/**
 * Writes files that each import the next one.
 * @param {string[]} chain
 */
function writeImports(chain) {
  chain.forEach((file, index) => {
    const next = chain[index + 1];
    if (!file.includes('/') || file.startsWith('.')) return;
    if (index === 0 || !written.has(file))
      write(file, next ? `import '${specifier(file, next)}';\n` : 'export {};\n');
  });
}
const written = new Set();

/** @param {string} from @param {string} to */
function specifier(from, to) {
  if (!to.includes('/') || to.startsWith('.')) return to;
  return `${'../'.repeat(from.split('/').length - 1)}${to}`;
}

/** @param {string} file @param {string} text */
function write(file, text) {
  written.add(file);
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), text);
}

/** @returns {Map<string, string[]>} the rules that each file breaks */
function cruise() {
  const folders = ['kernel', 'domains', 'apps', 'e2e', 'bench', 'scripts'];
  const args = [
    program('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    configFile,
    '--output-type',
    'json',
  ];
  /** @type {{ summary: { violations: { from: string, rule: { name: string } }[] } }} */
  const { summary } = JSON.parse(
    execFileSync(process.execPath, [...args, ...folders], { cwd: tree, encoding: 'utf8' }),
  );
  /** @type {Map<string, string[]>} */
  const broken = new Map();
  for (const { from, rule } of summary.violations) broken.set(from, [...(broken.get(from) ?? []), rule.name]);
  return broken;
}
