import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { streetService } from '#places/server/streets/service.ts';
import { systemClock } from '#platform/clock.ts';
import { connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { createLog } from '#platform/log.ts';
import type { IncidentFilter } from '#record/contract';
import { type IncidentService, incidentService } from '#record/server/incidents/service.ts';
import { streetFinder } from '#server/app/streets/street-finder.ts';
import { settings } from './api/data.ts';
import { fillIncidents, perOrganization } from './incidents/dataset.ts';

/**
 * Measures the reads of one organization's 10,000 incidents: alone in a database, and among 1,000,000 of 100 organizations.
 * A ratio near 1 says that an organization pays nothing for the others (product 18.2). Then it measures how long the map and the
 * file of 100,000 take, and how much memory.
 */

const folder = await mkdtemp(join(tmpdir(), 'patrolbook-bench-'));
const log = createLog('warn');
const runs = 15;

const first = { limit: 12, skip: 0, sort: '-when' } as const;
const far = { ...first, skip: perOrganization - 50 };
const lists: [string, typeof first | typeof far, IncidentFilter?][] = [
  ['first page', first],
  ['far page', far],
  ['a kind', first, { what: 'Fire' }],
  ['a month', first, { when: { $gte: '2024-03-01T00:00:00.000Z', $lt: '2024-04-01T00:00:00.000Z' } }],
  ['a rare word', first, { text: 'unicorn' }],
  ['a common word', first, { text: 'quiet' }],
  ['a common word, far', { ...first, skip: 6000 }, { text: 'quiet' }],
  ['two words and a kind', first, { text: 'pict quiet', what: 'Site check' }],
  ['a plate', first, { text: 'npr10' }],
];

await withIncidents('alone', 1, perOrganization, (alone) => {
  return withIncidents('among', 100, perOrganization, async (among) => compareLists(alone, among));
});
await withIncidents('whole', 1, 100_000, measureWhole);
await rm(folder, { recursive: true });

/** The reads, made by an admin. */
interface Reader {
  incidents: IncidentService;
  admin: Member;
}

/** Measures both in turn, so that other load on the machine affects both. */
async function compareLists(alone: Reader, among: Reader): Promise<void> {
  const rows = [];
  for (const [list, page, filter] of lists) {
    const read = ({ incidents, admin }: Reader) => incidents.list(admin, { ...page, filter });
    const { matches } = await read(among);
    const [own, others] = await medians(runs, [() => read(alone), () => read(among)]);
    const ratio = ((others ?? Number.NaN) / (own ?? Number.NaN)).toFixed(2);
    rows.push({ list, matches, 'alone ms': own?.toFixed(1), 'among 100 ms': others?.toFixed(1), ratio });
  }
  console.table(rows);
}

/** Runs work on a database of its own with these incidents, as an admin of an organization in the middle. */
async function withIncidents<T>(
  name: string,
  organizations: number,
  each: number,
  measure: (reader: Reader) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ directory: join(folder, name), database: 'patrolbook' });
  const database = connect(postgres.connection, { log, max: 4 });
  await migrate(database);
  await fillIncidents(database, organizations, each);
  const { rows } = await database.$client.query('select bench_id(0, $1) as id', [
    Math.ceil(organizations / 2),
  ]);
  const admin: Member = {
    personId: rows[0].id,
    sessionId: rows[0].id,
    organizationId: rows[0].id,
    roles: ['admin'],
  };
  const context = { database, clock: systemClock, log, settings };
  const incidents = incidentService(context, streetService(context, streetFinder()));
  const result = await measure({ incidents, admin });
  await database.$client.end();
  await postgres.stop();
  return result;
}

async function measureWhole({ incidents, admin }: Reader): Promise<void> {
  const reads = {
    map: async () => incidents.map(admin, undefined),
    file: async () => (await incidents.file(admin, undefined)).text,
  };
  const rows = [];
  for (const [name, read] of Object.entries(reads)) {
    let [megabytes, most] = [0, 0];
    const before = process.memoryUsage().rss;
    const whole = async () => {
      megabytes = 0;
      for await (const text of await read()) {
        megabytes += Buffer.byteLength(text) / 1e6;
        most = Math.max(most, process.memoryUsage().rss - before);
      }
    };
    const [ms = Number.NaN] = await medians(5, [whole]);
    rows.push({
      'of 100,000': name,
      ms: Math.round(ms),
      MB: megabytes.toFixed(1),
      'memory MB': Math.round(most / 1e6),
    });
  }
  console.table(rows);
}

/** Returns the median time of each piece of work in milliseconds, done in turn; the first three rounds only warm up. */
async function medians(times: number, works: (() => Promise<unknown>)[]): Promise<number[]> {
  const taken = works.map((): number[] => []);
  for (let run = 0; run < times + 3; run += 1) {
    for (const [index, work] of works.entries()) {
      const before = performance.now();
      await work();
      if (run >= 3) taken[index]?.push(performance.now() - before);
    }
  }
  return taken.map((list) => list.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN);
}
