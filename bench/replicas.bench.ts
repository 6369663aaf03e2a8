import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleServers, startServer, stopServer } from './api/servers.ts';
import { calls, type MeasuredCall } from './growth/calls.ts';
import { open, startWith } from './growth/databases.ts';
import { busiest } from './growth/places.ts';
import { prepareSubject } from './growth/subject.ts';
import { mix } from './replicas/mix.ts';
import { processorTimes, usedSince } from './replicas/processor.ts';
import { medianOf } from './statistics.ts';

/**
 * Measures which share of the database's processor time a replica could take from the primary: that of the reads that may
 * be a moment old. It does so for an organization of 780 patrols and for one of 100,000. GROWTH_DATA is the
 * folder of `npm run bench -- growth`.
 */

const [rounds, runs] = [3, 10];
const name = 'among_10_busy';
const patrolsAnEvening: readonly number[] = [...Array<number>(10).fill(1), busiest];
const kept = process.env.GROWTH_DATA;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'patrolbook-growth-')));
const directory = join(folder, 'postgres');
const postgres = await startWith(directory, [{ name, patrolsAnEvening }]);
const connection = { ...postgres.connection, database: name };
const database = open(connection);
await bundleServers();
const server = await startServer('ours', connection);

const { rows } = await database.$client.query<{ id: string }>('select id from organization order by id');
for (const index of [5, 10]) {
  const organization = rows[index];
  if (!organization) throw new Error(`${name} has too few organizations.`);
  await measure(organization.id, patrolsAnEvening[index] ?? Number.NaN);
}

await stopServer(server);
await database.$client.end();
await postgres.stop();
if (!kept) await rm(folder, { recursive: true });

async function measure(organizationId: string, evening: number): Promise<void> {
  const subject = await prepareSubject(database, organizationId);
  const caller = { address: server.address, subject };
  const times = new Map(calls.map((call) => [call, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [call, list] of times) {
      await subject.renew(); // access tokens end after ten minutes
      list.push(await timeOf(() => call.run(caller)));
    }
  }
  console.log(`Patrols an evening: ${evening}`);
  report(new Map([...times].map(([call, list]) => [call, medianOf(list)])), evening);
}

/** Returns the milliseconds of PostgreSQL's processor time for one call. */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  await run();
  const before = processorTimes(directory);
  for (let count = 0; count < runs; count += 1) await run();
  return usedSince(before, directory) / runs;
}

function report(times: Map<MeasuredCall, number>, evening: number): void {
  const uses = [...times].map(([{ name: call }, time]) => {
    const use = mix[call];
    if (!use) throw new Error(`Nobody has said how often ${call} is called.`);
    const aDay = use.aDay * evening;
    return { ...use, call, time, aDay, ofADay: time * aDay };
  });
  const whole = uses.reduce((sum, { ofADay }) => sum + ofADay, 0);
  const old = uses.filter(({ mayBeOld }) => mayBeOld);
  const table = uses.map(({ call, time, aDay, mayBeOld = false, ofADay }) => {
    return { call, ms: time.toFixed(2), aDay, mayBeOld, share: percent(ofADay / whole) };
  });
  console.table(table);
  console.log(`A day takes ${(whole / 1000).toFixed(1)} s of the database's processor time.`);
  console.log(`What may be old: ${percent(old.reduce((sum, { ofADay }) => sum + ofADay, 0) / whole)}`);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
