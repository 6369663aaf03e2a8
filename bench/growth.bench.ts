import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { second } from '#platform/clock.ts';
import type { Database } from '#platform/database/connect.ts';
import { bundleServers, type Measured, record, startServer, stopServer, teach } from './api/servers.ts';
import { type Caller, calls, type MeasuredCall } from './growth/calls.ts';
import { open, type Place, startWith } from './growth/databases.ts';
import { busiest, places } from './growth/places.ts';
import { prepareSubject } from './growth/subject.ts';
import { sweepsOf } from './growth/sweeps.ts';
import { judge } from './judge.ts';
import { percentileOf } from './statistics.ts';

/**
 * Measures the most used calls and the sweeps of workers among 10, 100 and 1,000 organizations of 780 patrols, and for one
 * organization of 100,000, in turn (product 15.35). Figures are ratios to the smallest, and for reads to a bare server that makes the
 * same statements. The databases take a quarter of an hour to fill; GROWTH_DATA names a folder in which they are kept for the next run.
 * GROWTH_PLACES=2 measures the first two of them alone, which fill in two minutes: the busiest organization beside a small one.
 */

/** The busiest organization's is for an answer as long as the small one's: one that is longer may take longer, by as much. */
const limits = { among: 1.5, busiest: 2, sweep: 50 };
const [rounds, warmUp] = [20, 3];
const kept = process.env.GROWTH_DATA;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'patrolbook-growth-')));
const measured = places.slice(0, Number(process.env.GROWTH_PLACES ?? places.length));
const postgres = await startWith(join(folder, 'postgres'), measured);
await bundleServers();

/** An organization in the middle of its database, or the busiest one. */
interface Participant extends Caller {
  name: string;
  server: Measured;
}
const isBusy = ({ patrolsAnEvening }: Place) => patrolsAnEvening.includes(busiest);
const nameOf = (place: Place | undefined) => place?.name ?? '';
const [smallest, largest] = [nameOf(measured[0]), nameOf(measured.findLast((place) => !isBusy(place)))];
const ofBusiest = nameOf(measured.find(isBusy));
const databases = measured.map(({ name }) => open({ ...postgres.connection, database: name }));
const participants: Participant[] = [];
for (const [index, database] of databases.entries()) {
  const place = measured[index];
  if (place) participants.push(await prepare(place, database));
}
const servers = participants.map(({ server }) => server);
const bare = await startServer('bare', { ...postgres.connection, database: largest });
servers.push(bare);

const ofCalls = [];
for (const call of calls) ofCalls.push(await compare(call));
console.table(ofCalls.map(tableRow));
const ofSweeps = await compareSweeps();
console.table(ofSweeps.map(tableRow));
for (const { what, ratios, answerRatio, busiest } of ofCalls) {
  judge(`${what}, ${largest}`, ratios[largest] ?? Number.NaN, limits.among);
  judge(`${what}, of 100,000 patrols`, (ratios[ofBusiest] ?? Number.NaN) / Math.max(1, answerRatio), busiest);
}
for (const { what, ratios } of ofSweeps) judge(what, ratios[largest] ?? Number.NaN, limits.sweep);

for (const server of servers) await stopServer(server);
for (const database of databases) await database.$client.end();
await postgres.stop();
if (!kept) await rm(folder, { recursive: true });

/** Milliseconds that the calmest quarter took at most, and ratios to the smallest database; the bare server's ratio is that of our server to it, in the largest. */
interface Compared {
  what: string;
  times: Record<string, number>;
  ratios: Record<string, number>;
}

/** A call besides with how many times as many octets the busiest organization's answer has as the small one's, and how many times as long it may take for each. */
interface ComparedCall extends Compared {
  answerRatio: number;
  busiest: number;
}

