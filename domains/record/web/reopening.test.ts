// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveWorkers } from '#lib/browser/record-worker.fixture.ts';
import { useOpensWithoutCoverage } from '#lib/browser/record-worker.ts';
import { readDrafts, saveDraft } from '#lib/drafts/draft-store.ts';
import { newId } from '#lib/http/new-id.ts';
import { deviceDatabase } from '#lib/storage/device-database.ts';
import type { Patrol } from '#patrols/contract';
import { aFinish, aPatrol, aStart } from '#patrols/web/patrol.fixture.ts';
import { patrolQuery } from '#patrols/web/queries.ts';
import { aWrite } from './record-write.fixture.ts';
import { endReopening, isUnderWay, openReopenable, tendReopening } from './reopening.ts';

const worker = '/record-worker.js';
const now = '2026-11-21T08:30:00.000Z';
let session: { id: string; userId: string; client: QueryClient };
let browser: ReturnType<typeof giveWorkers>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  session = { id: newId(), userId: newId(), client: new QueryClient() };
  browser = giveWorkers([], ['record /assets/index-1.js']);
  await deviceDatabase.write('writes', (store) => store.clear());
  await endReopening();
  browser = giveWorkers([], ['record /assets/index-1.js']);
});

afterEach(() => void vi.useRealTimers());

async function keepRead(patrol: Patrol): Promise<void> {
  const { queryKey } = patrolQuery(patrol._id);
  await deviceDatabase.write('reads', (store) =>
    store.put({ session: session.id, queryKey, data: patrol, readAt: 0 }, [session.id, 'patrol']),
  );
}

const registered = () => vi.waitFor(() => expect(browser.scripts()).toEqual([worker]), 10_000);
const gone = () => vi.waitFor(() => expect([...browser.scripts(), ...browser.caches()]).toEqual([]), 10_000);

it('a page that is open has the worker, and takes it away when nothing is under way [17.30]', async () => {
  const close = openReopenable(session);
  await registered();
  await tendReopening(session);
  expect(browser.scripts()).toEqual([worker]);
  close();
  await gone();
});

it('it stays after the page was left while the patrol is under way, until it has finished [17.30]', async () => {
  await keepRead(aPatrol({ started: aStart() }));
  openReopenable(session)();
  await tendReopening(session);
  await registered();
  await keepRead(aPatrol({ started: aStart(), finished: aFinish() }));
  await tendReopening(session);
  await gone();
});

it('it stays while something waits to be sent [17.30]', async () => {
  const write = aWrite('incident', {});
  await deviceDatabase.write('writes', (store) => store.add({ ...write, userId: session.userId }));
  await tendReopening(session);
  await registered();
});

it('it stays while something of another person waits, and nothing of this session is kept for that [17.63]', async () => {
  const query = patrolQuery(newId());
  session.client.setQueryData(query.queryKey, aPatrol());
  const stop = new QueryObserver(session.client, { ...query, staleTime: Infinity }).subscribe(() => {});
  const write = aWrite('incident', {});
  await deviceDatabase.write('writes', (store) => store.add({ ...write, userId: newId() }));
  await tendReopening(session);
  await registered();
  expect(await deviceDatabase.read('reads', (store) => store.count())).toBe(0);
  await deviceDatabase.write('writes', (store) => store.clear());
  await tendReopening(session);
  await gone();
  stop();
});

it('it stays when the session ends while something waits, and what was read goes [17.63]', async () => {
  const write = aWrite('incident', {});
  await deviceDatabase.write('writes', (store) => store.add({ ...write, userId: session.userId }));
  await keepRead(aPatrol({ started: aStart() }));
  await tendReopening(session);
  await registered();
  await endReopening();
  await registered();
  expect(await deviceDatabase.read('reads', (store) => store.count())).toBe(0);
});

it('all is kept again where the browser clears its storage under an open page, which says so meanwhile [17.56]', async () => {
  const patrol = aPatrol({ started: aStart() });
  const query = patrolQuery(patrol._id);
  session.client.setQueryData(query.queryKey, patrol);
  const stop = new QueryObserver(session.client, { ...query, staleTime: Infinity }).subscribe(() => {});
  const kept = () => deviceDatabase.read('reads', (store) => store.count());
  const { result, unmount } = renderHook(() => useOpensWithoutCoverage());
  const says = (expected: boolean) =>
    act(() => vi.waitFor(() => expect(result.current).toBe(expected), 10_000));
  const close = openReopenable(session);
  await says(true);
  await vi.waitFor(async () => expect(await kept()).toBe(1));
  browser.clear();
  indexedDB.deleteDatabase('patrolbook');
  await says(false);
  await says(true);
  await registered();
  expect(await kept()).toBe(1);
  stop();
  close();
  unmount();
});

it('it goes with the session, and with what was read in it [9.13, 17.30]', async () => {
  await keepRead(aPatrol({ started: aStart() }));
  await tendReopening(session);
  await registered();
  await endReopening();
  await gone();
  expect(await deviceDatabase.read('reads', (store) => store.count())).toBe(0);
});

it('what a page was about to keep on is dropped when the session ends [9.13]', async () => {
  await keepRead(aPatrol({ started: aStart() }));
  const tended = tendReopening(session);
  await endReopening();
  await tended;
  expect(browser.scripts()).toEqual([]);
});

it('what was half-typed goes after seven days, with a session or without, whoever typed it [17.29]', async () => {
  const of = { userId: newId(), group: newId() };
  const stamp = { page: '', wall: 0, steady: 0, server: null, offset: null };
  const begin = (openedAt: string) =>
    saveDraft({
      ...{ ...of, id: newId(), form: 'finish', typed: {}, began: {} },
      ...{ opened: stamp, openedAt, typedAt: Date.parse(openedAt) },
    });
  await begin('2026-11-14T08:29:59.000Z');
  await begin('2026-11-14T08:30:01.000Z');
  await endReopening();
  expect(await readDrafts(of)).toHaveLength(1);
  await begin('2026-11-14T08:29:59.000Z');
  await tendReopening(session);
  expect(await readDrafts(of)).toHaveLength(1);
});

it.each<[string, boolean, Partial<Patrol>]>([
  ['starts within a day', true, { when: '2026-11-22T08:00:00.000Z' }],
  ['starts the day after', false, { when: '2026-11-22T09:00:00.000Z' }],
  ['ended without having been started', false, { when: '2026-11-21T04:00:00.000Z' }],
  ['should have been finished', true, { when: '2026-11-21T04:00:00.000Z', started: aStart() }],
  ['should have been finished two days ago', false, { when: '2026-11-19T04:00:00.000Z', started: aStart() }],
  ['is cancelled', false, { cancelled: { when: now } }],
  ['is an event', false, { type: 'event' }],
])('a patrol that %s is under way: %s', (_, expected, others) => {
  expect(isUnderWay(aPatrol(others), now)).toBe(expected);
});
