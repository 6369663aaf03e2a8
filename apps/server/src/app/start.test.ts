import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { minute } from '#platform/clock.ts';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';

/**
 * Runs the whole built program as a separate process, as its operators start and stop it. A PostgreSQL of its own takes seconds to
 * create, so all but one use that of the test run.
 */

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const builder = fileURLToPath(new URL('../../../../scripts/build.mjs', import.meta.url));
let folder = '';
const running: ChildProcess[] = [];

// A whole program takes seconds to start on a busy machine, and some tests start three.
vi.setConfig({ testTimeout: 2 * minute });

beforeAll(async () => {
  // It builds only what has changed since, which is nothing in `npm test`.
  await promisify(execFile)(process.execPath, [builder]);
  folder = await mkdtemp(join(tmpdir(), 'patrolbook-start-'));
}, 5 * minute);
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true }));

function run(environment: Record<string, string>, program = main) {
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DEMO: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const output = { out: '', error: '' };
  child.stdout.on('data', (text: Buffer) => {
    output.out += text;
  });
  child.stderr.on('data', (text: Buffer) => {
    output.error += text;
  });
  return { child, output, exit: once(child, 'exit').then(([code]: (number | null)[]) => code) };
}

/** The setting of a database on the PostgreSQL of the test run. */
function on({ connection: { user, host, database } }: TestDatabase) {
  return { DATABASE_URL: `postgres://${user}@${encodeURIComponent(host)}/${database}` };
}

function portOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' ? String(address?.port) : '';
}

/** Returns a port that nobody listens on now. */
async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = portOf(probe);
  probe.close();
  await once(probe, 'close');
  return port;
}

async function listening({ output, exit }: ReturnType<typeof run>): Promise<void> {
  await Promise.race([
    expect.poll(() => output.out, { timeout: minute }).toMatch(/Patrolbook is/),
    exit.then(() => Promise.reject(new Error(`it ended: ${output.error}`))),
  ]);
}

describe('it does not start with', () => {
  const source = testDatabase();

  it.each([
    ['an invalid port', { PORT: 'eighty' }, /^The setting PORT is wrong: .+\.$/],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' },
      /DATABASE_URL .+127\.0\.0\.1:1/,
    ],
    [
      'a file of the map that is missing',
      { MAP_FILE: '/nowhere.pmtiles' },
      /MAP_FILE cannot be read: ENOENT/,
    ],
    ['a host address of another machine', { HOST: '192.0.2.1' }, /HOST 192\.0\.2\.1/],
  ])('%s: one clear sentence and exit code 1', async (_what, environment, sentence) => {
    const program = run({ ...on(source), ...environment });
    expect(await program.exit).toBe(1);
    expect(program.output.error.trim()).toMatch(sentence);
    expect(program.output.error.trim().split('\n')).toHaveLength(1);
    expect(program.output.error).not.toContain('secret@');
  });

  it('a data folder that cannot be created', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const program = run({ DATA_DIR: join(file, 'data') });
    expect(await program.exit).toBe(1);
    expect(program.output.error.trim().split('\n')).toEqual([expect.stringContaining(join(file, 'data'))]);
  });

  it('a truncated secret key', async () => {
    const data = join(folder, 'cut');
    await mkdir(data);
    await writeFile(join(data, 'secret-key'), '');
    const program = run({ ...on(source), DATA_DIR: data });
    expect(await program.exit).toBe(1);
    expect(program.output.error.trim()).toMatch(/secret-key is truncated; remove the file/);
  });

  it('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const port = portOf(other);
    const program = run({ ...on(source), PORT: port });
    expect(await program.exit).toBe(1);
    expect(program.output.error.trim()).toBe(`Port ${port} is in use; set PORT to another one.`);
    other.close();
  });

  it('a data folder in use', async () => {
    const first = run({});
    await listening(first);
    const second = run({});
    expect(await second.exit).toBe(1);
    expect(second.output.error.trim().split('\n')).toHaveLength(1);
  });
});

describe('a first start without a demonstration', () => {
  const source = testDatabase();

  it('prints a one-time link for the super administrator, a new one at each start until one is used [15.2]', async () => {
    const settings = { ...on(source), DATA_DIR: join(folder, 'first') };
    const links = [];
    for (const _start of [1, 2]) {
      const program = run(settings);
      await listening(program);
      await expect.poll(() => program.output.out).toMatch(/\/set-password\/[\w.-]+/);
      links.push(program.output.out.match(/\/set-password\/[\w.-]+/)?.[0]);
      program.child.kill('SIGTERM');
      expect(await program.exit).toBe(0);
      expect(program.output.error).toBe('');
    }
    expect(new Set(links).size).toBe(2);
  });
});

describe('the address of the first super administrator', () => {
  const source = testDatabase();

  it('changes with the settings until a password is set', async () => {
    const first = run(on(source));
    await listening(first);
    await expect.poll(() => first.output.out).toContain('admin@localhost');
    first.child.kill('SIGTERM');
    await first.exit;
    const second = run({ ...on(source), SUPER_ADMIN_EMAIL: 'me@example.nz' });
    await listening(second);
    await expect.poll(() => second.output.out).toContain('the super administrator, me@example.nz');
  });
});

