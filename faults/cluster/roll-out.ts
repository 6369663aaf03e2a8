import { setTimeout as wait } from 'node:timers/promises';
import { underLoad } from '../load/load.ts';
import { judge } from '../load/verdict.ts';
import type { Cluster } from './cluster.ts';
import { two } from './ports.ts';
import { openStreams } from './streams.ts';

/** The longest that a stream may be away while processes are restarted, in milliseconds. */
const longestGap = 2000;

/** Stops and starts each process in turn under load; no call may fail, and no stream be lost for long. */
export async function rollOut(cluster: Cluster): Promise<void> {
  const ledger = await underLoad(cluster.url, async (load) => {
    const streams = openStreams(cluster.url, load.session.cookie);
    await wait(3000);
    await restartAll(cluster);
    const gaps = await streams.close();
    const { failed, ...report } = load.report();
    const longest = Math.max(0, ...gaps);
    console.table({
      ...report,
      failed: JSON.stringify(failed),
      'streams reopened': gaps.length,
      gap: longest,
    });
    if (Object.keys(failed).length > 0 || gaps.length === 0 || longest > longestGap) process.exitCode = 1;
  });
  await judge(cluster, ledger);
}

async function restartAll({ patrolbook }: Cluster): Promise<void> {
  for (const member of two) {
    for (const role of ['web', 'worker'] as const) {
      await patrolbook.end(role, member, 'SIGTERM');
      await patrolbook.start(role, member);
      await wait(2500); // HAProxy asks each second
    }
  }
}
