import { program, run } from './run.mjs';

const node = process.execPath;
const tsc = program('typescript/bin/tsc');

/** Everything that is checked without running the product, the longest first: its name and the command that checks it. */
const checks = [
  types('server', 'apps/server'),
  types('web', 'apps/web'),
  types('contract', 'packages/contract'),
  types('e2e', 'e2e'),
  ['format and lint', program('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.'],
  ['import rules', program('dependency-cruiser/bin/dependency-cruise.mjs'), 'packages', 'apps'],
  ['coverage of the specification', 'scripts/coverage.mjs', '--check'],
  ['dead code', program('knip/bin/knip.js')],
];

/** The compiler's own memory of the last time makes the next one quick. */
function types(name, folder) {
  const memory = `node_modules/.cache/patrolbook/${name}.tsbuildinfo`;
  return [`types of ${name}`, tsc, '-p', folder, '--incremental', '--tsBuildInfoFile', memory];
}

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
