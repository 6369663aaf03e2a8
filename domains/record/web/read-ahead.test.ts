// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { logOnForm, tonight } from '#ecc/web/ecc.fixture.ts';
import { giveWorkers } from '#lib/browser/record-worker.fixture.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import type { Patrol } from '#patrols/contract';
import { aFinish, aStart } from '#patrols/web/patrol.fixture.ts';
import { aheadQuery } from '#patrols/web/queries.ts';
import { answerCalls, signInAs } from '#web/page.fixture.tsx';
import { readAhead } from './read-ahead.ts';
import { endReopening, tendReopening } from './reopening.ts';
import { runningQuery } from './running.ts';

const patrol = tonight();
const form = ['patrol', patrol._id, 'ecc-log-on'].join(' ');
let session: { id: string; userId: string; client: QueryClient };
let browser: ReturnType<typeof giveWorkers>;
let stop: AbortController;

beforeEach(async () => {
  signInAs(['patroller']);
  answerCalls({
    [`/patrol/${patrol._id}`]: patrol,
    [`/patrol/${patrol._id}/ecc-log-on`]: logOnForm(),
    '/vehicles': { items: [], matches: 0 },
  });
  session = { id: newId(), userId: newId(), client: new QueryClient() };
  browser = giveWorkers();
  stop = new AbortController();
  await deviceDatabase.write('reads', (store) => store.clear());
  await endReopening();
});
afterEach(async () => {
  stop.abort();
  await tendReopening(session); // as what has just stopped does, and after it, so that nothing outlives the window
});

/** Reads ahead while the person's lists have these patrols, until `stop`. */
function see({ ahead = [], running = [] }: { ahead?: Patrol[]; running?: Patrol[] }): void {
  const { client } = session;
  readAhead(session, stop.signal);
  client.setQueryData(aheadQuery.queryKey, { items: ahead, matches: ahead.length });
  client.setQueryData(runningQuery.queryKey, { items: running, matches: running.length });
}

async function keptKeys(): Promise<string[]> {
  const reads = await deviceDatabase.read('reads', (store) => store.getAll());
  return reads.map(({ queryKey }) => queryKey.join(' ')).sort();
}

const needed = [`patrol ${patrol._id}`, form, 'vehicles'];

it.each([
  ['comes today', { ahead: [patrol] }],
  ['runs', { running: [{ ...patrol, started: aStart({ started: patrol.when }) }] }],
])('a patrol that %s is on the device with its log-on, and so are the pages [17.33]', async (_, lists) => {
  see(lists);
  await vi.waitFor(async () => expect(await keptKeys()).toEqual(expect.arrayContaining(needed)), 10_000);
  await vi.waitFor(() => expect(browser.scripts()).toEqual(['/record-worker.js']), 10_000);
});

it('a device that saves data reads what the pages show, and fetches no files of theirs [17.33]', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  see({ ahead: [patrol] });
  await vi.waitFor(() => expect(session.client.getQueryData(['vehicles'])).toBeDefined(), 10_000);
  expect(browser.scripts()).toEqual([]);
});

it.each<[string, Partial<Patrol>]>([
  ['comes next week', { when: '2027-01-22T08:45:00.000Z' }],
  ['is over', { when: '2027-01-14T08:45:00.000Z' }],
  ['has finished', { started: aStart(), finished: aFinish() }],
])('nothing is read ahead of a patrol that %s [17.33]', async (_, others) => {
  see({ ahead: [tonight(others)] });
  await new Promise((resolve) => setTimeout(resolve)); // as long as a read takes to begin
  expect(fetch).not.toHaveBeenCalled();
  expect(browser.scripts()).toEqual([]);
});

it('what is read ahead follows changes until the person looks no more or is off the crew [17.33]', async () => {
  const { client } = session;
  see({ ahead: [patrol] });
  const isFollowed = () =>
    client
      .getQueryCache()
      .find({ queryKey: ['vehicles'] })
      ?.isActive();
  await vi.waitFor(() => expect(isFollowed()).toBe(true), 10_000);
  client.setQueryData(aheadQuery.queryKey, { items: [], matches: 0 });
  await vi.waitFor(() => expect(isFollowed()).toBe(false), 10_000);
  client.setQueryData(aheadQuery.queryKey, { items: [patrol], matches: 1 });
  await vi.waitFor(() => expect(isFollowed()).toBe(true), 10_000);
  stop.abort();
  expect(isFollowed()).toBe(false);
  client.setQueryData(aheadQuery.queryKey, { items: [tonight()], matches: 1 });
  expect(isFollowed()).toBe(false);
});
