import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const before = process.cwd();
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'patrolbook-planted-')));
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

// Once for each process: the library keeps what it found.
it('a configuration in the working folder, or above it, is not run [15.44, 15.51]', async () => {
  const working = join(folder, 'of-the-operator');
  mkdirSync(working);
  for (const place of [folder, working])
    writeFileSync(join(place, '.graphile-workerrc.js'), `process.env.PLANTED = 'it ran';`);
  process.chdir(working);
  const { run } = await import('./graphile-worker.ts');
  expect([typeof run, process.env.PLANTED, process.cwd()]).toEqual(['function', undefined, working]);
});
