import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { urlOf } from '../commands/terminal.fixture.ts';
import { minute } from '../platform/clock.ts';
import { testDatabase } from '../platform/testing/database.ts';

/**
 * Runs the built programs in a folder in which somebody else has put whatever libraries look for. What is run leaves a mark, and what
 * is read the time of that.
 */

// A whole program takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 2 * minute });

const path = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const long = new Date('2001-01-01');
const database = testDatabase();
let folder = '';
let planted: string[] = [];

const code = `require('node:fs').appendFileSync(process.env.PLANTED_MARK, __filename + '\\n');\n`;
const command = '#!/bin/sh\necho "$0" >> "$PLANTED_MARK"\n';
const settings = 'PRODUCT_NAME=Planted\nPORT=1\nNODE_OPTIONS=--require ./planted.js\n';

/** Files by their names, for the working folder, the one above it and the home of the user. */
const files: Record<string, string> = {
  ...withEach(['.env', '.env.local', '.env.production', '.npmrc', '.pgpass', '.pg_service.conf'], settings),
  ...withEach(['.browserslistrc', '.postgresqlrc', '.psqlrc', '.patrolbookrc', '.config'], settings),
  ...withEach(['.graphile-workerrc', '.graphile-workerrc.json', 'graphile-worker.config.json'], '{'),
  ...withEach(['.graphile-workerrc.js', '.graphile-workerrc.cjs', 'graphile-worker.config.js'], code),
  ...withEach(['cosmiconfig.config.js', 'postcss.config.js', 'vite.config.js', 'piscina.config.js'], code),
  ...withEach(['planted.js', 'index.js', 'tsconfig.json'], code),
  ...withEach(['flock', 'locale', 'node', 'setpriv', 'sh', 'unshare'], command),
  'package.json': '{ "type": "commonjs", "main": "planted.js", "graphile-worker": { "preset": "planted" } }',
  ...withEach(['node_modules', '.node_modules', '.node_libraries'].flatMap(modulesIn), code),
};

function withEach(names: readonly string[], text: string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, text]));
}

/** Packages that are ours, and some that libraries use if they are there. */
function modulesIn(place: string): string[] {
  const names = [
    'fastify',
    'graphile-worker',
    'pg',
    'zod',
    'pg-native',
    'pino-pretty',
    'bufferutil',
    'encoding',
  ];
  return names.map((name) => `${place}/${name}/index.js`);
}

beforeAll(async () => {
  // It builds only what has changed since, which is nothing in `npm test`.
  await promisify(execFile)(process.execPath, [path('../../scripts/build.mjs')]);
  folder = await realpath(await mkdtemp(join(tmpdir(), 'patrolbook-planted-')));
  for (const place of ['above', 'above/working', 'home'])
    for (const [name, text] of Object.entries(files)) await plant(join(folder, place, name), text);
}, 5 * minute);
afterAll(() => rm(folder, { recursive: true }));

/** A file that was last read long ago: reading it is noted, since it was written later. */
async function plant(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await chmod(file, 0o755);
  await utimes(file, long, new Date());
  planted = [...planted, file];
}

async function wasRead(file: string): Promise<boolean> {
  return (await stat(file)).atime.getTime() !== long.getTime();
}

function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--enable-source-maps', path(`dist/${program}.js`), ...args], {
    cwd: join(folder, 'above/working'),
    env: {
      PATH: process.env.PATH,
      HOME: join(folder, 'home'),
      PLANTED_MARK: join(folder, 'mark'),
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

async function expectNothingTaken(): Promise<void> {
  await expect(readFile(join(folder, 'mark'), 'utf8')).rejects.toThrow('ENOENT');
  const read: string[] = [];
  for (const file of planted) if (await wasRead(file)) read.push(file);
  expect(read).toEqual([]);
}

it('the server takes nothing of its working folder, of the one above or of its home [planted-configuration]', async () => {
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
  await expectNothingTaken();
});

it.each([
  ['migrate', '--plan'],
  ['privacy', '2027-01-31'],
  ['backup', '-'],
])('nor does a command: %s [planted-configuration]', async (...args) => {
  const { output, exit } = run('cli', args);
  expect(await exit, output()).toBe(0);
  await expectNothingTaken();
});

it('what is read is noticed by these tests, where the file system notes it [planted-configuration]', async () => {
  const control = join(folder, 'control');
  await plant(control, 'control');
  await readFile(control);
  expect(await wasRead(control)).toBe(true);
});
