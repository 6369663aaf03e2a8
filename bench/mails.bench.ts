import { setTimeout as wait } from 'node:timers/promises';
import { changeChannel } from '#platform/database/announce.ts';
import { startTestServer, type TestServer } from '../e2e/test-server.ts';
import { judge } from './judge.ts';
import { buildRosters } from './mails/rosters.ts';
import { residentMegabytes } from './memory.ts';
import { medianOf, percentileOf } from './statistics.ts';

/**
 * Sends the 1,000 mails of 100 patrols that one organization has finalized, the slowest case, because its mails
 * are sent one by one (product 11.9). They must be out within a minute, and the worker's memory must not grow.
 * Measures the window in which a killed worker sends a mail twice (decision 15): from the mail server's answer
 * to the record of it. Then compares how long finalizing takes while the mail server answers and while it hangs.
 */

const patrols = 100;
const mailsOfEach = 10;
const limits = {
  seconds: 60,
  /** The ratio of the worker's memory after all mails to that after a quarter of them. */
  growth: 1.35,
  /** The ratio of the window's median to the median time between two mails. */
  window: 0.5,
  /** The ratio of finalizing beside a mail server that hangs to finalizing beside one that answers. */
  hung: 1.5,
};

await withServer({ ROLE: 'web' }, measureSending);
await withServer({ ROLE: 'all' }, measureFinalizing);

/** Measures with a database that waits for the disk, as in production. */
async function withServer(
  settings: Record<string, string>,
  measure: (server: TestServer) => Promise<void>,
): Promise<void> {
  const server = await startTestServer({ demo: false, durable: true, settings });
  try {
    await measure(server);
  } finally {
    await server.close();
  }
}

async function measureSending(server: TestServer): Promise<void> {
  const { acknowledged } = server.smtp;
  const { patrols: drafts, finalize } = await buildRosters(server, patrols, 'example.nz');
  for (const patrol of drafts) await finalize(patrol);
  const { times: recorded, stop } = await listenForRecords(server);

  const started = performance.now();
  const { pid = 0 } = await server.startBeside({ ROLE: 'worker' });
  const memory: Record<string, number> = { 'at the start': residentMegabytes(pid) };
  const all = patrols * mailsOfEach;
  for (const count of [all / 4, all / 2, all]) {
    while (recorded.length < count) await wait(20);
    memory[`after ${count}`] = residentMegabytes(pid);
  }
  const seconds = (performance.now() - started) / 1000;
  stop();
  if (recorded.length !== all || acknowledged.length !== all)
    throw new Error(`${acknowledged.length} mails were taken and ${recorded.length} recorded, not ${all}.`);

  console.log(`${all} mails in ${seconds.toFixed(1)} s, the worker's start included`);
  console.table([{ what: 'memory, MB', ...memory }]);
  judge('The time for all mails, in seconds', seconds, limits.seconds);
  judge(
    'The growth of memory',
    (memory[`after ${all}`] ?? 0) / (memory[`after ${all / 4}`] ?? 0),
    limits.growth,
  );
  judgeWindow(acknowledged, recorded);
}

/** Judges the time from the mail server's answers until the records of them were told. */
function judgeWindow(acknowledged: readonly number[], recorded: readonly number[]): void {
  const windows = recorded.map((time, index) => time - (acknowledged[index] ?? Number.NaN));
  const pace = medianOf(
    acknowledged.slice(1).map((time, index) => time - (acknowledged[index] ?? Number.NaN)),
  );
  const [median, p99] = [medianOf(windows), percentileOf(windows, 0.99)];
  console.log(`${(1000 / pace).toFixed(0)} a second, one by one: a mail takes ${pace.toFixed(1)} ms`);
  console.log(
    `the window: median ${median.toFixed(1)} ms, 99th percentile ${p99.toFixed(1)} ms, longest ${Math.max(...windows).toFixed(1)} ms`,
  );
  judge('The window to the time of a mail', median / pace, limits.window);
}

/**
 * Returns when each record of a mail was committed and announced; the mails of one organization are taken in the
 * same order.
 */
async function listenForRecords({ database }: TestServer): Promise<{ times: number[]; stop: () => void }> {
  const times: number[] = [];
  const client = await database.$client.connect();
  client.on('notification', () => times.push(performance.now()));
  await client.query(`listen ${changeChannel}`);
  return { times, stop: () => client.release(true) };
}

/** Finalizes in turn for people whose mail server answers, and for people whose mail server hangs from the first mail on. */
async function measureFinalizing(server: TestServer): Promise<void> {
  server.smtp.stall('@hung.example');
  const [count, warmUp] = [40, 5];
  const fast = await buildRosters(server, count, 'fast.example');
  const hung = await buildRosters(server, count, 'hung.example');
  const times: { fast: number[]; hung: number[] } = { fast: [], hung: [] };
  for (let index = 0; index < count; index += 1) {
    times.hung.push(await hung.finalize(hung.patrols[index] ?? ''));
    if (index === 0) while (server.smtp.stalled() === 0) await wait(20);
    times.fast.push(await fast.finalize(fast.patrols[index] ?? ''));
    while (server.smtp.mails.length < (index + 1) * mailsOfEach) await wait(20);
  }
  const [beside, alone] = [medianOf(times.hung.slice(warmUp)), medianOf(times.fast.slice(warmUp))];
  console.log(
    `finalizing: ${alone.toFixed(1)} ms while the mail server answers, ${beside.toFixed(1)} ms while it hangs`,
  );
  judge('Finalizing while the mail server hangs', beside / alone, limits.hung);
}
