import { program, run } from './run.mjs';

/** @import { Results } from './results.mjs' */

const node = process.execPath;
const tsc = program('typescript/bin/tsc');

/** @typedef {[name: string, ...command: string[]]} Check a program that Node runs */

/** The check that lists all tests, which a run of all of them has no need of. */
export const traceability = 'traceability of the product rules';

/**
 * The checks that do not run the product, longest first.
 * @type {Check[]}
 */
const checks = [
  types('server', 'apps/server'),
  types('web', 'apps/web'),
  types('record-worker', 'apps/web/record-worker'),
  types('contract', 'kernel/contract'),
  types('embedded-postgres', 'kernel/embedded-postgres'),
  types('e2e', 'e2e'),
  types('scripts', 'scripts'),
  ['format and lint', program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  [
    'import rules',
    program('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--output-type',
    'err-long',
    'kernel',
    'domains',
    'apps',
    'e2e',
    'bench',
    'faults',
    'scripts',
  ],
  [traceability, 'scripts/traceability.mjs', '--check'],
  ['citations', 'scripts/citations.mjs'],
  ['sentences', 'scripts/sentences.mjs'],
  ['licences', 'scripts/licences.mjs', '--check'],
  ['dead code', program('knip/bin/knip.js')],
];

/**
 * An incremental type check, whose build info makes the next one quick.
 * @param {string} name @param {string} folder
 * @returns {Check}
 */
function types(name, folder) {
  const buildInfo = `node_modules/.cache/patrolbook/${name}.tsbuildinfo`;
  return [`types of ${name}`, tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', buildInfo];
}

/** The number of checks that run at the same time; more would not be faster on a small machine. */
const CONCURRENCY = 2;

/**
 * Runs every check, but for those `besides`. Prints a line as each one ends, and the output of failed ones.
 * @param {string[]} [besides] their names
 * @returns {Promise<Results>}
 */
export async function runChecks(besides = []) {
  const waiting = checks.filter(([name]) => !besides.includes(name));
  /** @type {Results} */
  const results = { passed: 0, failures: [] };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      if (await runCheck(check)) results.passed++;
      else results.failures.push(check[0]);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return results;
}

/** @param {Check} check */
async function runCheck([name, ...command]) {
  const start = performance.now();
  const { ok, output } = await run(node, command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)${ok ? '' : `\n${output}`}`);
  return ok;
}
