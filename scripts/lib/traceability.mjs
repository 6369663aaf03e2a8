import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { program, root, run, StepError } from './run.mjs';

/** Where the product's rules are listed with their ids. */
const rowsFile = join(root, 'docs', 'traceability.json');

/** What a test's title names in square brackets: `[POST /patrol]`, `[rule patrol-hours]`, and of screens `[patrol-edit]`. */
const idInTitle =
  /\[((?:(?:may )?(?:GET|POST|PATCH|DELETE) \/|(?:rule|may|error|reason|message) )[^\]]+|[a-z]+(?:-[a-z]+)*)\]/g;

/**
 * @typedef {{ name: string, file: string }} Test
 * @typedef {{ id: string, says: string }} Row
 * @typedef {{ title: string, rows: Row[] }} Section
 * @typedef {Record<string, string>} SaysById
 */

/**
 * What docs/traceability.json holds.
 * @typedef {object} RowsFile
 * @property {SaysById} calls
 * @property {string[]} openToAnyone calls without a session
 * @property {SaysById} rules
 * @property {SaysById} permissions
 * @property {SaysById} errors
 * @property {SaysById} reasons
 * @property {Record<string, SaysById>} screens
 * @property {SaysById} without what needs no row, and why
 */

/** @returns {{ sections: Section[], without: Record<string, string> }} */
export function readRows() {
  /** @type {RowsFile} */
  const { calls, openToAnyone, rules, permissions, errors, reasons, screens, without } = readJson(rowsFile);
  const guarded = Object.keys(calls).filter((call) => !openToAnyone.includes(call));
  /** @type {[string, string][]} */
  const access = guarded.map((call) => [`may ${call}`, 'refuses strangers, other roles and organizations']);
  /** @param {string} title @param {[id: string, says: string][]} rows @returns {Section} */
  const section = (title, rows) => ({ title, rows: rows.map(([id, says]) => ({ id, says })) });
  return {
    sections: [
      section('Calls', Object.entries(calls)),
      section('Rules', Object.entries(rules)),
      section('Permissions', [...Object.entries(permissions), ...access]),
      section('Errors', Object.entries(errors)),
      section('Reasons of issues, and their messages', Object.entries(reasons)),
      ...Object.entries(screens).map(([title, rows]) => section(title, Object.entries(rows))),
    ],
    without,
  };
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
 * @returns {Map<string, Test[]>} the tests that name each id
 */
export function testsById(tests) {
  /** @type {Map<string, Test[]>} */
  const found = new Map();
  for (const test of tests) {
    for (const [, id = ''] of test.name.matchAll(idInTitle)) found.set(id, [...(found.get(id) ?? []), test]);
  }
  return found;
}

/**
 * What is wrong: a row that no test proves, and an id in a title that is no row.
 * @param {Section[]} sections @param {Map<string, Test[]>} proofs
 * @returns {string[]}
 */
export function findGaps(sections, proofs) {
  const known = new Set(sections.flatMap(({ rows }) => rows.map(({ id }) => id)));
  const bare = [...known].filter((id) => !proofs.has(id)).map((id) => `No test proves [${id}].`);
  const unknown = [...proofs.keys()].filter((id) => !known.has(id));
  return [
    ...bare,
    ...unknown.map((id) => `[${id}] stands in a test's title, but not in docs/traceability.json.`),
  ];
}
