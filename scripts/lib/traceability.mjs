import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { program, root, run, StepError } from './run.mjs';

/** What a test's title ends in: `[4.2]`, and of several rules `[4.2, 12.10]`. */
const numbersInTitle = /\[(\d+\.\d+(?:, \d+\.\d+)*)\]/g;

/** A row of the table of docs/product.md that says how a rule without a test is proved. */
const otherwise = /^\| ((?:\d+\.\d+(?:, )?)+) \| ([^|[]+) \|$/gm;

/**
 * @typedef {{ name: string, file: string }} Test
 * @typedef {import('./rules.mjs').Rule} Rule
 */

/**
 * How the rules are proved that no test can prove, or that only give words a meaning.
 * @returns {Map<string, string>} by their numbers
 */
export function readUntested() {
  const text = readFileSync(join(root, 'docs', 'product.md'), 'utf8');
  const [, table = ''] = text.split('## Without a test\n');
  return new Map(
    [...table.matchAll(otherwise)].flatMap(([, numbers = '', how = '']) =>
      numbers.split(', ').map((number) => /** @type {const} */ ([number, how])),
    ),
  );
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Every test's title with its loops unrolled, without running any.
 * @returns {Promise<Test[]>}
 */
export async function collectTests() {
  const [units, journeys] = await Promise.all([collectUnits(), collectJourneys()]);
  /** @param {Test} test */
  const place = ({ file, name }) => `${file} ${name}`;
  return [...units, ...journeys].sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/**
 * What is read of the reports of both runners for the tests that ran.
 * @typedef {{ name: string, assertionResults: { fullName: string }[] }} ReportedFile
 * @typedef {{ title: string, file: string, specs?: { title: string, file: string }[], suites?: ReportedSuite[] }} ReportedSuite
 */

/**
 * The same from the reports of a run, in which the scripts' own tests prove no rule.
 * @param {{ testResults: ReportedFile[] }} vitest
 * @param {{ suites: ReportedSuite[] }} playwright
 * @returns {Test[]}
 */
export function reportedTests(vitest, playwright) {
  const scripts = join(root, 'scripts');
  const files = vitest.testResults.filter(({ name }) => !name.startsWith(scripts));
  const units = files.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName: name }) => ({ file, name })),
  );
  return [...units, ...playwright.suites.flatMap(testsOfSuite)];
}

/** @param {ReportedSuite} suite @returns {Test[]} */
function testsOfSuite({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title: name }) => ({ file: join(root, 'e2e', file), name }));
  return [...own, ...suites.flatMap(testsOfSuite)];
}

/**
 * The files are loaded in one process, which takes seconds.
 * @returns {Promise<Test[]>}
 */
async function collectUnits() {
  const list = join(root, 'node_modules', '.cache', 'patrolbook', 'tests.json');
  mkdirSync(dirname(list), { recursive: true });
  rmSync(list, { force: true });
  const inOneProcess = ['--pool=forks', '--no-isolate', '--maxWorkers=1'];
  const args = [program('vitest/vitest.mjs'), 'list', `--json=${list}`, ...inOneProcess];
  const { ok, output } = await run(process.execPath, [...args, '--project=!scripts']);
  if (!ok || !existsSync(list)) throw unlisted(output);
  return readJson(list);
}

/**
 * Playwright writes a line for each: `  sign-in.e2e.ts:16:3 › a refused sign-in …`.
 * @returns {Promise<Test[]>}
 */
async function collectJourneys() {
  const args = [program('@playwright/test/cli.js'), 'test', '--config', 'e2e', '--list'];
  const { ok, output } = await run(process.execPath, args);
  if (!ok) throw unlisted(output);
  return [...output.matchAll(/^\s+(\S+):\d+:\d+ › (.+)$/gm)].map(([, file = '', name = '']) => ({
    file: join(root, 'e2e', file),
    name,
  }));
}

/**
 * One broken import is told of once for every file.
 * @param {string} output
 */
function unlisted(output) {
  return new StepError('The tests could not be listed.', `${output.slice(0, 2000)}\n`);
}

/**
 * @param {Test[]} tests
 * @returns {Map<string, Test[]>} the tests that cite each rule
 */
export function testsByRule(tests) {
  /** @type {Map<string, Test[]>} */
  const found = new Map();
  for (const test of tests) {
    for (const number of rulesOf(test)) found.set(number, [...(found.get(number) ?? []), test]);
  }
  return found;
}

/** @param {Test} test */
function rulesOf({ name }) {
  return new Set([...name.matchAll(numbersInTitle)].flatMap(([, numbers = '']) => numbers.split(', ')));
}

/**
 * What is wrong: a rule that no test cites and nothing else proves, or that both do, and a number that is no rule's.
 * @param {Rule[]} rules @param {Map<string, string>} untested @param {Map<string, Test[]>} proofs
 * @returns {string[]}
 */
export function findGaps(rules, untested, proofs) {
  const known = new Set(rules.map(({ number }) => number));
  const bare = rules.filter(({ number }) => !proofs.has(number) && !untested.has(number));
  const both = [...untested.keys()].filter((number) => proofs.has(number));
  const unknown = [...untested.keys(), ...proofs.keys()].filter((number) => !known.has(number));
  return [
    ...bare.map(({ number, file }) => `No test cites [${number}] of ${file}.`),
    ...both.map(
      (number) => `A test cites [${number}], so that docs/product.md need not say how it is proved.`,
    ),
    ...unknown.map((number) => `[${number}] is cited, but is no rule.`),
  ];
}