async function prepare(place: Place, database: Database): Promise<Participant> {
  const { name } = place;
  const server = await startServer('ours', { ...postgres.connection, database: name });
  const { rows } = await database.$client.query<{ id: string }>('select id from organization order by id');
  const chosen = isBusy(place) ? rows.at(-1) : rows[Math.floor(rows.length / 2)];
  if (!chosen) throw new Error(`${name} has no organization`);
  return { name, server, address: server.address, subject: await prepareSubject(database, chosen.id) };
}

/** Measures one call of each in turn, so that other load on the machine affects all. */
async function compare(call: MeasuredCall): Promise<ComparedCall> {
  for (const { subject } of participants) await subject.renew(); // access tokens end after ten minutes
  const inLargest = participants.find(({ name }) => name === largest);
  const taking: Participant[] = [...participants];
  if (inLargest && call.pathOf) {
    const path = `/api/v1${call.pathOf(inLargest.subject)}`;
    const clients = [{ cookie: inLargest.subject.cookies.admin }];
    await teach(bare, await record(inLargest.server, [{ name: call.name, method: 'GET', path, clients }]));
    taking.push({ ...inLargest, name: 'bare', address: bare.address });
  }
  const octets = new Map<string, number>();
  const each = taking.map((one) => ({
    name: one.name,
    work: async () => octets.set(one.name, await call.run(one)),
  }));
  const result = compared(call.name, await timesOf(each));
  const [of, ofSmall] = [octets.get(ofBusiest) ?? Number.NaN, octets.get(smallest) ?? Number.NaN];
  const answerRatio = ofSmall === 0 ? 1 : of / ofSmall;
  console.log(call.name, result.ratios, `answer ${answerRatio.toFixed(2)}`);
  return { ...result, answerRatio, busiest: call.busiest ?? limits.busiest };
}

/** Measures the sweeps of all databases in turn; the first ones do what is due. */
async function compareSweeps(): Promise<Compared[]> {
  const all = databases.map(sweepsOf);
  const found = [];
  for (const [index, { name: what }] of (all[0] ?? []).entries()) {
    const each = all.flatMap((sweeps, place) => {
      return [{ name: nameOf(measured[place]), work: async () => sweeps[index]?.run() }];
    });
    found.push(compared(what, await timesOf(each)));
  }
  return found;
}

/** Takes turns until there were so many rounds, or for as long as three take and twenty seconds. */
async function timesOf(each: readonly { name: string; work: () => Promise<unknown> }[]) {
  const times = new Map(each.map(({ name }) => [name, [] as number[]]));
  const begun = performance.now();
  for (let round = 0; round < rounds + warmUp; round += 1) {
    if (round >= warmUp + 3 && performance.now() - begun > 20 * second) break;
    for (const { name, work } of each) {
      const before = performance.now();
      await work();
      if (round >= warmUp) times.get(name)?.push(performance.now() - before);
    }
  }
  return times;
}

function compared(what: string, lists: Map<string, number[]>): Compared {
  const times = Object.fromEntries([...lists].map(([name, list]) => [name, percentileOf(list, 0.25)]));
  const least = times[smallest] ?? Number.NaN;
  const ratios = Object.entries(times).map(([name, time]) => {
    return [name, name === 'bare' ? (times[largest] ?? Number.NaN) / time : time / least];
  });
  return { what, times, ratios: Object.fromEntries(ratios) };
}

function tableRow({
  what,
  times,
  ratios,
  answerRatio,
}: Compared & Partial<ComparedCall>): Record<string, string> {
  const cells = Object.entries(ratios).flatMap(([name, ratio], index) => {
    const time = times[name]?.toFixed(1) ?? '';
    return index === 0
      ? [[`${name} ms`, time]]
      : [
          [`${name} ms`, time],
          [name === 'bare' ? 'to bare' : `${name} ratio`, ratio.toFixed(2)],
        ];
  });
  const answer = answerRatio === undefined ? {} : { 'busiest answer ratio': answerRatio.toFixed(2) };
  return { what, ...Object.fromEntries(cells), ...answer };
}
