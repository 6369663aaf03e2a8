import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { bestPrefix } from './api/child.ts';
import { type Call, prepareCalls } from './api/data.ts';
import { load } from './api/load.ts';
import { bundleServers, record, startServer, stopServer, teach } from './api/servers.ts';
import { medianOf, percentileOf } from './statistics.ts';

/**
 * Measures the most used calls among 78,000 patrols of 100 organizations, in turn with a bare node:http server
 * on the same PostgreSQL (product 15.6). The bare server answers twice: by the best single statement for the
 * call, and by the statements that our server makes. The second shows what the layers cost. The ratios are ours
 * to bare; absolute figures depend on the machine.
 */

const rounds = 5;
const seconds = 1;
const folder = await mkdtemp(join(tmpdir(), 'patrolbook-bench-'));
const postgres = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), database: 'patrolbook' });
const database = connect(postgres.connection, { log: createLog('warn'), max: 4, statementLimit: null });
await migrate(database);
const { calls, others } = await prepareCalls(database);
await database.$client.end();

await bundleServers();
const ours = await startServer('ours', postgres.connection);
const bare = await startServer('bare', postgres.connection);
await teach(bare, await record(ours, calls));
await checkBest(calls);
await warmUp(calls);

for (const connections of [1, 10]) {
  const rows = [];
  for (const call of calls) rows.push(await compare(call, connections));
  const ratio = medianOf(rows.map((row) => Number(row['ratio to same'])));
  console.log(
    `\n${connections} client${connections > 1 ? 's' : ''}; median ratio to the same statements ${ratio}`,
  );
  console.table(rows);
}

console.log('\nOther reads, beside a single patrol, with 1 client');
console.table(await compareOthers(others));

for (const server of [ours, bare]) await stopServer(server);
await postgres.stop();
await rm(folder, { recursive: true });

/** Runs each call for two seconds. A server runs for weeks, so its first seconds of uncompiled code are not typical. */
async function warmUp(list: Call[]): Promise<void> {
  for (const call of list) {
    for (const address of addressesFor(call)) await load(address, call, 10, { duration: 2 });
  }
}

/** Throws if a best statement and our server answer differently, apart from the notation of instants. */
async function checkBest(list: Call[]): Promise<void> {
  for (const { name, path, clients, best } of list) {
    if (!best) continue;
    const [headers] = clients;
    const [real, plain] = await Promise.all([
      fetch(ours.address + path, { headers }),
      fetch(bare.address + bestPrefix + path, { headers }),
    ]);
    const [expected, answer] = [await real.text(), await plain.text()];
    assert.deepEqual(JSON.parse(answer, inUtc), JSON.parse(expected, inUtc), name);
  }
}

function inUtc(_key: string, value: unknown): unknown {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);
  return isInstant ? new Date(value).toISOString() : value;
}

/** Returns where a call is measured: ours, the bare server's best statement (its replay if there is none), and its replay. */
function addressesFor({ best }: Call): [string, string, string] {
  return [ours.address, best ? bare.address + bestPrefix : bare.address, bare.address];
}

/** Measures the servers in turns and compares adjacent rounds, so that other load on the machine affects both. */
async function compare(call: Call, connections: number) {
  const measured: { real: Figures; best: Figures; same: Figures }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const figures: Figures[] = [];
    for (const address of addressesFor(call))
      figures.push(summarize(await load(address, call, connections, { duration: seconds })));
    const [real, best, same] = figures;
    if (real && best && same) measured.push({ real, best, same });
  }
  const middle = (of: (round: (typeof measured)[number]) => number) => medianOf(measured.map(of));
  return {
    call: call.name,
    'per second': Math.round(middle(({ real }) => real.perSecond)),
    best: call.best ? Math.round(middle(({ best }) => best.perSecond)) : '',
    'ratio to best': call.best ? middle(({ real, best }) => real.perSecond / best.perSecond).toFixed(2) : '',
    'same statements': Math.round(middle(({ same }) => same.perSecond)),
    'ratio to same': middle(({ real, same }) => real.perSecond / same.perSecond).toFixed(2),
    'median ms': middle(({ real }) => real.median).toFixed(2),
    'best median': call.best ? middle(({ best }) => best.median).toFixed(2) : '',
    'p99 ms': middle(({ real }) => real.p99).toFixed(2),
    'best p99': call.best ? middle(({ best }) => best.p99).toFixed(2) : '',
  };
}

/**
 * Measures our server's other reads, in turns, beside the first of them. There are few rounds, because links are
 * limited.
 */
async function compareOthers(list: Call[]) {
  const statementsOf = new Map(await record(ours, list));
  const times = new Map(list.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const call of list)
      times.get(call.name)?.push(...(await load(ours.address, call, 1, { amount: 40 })));
  }
  const [first = Number.NaN] = [...times.values()].map(medianOf);
  return list.map(({ name, path }) => {
    const median = medianOf(times.get(name) ?? []);
    const sent = statementsOf.get(path)?.statements.length;
    return {
      call: name,
      statements: sent,
      'median ms': median.toFixed(2),
      ratio: (median / first).toFixed(2),
    };
  });
}

type Figures = ReturnType<typeof summarize>;
function summarize(times: number[]) {
  return { perSecond: times.length / seconds, median: medianOf(times), p99: percentileOf(times, 0.99) };
}
