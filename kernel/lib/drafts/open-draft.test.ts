import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { locks } from '../browser/locks.fixture.ts';
import { newId } from '../http/new-id.ts';
import { saveWrites } from '../queue/write-store.ts';
import { type DraftOf, readDrafts, removeOldDrafts } from './draft-store.ts';
import { closedDrafts, discardDraft, type OpenDraft, openDraft } from './open-draft.ts';

const day = 24 * 60 * 60 * 1000;
let now = Date.parse('2026-11-21T09:00:00.000Z');
let of: DraftOf;

const clock = {
  now: () => now,
  stamp: () => ({ page: 'page', wall: now, steady: 0, server: now, offset: 0 }),
};

beforeEach(() => {
  of = { userId: newId(), group: newId(), form: 'add Fire' };
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', { locks: locks() });
});
afterEach(() => void vi.unstubAllGlobals());

/** Opens the form in one more window of this browser. */
async function open(others: Partial<DraftOf> = {}): Promise<OpenDraft> {
  const draft = await openDraft({ ...of, ...others }, clock);
  if (!draft) throw new Error('Nothing has aborted it');
  return draft;
}

const smoke = { typed: { whatDetails: 'Smoke' }, began: { whatDetails: '', when: '22:00' } };
const kept = async () => (await readDrafts(of)).map(({ id, typed }) => [id, typed]);

/** Types into the form and waits until the device has it, which a window that is killed does not. */
async function type(draft: OpenDraft, text = 'Smoke'): Promise<void> {
  draft.keep({ ...smoke, typed: { whatDetails: text } });
  await vi.waitFor(
    async () => expect(await kept()).toContainEqual([draft.id, { whatDetails: text }]),
    10_000,
  );
}

/** What the browser does with the locks of a window that is killed. */
const kill = () => vi.stubGlobal('navigator', { locks: locks() });

it('is there again in the next window once its own was killed, as it was first opened [17.28]', async () => {
  const first = await open();
  await type(first);
  kill();
  now += 40 * 60_000;
  const again = await open();
  expect([again.id, again.found]).toMatchObject([first.id, smoke]);
  expect([again.opened, again.openedAt]).toEqual([first.opened, '2026-11-21T09:00:00.000Z']);
});

it('keeps the last of what is typed fast, and nothing of a form without changes [17.28]', async () => {
  const draft = await open();
  for (const text of ['S', 'Sm', 'Smo', 'Smok']) draft.keep({ ...smoke, typed: { whatDetails: text } });
  await type(draft);
  draft.keep({ ...smoke, typed: {} });
  await vi.waitFor(async () => expect(await kept()).toEqual([]), 10_000);
});

it('hands what is typed to the device while it still writes what was typed before, and all of it when the page is left [17.28]', async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  const draft = await open();
  await type(draft);
  put.mockClear();
  for (const text of ['A', 'Ab', 'Abc']) draft.keep({ ...smoke, typed: { whatDetails: text } });
  await Promise.resolve();
  expect(put).toHaveBeenCalledTimes(2);
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  expect(put.mock.calls.map(([{ typed }]) => typed.whatDetails)).toEqual(['A', 'Ab', 'Abc']);
  await vi.waitFor(async () => expect(await kept()).toEqual([[draft.id, { whatDetails: 'Abc' }]]), 10_000);
});

it('is of one form of one patrol, and of one person [17.29]', async () => {
  await type(await open());
  kill();
  for (const other of [{ userId: newId() }, { group: newId() }, { form: 'add Graffiti' }])
    expect((await open(other)).found).toBeNull();
  expect(await closedDrafts({ ...of, userId: newId() })).toEqual([]);
});

it('is not shared by two windows: each keeps its own, and the one typed last opens first [17.29]', async () => {
  const [one, other] = [await open(), await open()];
  await type(one);
  now += 1000;
  await type(other, 'Flames');
  expect(await closedDrafts(of)).toEqual([]);
  expect((await open()).found).toBeNull();
  kill();
  const [first, second] = [await open(), await open()];
  expect([first.found?.typed, second.found?.typed]).toEqual([
    { whatDetails: 'Flames' },
    { whatDetails: 'Smoke' },
  ]);
});

it('opens again with what it was closed with, and is listed while it is closed [17.28]', async () => {
  const draft = await open();
  draft.keep(smoke);
  draft.close();
  expect(await closedDrafts(of)).toMatchObject([{ id: draft.id, typed: smoke.typed }]);
  expect((await open()).found).toMatchObject(smoke);
  expect(await closedDrafts(of)).toEqual([]);
});

it('goes once it is saved or given up, and stays if it cannot be saved [17.29]', async () => {
  const fate = async (end: (draft: OpenDraft) => void) => {
    const draft = await open();
    draft.keep(smoke);
    end(draft);
    draft.keep({ ...smoke, typed: { whatDetails: 'Late' } });
    draft.close();
    const left = await closedDrafts(of);
    for (const { id } of left) await discardDraft(id);
    return left.map(({ typed }) => typed);
  };
  expect(await fate((draft) => draft.dropOnce(Promise.resolve()))).toEqual([]);
  expect(await fate((draft) => draft.drop())).toEqual([]);
  expect(await fate((draft) => draft.dropOnce(Promise.reject(new Error('full'))))).toEqual([smoke.typed]);
  expect(await kept()).toEqual([]);
});

it('is not offered again if it was saved just before the window was killed [17.29]', async () => {
  const draft = await open();
  await type(draft);
  const write = { id: draft.id, group: of.group, kind: 'incident', payload: {}, recorded: '', refusal: null };
  await saveWrites(of.userId, [{ type: 'add', write }]);
  kill();
  expect(await closedDrafts(of)).toEqual([]);
  expect((await open()).found).toBeNull();
});

it('goes seven days after it was begun, whoever typed it [17.29]', async () => {
  await type(await open());
  await removeOldDrafts(now + 7 * day);
  expect(await kept()).toHaveLength(1);
  await removeOldDrafts(now + 7 * day + 1);
  expect(await kept()).toEqual([]);
});

it('is kept in an insecure page too, where windows know nothing of each other [17.28]', async () => {
  vi.stubGlobal('navigator', {});
  await type(await open());
  expect((await open()).found).toMatchObject(smoke);
});
