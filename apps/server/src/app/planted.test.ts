import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { minute } from '#platform/clock.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { urlOf } from '../commands/terminal.fixture.ts';
import { markIn, plant, plantAll, takenOf, wasRead } from '../testing/planted.ts';

/**
 * Runs the built programs in a folder in which somebody else has put whatever libraries look for. What is run leaves a mark, and what
 * is read the time of that.
 */

// A whole program takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 2 * minute });

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const database = testDatabase();
let folder = '';
let planted: string[] = [];

beforeAll(async () => {
  // It builds only what has changed since, which is nothing in `npm test`.
  await promisify(execFile)(process.execPath, [path('../../scripts/build.mjs')]);
  folder = await realpath(await mkdtemp(join(tmpdir(), 'patrolbook-planted-')));
  planted = await plantAll(folder);
}, 5 * minute);
afterAll(() => rm(folder, { recursive: true }));

function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', path(`dist/${program}.js`), ...args], {
    cwd: join(folder, 'above/working'),
    env: {
      PATH: process.env.PATH,
      HOME: join(folder, 'home'),
      PLANTED_MARK: markIn(folder),
      HOST: '127.0.0.1',
      DEMO: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: urlOf(database),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  return { child, output: () => output, exit: once(child, 'exit').then(([status]: unknown[]) => status) };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

it('the server takes nothing of its working folder, of the one above or of its home [15.44, 15.51]', async () => {
  const address = `http://localhost:${await freePort()}`;
  const { child, output, exit } = run('main', [], {
    PORT: new URL(address).port,
    SUPER_ADMIN_EMAIL: 'admin@example.nz',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await expect.poll(output, { timeout: minute }).toMatch(/Patrolbook is /);
  // What is loaded with the first mail, in a thread of its own, too.
  const asked = await fetch(`${address}/api/v1/forgot-password`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.nz' }),
  });
  expect(asked.status).toBe(204);
  await expect.poll(() => existsSync(join(folder, 'data/mail')), { timeout: minute }).toBe(true);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(await takenOf(folder, planted)).toEqual([]);
});

it.each([
  ['migrate', '--plan'],
  ['privacy', '2027-01-31'],
  ['backup', '-'],
])('nor does a command: %s [15.44, 15.51]', async (...args) => {
  const { output, exit } = run('cli', args);
  expect(await exit, output()).toBe(0);
  expect(await takenOf(folder, planted)).toEqual([]);
});

it('what is read is noticed by these tests, where the file system notes it [15.44, 15.51]', async () => {
  const control = join(folder, 'control');
  await plant(control, 'control');
  await readFile(control);
  expect(await wasRead(control)).toBe(true);
});
