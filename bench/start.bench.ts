import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { residentMegabytes } from './memory.ts';

/**
 * Measures how long `npm start` takes to listen, on an empty folder with the demonstration and on an existing one, and
 * the memory of the Node process then. The budget is 3 s for a warm start, and 200 MB.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patrolbook-bench-'));
const rows = [];
for (const what of ['first start, with the demonstration', 'warm start', 'warm start', 'warm start']) {
  rows.push({ what, ...(await measure()) });
}
console.table(rows);
rmSync(folder, { recursive: true });

async function measure() {
  const before = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: folder, HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const text of npm.stdout) {
    output += text;
    if (output.includes('Patrolbook is at')) break;
  }
  const seconds = ((performance.now() - before) / 1000).toFixed(2);
  const pid = readFileSync(join(folder, 'postgres.lock'), 'utf8').trim();
  const megabytes = residentMegabytes(pid);
  process.kill(Number(pid), 'SIGTERM');
  await once(npm, 'exit');
  return { seconds, megabytes };
}
