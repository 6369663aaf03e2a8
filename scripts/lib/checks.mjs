import { packageProgram, run } from './run.mjs';

const [node, tsc] = packageProgram('typescript/bin/tsc');
const program = (path) => packageProgram(path)[1];

/** Everything that is checked without running the product: what it is called, and the command that checks it. */
const checks = [
  ['format and lint', program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  ['types of contract', tsc, '-p', 'packages/contract'],
  ['types of server', tsc, '-p', 'apps/server'],
  ['types of web', tsc, '-p', 'apps/web'],
  ['types of e2e', tsc, '-p', 'e2e'],
  [
    'import rules',
    program('dependency-cruiser/bin/dependency-cruise.mjs'),
    '--exclude',
    '/dist/',
    'packages',
    'apps',
  ],
  ['dead code', program('knip/bin/knip.js')],
];

/** More at once would only take turns on a small machine. */
const AT_ONCE = 2;

/**
 * Runs every check, a line for each as it ends, and prints what the failing ones said.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks() {
  const waiting = [...checks];
  const result = { passed: 0, failed: 0 };
  const work = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const ok = await runCheck(check);
      result[ok ? 'passed' : 'failed']++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return result;
}

async function runCheck([name, ...command]) {
  const start = performance.now();
  const { ok, output } = await run(node, command);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds} s)${ok ? '' : `\n${output}`}`);
  return ok;
}