describe('a worker', () => {
  const source = testDatabase();

  /** What a library might do, at a signal. */
  const faults = `process.on('SIGUSR2', () => void Promise.reject(new Error('of a library')));
    process.on('SIGHUP', () => { throw new Error('half done'); });`;

  it('answers how it fares at a port of its own, and nothing else [15.16], outlives a rejection that nobody awaits [15.9] and ends in order after an exception', async () => {
    const port = await freePort();
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(faults)}`;
    const worker = run({ ...on(source), ROLE: 'worker', HEALTH_PORT: port, NODE_OPTIONS });
    await listening(worker);
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    expect(await Promise.all(['/healthz', '/readyz', '/metrics', '/'].map(statusOf))).toEqual([
      200, 200, 200, 404,
    ]);
    const working = async () =>
      JSON.parse(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).workers;
    worker.child.kill('SIGUSR2');
    await expect
      .poll(() => worker.output.out, { timeout: minute })
      .toMatch(/"of a library".*another one is started/s);
    await expect.poll(working, { timeout: minute }).toEqual({ urgent: true, ordinary: true });
    worker.child.kill('SIGHUP');
    expect(await worker.exit).toBe(1);
    expect(worker.output.out).toContain('"message":"half done"');
  });
});

describe('web processes on a database with a super administrator', () => {
  const source = testDatabase();
  const releaser = fileURLToPath(new URL('../../../../scripts/release.mjs', import.meta.url));
  const address = 'http://localhost';
  const email = 'me@example.nz';
  const password = 'Torch-and-vest-1';

  function settings(port: string): Record<string, string> {
    return {
      ...on(source),
      PORT: port,
      PUBLIC_URL: address,
      ROLE: 'web',
      SECRET_KEY: 'a key that all processes sign with',
      SUPER_ADMIN_EMAIL: email,
      SUPER_ADMIN_PASSWORD: password,
    };
  }

  /** Returns the cookies of the super administrator's new session. */
  async function signIn(origin: string): Promise<string> {
    const { status, headers } = await fetch(`${origin}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({ email, password, remember: false, sharedDevice: false }),
    });
    expect(status).toBe(204);
    return headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
  }

  it('one that is asked to stop answers every call until proxies know, and its streams are open elsewhere within two seconds [15.30]; all that it writes is JSON [15.40], and its stop no error', async () => {
    const ports = [await freePort(), await freePort()] as const;
    const production = { NODE_ENV: 'production', SMTP_URL: 'file:' };
    const old = run({ ...settings(ports[0]), ...production, STOP_DELAY: '1' });
    const fresh = run(settings(ports[1]));
    await Promise.all([listening(old), listening(fresh)]);
    const [one, other] = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`];
    const headers = { cookie: await signIn(one) };
    const stream = await fetch(`${one}/api/v1/my/events`, { headers });
    const streamEnd = stream.text().then(() => performance.now());

    old.child.kill('SIGTERM');
    const answers = new Set<number>();
    const ready = new Set<number>();
    const refusal = await (async () => {
      for (;;) {
        try {
          answers.add((await fetch(`${one}/api/v1/my/profile`, { headers })).status);
          ready.add((await fetch(`${one}/readyz`)).status);
        } catch (error) {
          return error;
        }
      }
    })();
    // A connection may be under way in the moment in which the server stops listening.
    expect(refusal).toMatchObject({ cause: { code: expect.stringMatching(/^ECONN(REFUSED|RESET)$/) } });
    expect(answers).toEqual(new Set([200]));
    expect(ready).toContain(503);
    const again = await fetch(`${other}/api/v1/my/events`, { headers });
    expect(again.status).toBe(200);
    expect(performance.now() - (await streamEnd)).toBeLessThan(2000);
    await again.body?.cancel();
    expect(await old.exit).toBe(0);
    const lines = `${old.output.out}${old.output.error}`.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).level).filter((level) => level > 30)).toEqual([]);
  });

  it('one of a release runs on Node alone, in a folder of its own, and signs people in [15.34]', async () => {
    const to = join(folder, 'release');
    await promisify(execFile)(process.execPath, [releaser, to, '--without-postgres']);
    const port = await freePort();
    await listening(run(settings(port), join(to, 'apps', 'server', 'dist', 'main.js')));
    await signIn(`http://127.0.0.1:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});

describe('several processes on one server', () => {
  const source = testDatabase('template1');

  it('start together: one migrates while the others wait', async () => {
    const roles = ['web', 'web', 'worker'];
    const programs = roles.map((ROLE) => run({ ...on(source), ROLE }));
    await Promise.all(programs.map(listening));
    for (const program of programs) program.child.kill('SIGTERM');
    expect(await Promise.all(programs.map(({ exit }) => exit))).toEqual([0, 0, 0]);
  });
});
