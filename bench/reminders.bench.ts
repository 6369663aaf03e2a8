import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { remindOfPatrols } from '#messages/server/reminders/remind.ts';
import { listPlanned } from '#messages/server/reminders/store.ts';
import { after, hour } from '#platform/clock.ts';
import { connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createLog } from '#platform/log.ts';
import { sumUpMonths } from '#reports/server/summaries/sum-up.ts';
import { judge } from './judge.ts';
import { fillPatrols, midnight } from './reminders/dataset.ts';
import { medianOf } from './statistics.ts';

/**
 * Looks for due reminders among 1,000 organizations beside 10, in turn (product 11.14). It does so when nothing
 * is due, though half of the organizations patrol on each of the days ahead, and at the hours at which half of
 * them have a due patrol.
 */

const [few, many] = [10, 1000];
/**
 * The limits as factors of time: for a hundred times the organizations and their patrols ahead, and for each due
 * patrol.
 */
const limits = { statement: 20, idle: 50, month: 20, due: 3 };
const [runs, warmUp] = [20, 3];

const folder = await mkdtemp(join(tmpdir(), 'patrolbook-bench-'));
const log = createLog('warn');
const places = [await place(few), await place(many)] as const;

const atNine = after(midnight, 9 * hour);
for (const { sumUp } of places) await sumUp(atNine); // the month that is due
const looks = [
  { ...(await compare('the statement', ({ list }) => list(atNine))), limit: limits.statement },
  { ...(await compare('nothing due', ({ remind }) => remind(atNine))), limit: limits.idle },
  { ...(await compare('no month due', ({ sumUp }) => sumUp(atNine))), limit: limits.month },
  { ...(await compareDue()), limit: limits.due },
];
console.table(looks);
for (const { what, ratio, limit } of looks) judge(what, ratio, limit);
for (const { close } of places) await close();
await rm(folder, { recursive: true });

type Place = Awaited<ReturnType<typeof place>>;

/** Makes a database with so many organizations, and the work that a worker does on it at an instant. */
async function place(organizations: number) {
  const directory = join(folder, String(organizations));
  const postgres = await startEmbeddedPostgres({ directory, database: 'patrolbook' });
  const database = connect(postgres.connection, { log, max: 4 });
  await migrate(database);
  await fillPatrols(database, organizations);
  const at = (now: string) => ({ database, clock: { now: () => now } });
  return {
    organizations,
    list: (now: string) => listPlanned(database, now),
    remind: (now: string) => remindOfPatrols(at(now)),
    sumUp: (now: string) => sumUpMonths(at(now)),
    async countReminders(): Promise<number> {
      const { rows: found } = await database.$client.query('select count(*)::int as n from reminder');
      return found[0].n;
    },
    async close() {
      await database.$client.end();
      await postgres.stop();
    },
  };
}

/** Measures both in turn, so that other load on the machine affects both. */
async function compare(what: string, work: (place: Place) => Promise<unknown>) {
  const [among10, among1000] = places;
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let run = 0; run < runs + warmUp; run += 1) {
    times.few.push(await timeOf(() => work(among10)));
    times.many.push(await timeOf(() => work(among1000)));
  }
  return row(what, times.few.slice(warmUp), times.many.slice(warmUp));
}

/** Measures the sweeps of two days at the hours of both reminders, for each patrol that is due. */
async function compareDue() {
  const times: number[][] = [[], []];
  for (const hours of [10, 18, 24 + 10, 24 + 18]) {
    for (const [index, { organizations, remind, countReminders }] of places.entries()) {
      const before = await countReminders();
      const took = await timeOf(() => remind(after(midnight, hours * hour)));
      const reminded = (await countReminders()) - before;
      if (reminded !== organizations / 2) throw new Error(`${reminded} of ${organizations} patrols were due`);
      times[index]?.push(took / reminded);
    }
  }
  return row('a patrol that is due', times[0] ?? [], times[1] ?? []);
}

function row(what: string, ofFew: number[], ofMany: number[]) {
  const [own, others] = [medianOf(ofFew), medianOf(ofMany)];
  return {
    what,
    [`${few} organizations, ms`]: own.toFixed(2),
    [`${many} organizations, ms`]: others.toFixed(2),
    ratio: Number((others / own).toFixed(2)),
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work();
  return performance.now() - before;
}
