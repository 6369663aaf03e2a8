import { availableParallelism, totalmem } from 'node:os';
import { startCluster } from './cluster.ts';
import { compareCommits } from './commits.ts';
import { tryFaults } from './faults.ts';
import { takenPorts } from './ports.ts';
import { rollOut } from './roll-out.ts';

/**
 * Started by `npm run cluster`, with the package of Patroni and with what to do with the cluster: nothing, until Ctrl-C,
 * unless told.
 */

const trials = { faults: tryFaults, 'roll-out': rollOut, commits: compareCommits };
const [patroniPackage = '', what = ''] = process.argv.slice(2);
const trial = Object.entries(trials).find(([name]) => name === what)?.[1];
if (what && !trial) refuse(`There is no ${what} to try: ${Object.keys(trials).join(', ')}.`);
const taken = await takenPorts();
if (taken.length > 0) refuse(`The cluster needs ports that other programs use: ${taken.join(', ')}.`);

const interrupted = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
});
console.log(`${availableParallelism()} processors, ${Math.round(totalmem() / 2 ** 30)} GB of memory`);
const cluster = await startCluster(patroniPackage);
try {
  console.log(`Patrolbook: ${cluster.url}\nDatabase: ${cluster.patroni.urls}\nLogs: ${cluster.folder}`);
  await Promise.race([trial?.(cluster) ?? interrupted, interrupted]);
} finally {
  await cluster.stop();
}
if (process.exitCode) console.error('The cluster did not do what it should.');
process.exit();

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
