import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EmbeddedConnection } from '#embedded-postgres';
import type { Recorded } from './child.ts';
import type { Call } from './data.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One of the measured servers, in a process of its own. */
export interface Measured {
  child: ChildProcess;
  address: string;
}

/** Bundles both servers as the product is built; running TypeScript directly makes every function slower. */
export async function bundleServers(): Promise<void> {
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  const config = fileURLToPath(new URL('./vite.config.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
  });
}

export async function startServer(name: 'ours' | 'bare', connection: EmbeddedConnection): Promise<Measured> {
  const child = fork(join(root, '.cache/bench-api', `${name}.js`), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', BENCH_CONNECTION: JSON.stringify(connection) },
  });
  const [{ address }] = await once(child, 'message');
  return { child, address };
}

export async function stopServer({ child }: Measured): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

/** Records the statements and the response of each call of our server. */
export async function record(ours: Measured, list: readonly Call[]): Promise<[string, Recorded][]> {
  const recordings: [string, Recorded][] = [];
  for (const { path, method, clients, best } of list) {
    const [headers] = clients;
    await fetch(ours.address + path, { method, headers }); // warms up work that is done only once
    await statements(ours);
    const response = await fetch(ours.address + path, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    const body = await response.text();
    if (response.status !== 200) throw new Error(`${method} ${path} returned ${response.status} ${body}`);
    recordings.push([
      path,
      { statements: await statements(ours), best, body, headers: ownHeaders(response) },
    ]);
  }
  return recordings;
}

/** Lets the bare server replay what was recorded. */
export async function teach(bare: Measured, recordings: readonly [string, Recorded][]): Promise<void> {
  bare.child.send(recordings);
  await once(bare.child, 'message');
}

async function statements({ child }: Measured): Promise<Recorded['statements']> {
  child.send('statements');
  const [message] = await once(child, 'message');
  return message.statements;
}

/** Returns the response headers that node:http does not add itself. */
function ownHeaders({ headers }: Response): Record<string, string> {
  const automatic = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...headers.entries()].filter(([name]) => !automatic.includes(name)));
}
