import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { v7 as newId } from 'uuid';
import { hashPassword } from '#accounts/server/auth/passwords.ts';
import { startEmbeddedPostgres } from '#embedded-postgres';
import { systemClock } from '#platform/clock.ts';
import { connect } from '#platform/database/connect.ts';
import { migrate } from '#platform/database/migrate.ts';
import { openLiveHub } from '#platform/live/hub.ts';
import { createLog } from '#platform/log.ts';
import { testSettings } from '#platform/testing/settings.ts';
import { buildApp } from '#server/app/app.ts';
import { buildServices } from '#server/app/services.ts';
import { factories } from '#server/testing/factories.ts';
import { medianOf } from './statistics.ts';

/**
 * Measures whether the time of a refused sign-in, or of Forgot Password, reveals that an account exists (product 9.8):
 * 200 known and 200 unknown addresses in random order, compared by the Mann–Whitney rank test. A p-value above 0.05
 * means that it does not.
 */

const each = 200;
const folder = mkdtempSync(join(tmpdir(), 'patrolbook-times-'));
const server = await startEmbeddedPostgres({ directory: join(folder, 'postgres'), database: 'times' });
const log = createLog('silent');
const database = connect(server.connection, { log });
await migrate(database);
const settings = { ...testSettings, production: true };
const context = { database, clock: systemClock, log, settings };
const hub = openLiveHub(database, log);
const app = await buildApp(context, buildServices(context), {
  hub,
  isReady: async () => undefined,
  workers: () => ({}),
  trustProxy: false,
  metricsToken: null,
  web: null,
  mailbox: null,
  describe: () => Promise.reject(new Error('nobody asks for the description here')),
});

const { buildPerson, buildOrganization } = factories(() => database);
const { id: organizationId } = await buildOrganization();
const passwordHash = await hashPassword('Torch-and-vest-1');
const known: string[] = [];
for (let index = 0; index < each; index += 1) {
  known.push((await buildPerson({ organizationId, passwordHash })).email);
}
const unknown = known.map(() => `person-${newId()}@example.nz`);

await compare('refused sign-in', '/auth/sign-in', (email) => ({ email, password: 'Wrong-and-long-1' }));
await compare('forgotten password', '/forgot-password', (email) => ({ email }));

await app.close();
await hub.stop();
await database.$client.end();
await server.stop();
rmSync(folder, { recursive: true });

async function compare(what: string, path: string, body: (email: string) => object): Promise<void> {
  const addresses = shuffled([
    ...known.map((email) => ({ email, isKnown: true })),
    ...unknown.map((email) => ({ email, isKnown: false })),
  ]);
  for (const { email } of addresses.slice(0, 20)) await measure(path, body(`warm-${email}`), 0);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (const [index, { email, isKnown }] of addresses.entries()) {
    times[isKnown ? 'known' : 'unknown'].push(await measure(path, body(email), index));
  }
  console.table([
    {
      what,
      'median known (ms)': medianOf(times.known).toFixed(2),
      'median unknown (ms)': medianOf(times.unknown).toFixed(2),
      'p-value': rankTest(times.known, times.unknown).toFixed(3),
    },
  ]);
}

/** Returns how long a request takes. Each comes from a network address of its own, below the rate limit. */
async function measure(path: string, payload: object, index: number): Promise<number> {
  const before = performance.now();
  await app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    headers: { origin: settings.publicUrl.origin },
    payload,
  });
  return performance.now() - before;
}

function shuffled<T>(list: T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** Returns the two-sided p-value of the Mann–Whitney U test, by its normal approximation (good from about 20 of each). */
function rankTest(a: number[], b: number[]): number {
  const ranked = [...a.map((time) => ({ time, first: true })), ...b.map((time) => ({ time, first: false }))];
  ranked.sort((x, y) => x.time - y.time);
  const rankSum = ranked.reduce((sum, { first }, index) => (first ? sum + index + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  const z = Math.abs(u - (a.length * b.length) / 2) / deviation;
  return 2 * (1 - normal(z));
}

/** The standard normal distribution function, by Abramowitz and Stegun 26.2.17 (error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
