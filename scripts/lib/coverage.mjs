import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { program, root, run, StepError } from './run.mjs';

/** Where the specification's sentences are listed with their ids, and where the tests that prove them are written down. */
const rowsFile = join(root, 'docs', 'coverage.json');
export const pageFile = join(root, 'docs', 'coverage.md');

/** What a test's title names in square brackets: `[POST /patrol]`, `[rule patrol-hours]`, `[may POST /patrol]`. */
const idInTitle = /\[((?:(?:may )?(?:GET|POST|PATCH|DELETE) \/|(?:rule|may|error|reason|message) )[^\]]+)\]/g;

/**
 * @typedef {{ name: string, file: string }} Test
 * @typedef {{ id: string, says: string }} Row
 * @typedef {{ title: string, rows: Row[] }} Section
 */

/** @returns {{ sections: Section[], without: Record<string, string> }} */
export function readRows() {
  const { calls, openToAnyone, rules, permissions, errors, reasons, without } = JSON.parse(
    readFileSync(rowsFile, 'utf8'),
  );
  const guarded = Object.keys(calls).filter((call) => !openToAnyone.includes(call));
  const access = guarded.map((call) => [`may ${call}`, 'refuses strangers, other roles and organizations']);
  const section = (title, rows) => ({ title, rows: rows.map(([id, says]) => ({ id, says })) });
  return {
    sections: [
      section('Calls', Object.entries(calls)),
      section('Rules', Object.entries(rules)),
      section('Permissions', [...Object.entries(permissions), ...access]),
      section('Errors', Object.entries(errors)),
      section('Reasons of issues, and their messages', Object.entries(reasons)),
    ],
    without,
  };
}

/**
 * Every test's title with its loops unrolled, without running any: the files are loaded in one process, which takes seconds.
 * @returns {Promise<Test[]>}
 */
export async function collectTests() {
  const list = join(root, 'node_modules', '.cache', 'patrolbook', 'tests.json');
  mkdirSync(dirname(list), { recursive: true });
  rmSync(list, { force: true });
  const args = [program('vitest/vitest.mjs'), 'list', `--json=${list}`, '--no-isolate', '--maxWorkers=1'];
  // One broken import is told of once for every file.
  const { ok, output } = await run(process.execPath, [...args, '--project=server', '--project=contract']);
  if (!ok || !existsSync(list))
    throw new StepError('The tests could not be listed.', `${output.slice(0, 2000)}\n`);
  const place = ({ file, name }) => `${file} ${name}`;
  return JSON.parse(readFileSync(list, 'utf8')).sort((a, b) => (place(a) < place(b) ? -1 : 1));
}

/**
 * @param {Test[]} tests
 * @returns {Map<string, Test[]>} the tests that name each id
 */
export function testsById(tests) {
  const found = new Map();
  for (const test of tests) {
    for (const [, id] of test.name.matchAll(idInTitle)) found.set(id, [...(found.get(id) ?? []), test]);
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
    ...unknown.map((id) => `[${id}] stands in a test's title, but not in docs/coverage.json.`),
  ];
}
