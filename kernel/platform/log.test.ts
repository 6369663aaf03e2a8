import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('./log.fixture.ts', import.meta.url));

it.runIf(process.platform === 'linux')(
  'a process whose log is on a full disk goes on, and can end',
  () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      timeout: 50_000,
    });
    closeSync(full);
    expect({ status, stderr }).toEqual({ status: 0, stderr: 'still running' });
  },
  60_000,
);
