import { setTimeout as wait } from 'node:timers/promises';
import { underLoad } from '../load/load.ts';
import { rowOf } from '../load/report.ts';
import { judge } from '../load/verdict.ts';
import type { Cluster } from './cluster.ts';

interface Fault {
  what: string;
  /** Breaks a part, waits until the others have taken over, and puts it back. */
  happen(cluster: Cluster): Promise<void>;
}

/** How long each fault is left alone, in milliseconds: longer than Patroni takes to notice that a member is gone. */
const patience = 26_000;

const faults: readonly Fault[] = [
  { what: 'nothing', happen: () => wait(10_000) },
  { what: 'a web process killed', happen: (cluster) => killed(cluster, 'web') },
  { what: 'a worker killed', happen: (cluster) => killed(cluster, 'worker') },
  { what: 'the synchronous standby silent', happen: (cluster) => silent(cluster, 'synchronous') },
  { what: 'etcd without a quorum', happen: withoutQuorum },
  { what: 'the primary killed', happen: primaryKilled },
  { what: 'the new primary silent', happen: (cluster) => silent(cluster, 'primary') },
];

/**
 * Breaks one part after the other under load, and prints for how long calls failed. In the end a commit must again wait for
 * one of two standbys.
 */
export async function tryFaults(cluster: Cluster): Promise<void> {
  const table: ReturnType<typeof rowOf>[] = [];
  const ledger = await underLoad(cluster.url, async (load) => {
    for (const { what, happen } of faults) {
      load.report();
      await happen(cluster);
      await wait(3000);
      table.push(rowOf(what, load.report()));
      console.log(`${new Date().toISOString()} ${what}: over`);
    }
  });
  console.table(table);
  await judge(cluster, ledger);
  await judgeStandbys(cluster);
}

/** Fails the program unless the primary still sends to a synchronous and to an asynchronous standby. */
async function judgeStandbys({ patroni }: Cluster): Promise<void> {
  const standbys = await patroni.standbys();
  console.log(`Standbys in the end: ${standbys.join(' and ')}`);
  if (standbys.join() !== 'async,sync') process.exitCode = 1;
}

async function killed({ patrolbook }: Cluster, role: 'web' | 'worker'): Promise<void> {
  await patrolbook.end(role, 1, 'SIGKILL');
  await wait(5000);
  await patrolbook.start(role, 1);
}

async function primaryKilled({ patroni }: Cluster): Promise<void> {
  const [primary] = await patroni.membersThatAre('primary');
  if (!primary) throw new Error('There is no primary to kill.');
  await patroni.kill(primary);
  await wait(patience);
  patroni.start(primary);
  await patroni.whole();
}

async function silent({ patroni }: Cluster, role: string): Promise<void> {
  const [member] = await patroni.membersThatAre(role);
  if (!member) throw new Error(`There is no ${role} to silence.`);
  patroni.pause(member);
  await wait(patience);
  patroni.resume(member);
  await patroni.whole();
}

async function withoutQuorum({ etcd, patroni }: Cluster): Promise<void> {
  await Promise.all([etcd.kill(2), etcd.kill(3)]);
  await wait(patience);
  etcd.start(2);
  etcd.start(3);
  await etcd.ready();
  await patroni.whole();
}
