import { setTimeout as wait } from 'node:timers/promises';
import { type Load, type Pace, underLoad } from '../load/load.ts';
import { until } from '../load/processes.ts';
import { judge } from '../load/verdict.ts';
import type { Cluster } from './cluster.ts';

/** The first one warms up, and does not count. */
const rounds = 6;
/** How long each kind of commit is measured at a time, in milliseconds. */
const slice = 10_000;

const paces: readonly Pace[] = [
  { sessions: 1, writers: 1, readers: 0, pause: 0, invite: 2500 },
  { sessions: 4, writers: 4, readers: 0, pause: 0, invite: 2500 },
];

/** Compares writes that wait for a standby with those that do not, in turn: how many a second are acknowledged. */
export async function compareCommits(cluster: Cluster): Promise<void> {
  const ledger: Load['ledger'] = [];
  for (const pace of paces) {
    const table: Record<string, string>[] = [];
    const trial = async (load: Load) => {
      for (let round = 0; round < rounds; round += 1) {
        const waiting = await writesASecond(cluster, load, true);
        const alone = await writesASecond(cluster, load, false);
        if (round > 0) table.push(rowOf({ waiting, alone, ratio: waiting / alone }));
      }
    };
    ledger.push(...(await underLoad(cluster.url, trial, pace)));
    console.log(`${pace.sessions * pace.writers} at a time, writes a second:`);
    console.table(table);
  }
  await judge(cluster, ledger);
}

function rowOf(figures: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure.toFixed(2)]));
}

async function writesASecond(cluster: Cluster, load: Load, synchronous: boolean): Promise<number> {
  await setSynchronous(cluster, synchronous);
  load.report();
  const from = performance.now();
  await wait(slice);
  const { acknowledged } = load.report();
  return (acknowledged / (performance.now() - from)) * 1000;
}

/** Tells Patroni whether commits wait for a standby, and waits until the primary knows. */
async function setSynchronous({ patroni, connect }: Cluster, synchronous: boolean): Promise<void> {
  await patroni.configure({ synchronous_mode: synchronous });
  const client = await connect();
  await until(`synchronous mode ${synchronous}`, async () => {
    const { rowCount } = await client.query(`select from pg_stat_replication where sync_state = 'sync'`);
    return (rowCount ?? 0) > 0 === synchronous;
  });
  await client.end();
}
