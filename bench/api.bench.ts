import { type ChildProcess, execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { connect } from '../apps/server/src/platform/database/connect.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded/start.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import type { Recorded } from './api/child.ts';
import { type Call, prepareCalls } from './api/data.ts';

/**
 * What the server adds to its SQL: the ten most used calls against a bare node:http server that makes the same statements and
 * sends the same bytes, in turn, on one PostgreSQL. Ratios are ours to bare; the absolute figures are this machine's, today.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const rounds = 5;
const seconds = 1;
const folder = await mkdtemp(join(tmpdir(), 'patrolbook-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), database: 'patrolbook' });
const database = connect(postgres.connection, { log: createLog('warn'), max: 4 });
await migrate(database);
const calls = await prepareCalls(database);
await database.$client.query('analyze');
await database.$client.end();

await bundleServers();
const [ours, bare] = [await start('ours'), await start('bare')];
bare.child.send(await record(calls));
await once(bare.child, 'message');
await warmUp(calls);

for (const connections of [1, 10]) {
  const rows = [];
  for (const call of calls) rows.push(await compare(call, connections));
  const ratio = medianOf(rows.map((row) => Number(row.ratio)));
  console.log(`\n${connections} client${connections > 1 ? 's' : ''}; median ratio ${ratio}`);
  console.table(rows);
}

for (const { child } of [ours, bare]) {
  child.disconnect();
  await once(child, 'exit');
}
await postgres.stop();
await rm(folder, { recursive: true });

/** As the product is built; what runs TypeScript as it is makes every function slower. */
async function bundleServers(): Promise<void> {
  const vite = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url));
  const config = fileURLToPath(new URL('./api/vite.config.ts', import.meta.url));
  await promisify(execFile)(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: root,
  });
}

/** Two seconds each. A server runs for weeks: what it does in its first seconds, not yet compiled to machine code, is nobody's everyday. */
async function warmUp(list: Call[]): Promise<void> {
  for (const call of list) {
    for (const { address } of [ours, bare]) await shoot(address, call, 10, 2);
  }
}

async function start(name: 'ours' | 'bare'): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(join(root, '.cache/bench-api', `${name}.js`), {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production', BENCH_CONNECTION: JSON.stringify(postgres.connection) },
  });
  const [{ address }] = await once(child, 'message');
  return { child, address };
}

/** Makes each call once and notes its statements and its answer. */
async function record(list: Call[]): Promise<[string, Recorded][]> {
  const answers: [string, Recorded][] = [];
  for (const { path, method, headers } of list) {
    await fetch(ours.address + path, { method, headers }); // whatever happens at first use only
    await statements();
    const answer = await fetch(ours.address + path, {
      method,
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    const body = await answer.text();
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${body}`);
    answers.push([path, { statements: await statements(), body, headers: sentBy(answer) }]);
  }
  return answers;
}

async function statements(): Promise<Recorded['statements']> {
  ours.child.send('statements');
  const [told] = await once(ours.child, 'message');
  return told.statements;
}

/** All but those that node:http adds by itself. */
function sentBy({ headers }: Response): Record<string, string> {
  const own = ['connection', 'date', 'keep-alive', 'transfer-encoding'];
  return Object.fromEntries([...headers.entries()].filter(([name]) => !own.includes(name)));
}

/** In turns, each against the other's next to it, so that whatever else the machine does falls on both. */
async function compare(call: Call, connections: number) {
  const pairs: { real: Shots; plain: Shots; ratio: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const real = summarize(await shoot(ours.address, call, connections, seconds));
    const plain = summarize(await shoot(bare.address, call, connections, seconds));
    pairs.push({ real, plain, ratio: real.perSecond / plain.perSecond });
  }
  const middle = (of: (pair: (typeof pairs)[number]) => number) => medianOf(pairs.map(of));
  return {
    call: call.name,
    'per second': Math.round(middle(({ real }) => real.perSecond)),
    bare: Math.round(middle(({ plain }) => plain.perSecond)),
    ratio: middle(({ ratio }) => ratio).toFixed(2),
    'median ms': middle(({ real }) => real.median).toFixed(2),
    'bare median': middle(({ plain }) => plain.median).toFixed(2),
    'p99 ms': middle(({ real }) => real.p99).toFixed(2),
    'bare p99': middle(({ plain }) => plain.p99).toFixed(2),
  };
}

type Shots = ReturnType<typeof summarize>;
function summarize(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
  return { perSecond: times.length / seconds, median: medianOf(times), p99 };
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Answers how many milliseconds each request took. */
function shoot(address: string, { path, method, headers }: Call, connections: number, duration: number) {
  return new Promise<number[]>((resolve, reject) => {
    const times: number[] = [];
    const options = { url: address + path, method, headers, connections, duration };
    const running = autocannon(options, (error, result) => {
      if (error) reject(error);
      else if (result.non2xx + result.errors > 0)
        reject(new Error(`${method} ${path} was not answered by 200`));
      else resolve(times);
    });
    running.on('response', (...[, , , took]) => times.push(took));
  });
}
