import { beforeEach, expect, it, vi } from 'vitest';
import type { Queue, QueuedWrite } from '#lib/queue/queue.ts';
import { createRecorder } from './create-recorder.ts';
import { aWrite } from './record-write.fixture.ts';

const when = '2026-11-21T08:59:00.000Z';
const refusal = { status: 409, code: 'not-started', message: 'The patrol has not started.', issues: [] };

let writes: readonly QueuedWrite[] = [];
const queue = {
  add: vi.fn<Queue['add']>(async () => {}),
  replace: vi.fn<Queue['replace']>(async () => {}),
  sendAgain: vi.fn<Queue['sendAgain']>(async () => {}),
  discard: vi.fn<Queue['discard']>(async () => {}),
  writes: () => writes,
  putOff: () => null,
  isSaving: () => false,
  storageError: () => null,
  subscribe: () => () => {},
};
const recorder = createRecorder(queue, 'patrol');

beforeEach(() => {
  writes = [];
  vi.clearAllMocks();
});

it('a write of its own for each tap, with an id of its own', async () => {
  await recorder.start({ started: when });
  await recorder.record({ when, what: 'Fire' });
  await recorder.edit('fire', { when, what: 'Smoke' });
  await recorder.remove('fire');
  await recorder.extend(4);
  await recorder.finish({ finished: when });
  const added = queue.add.mock.calls.map(([write]) => write);
  expect(added.map(({ group, kind, payload }) => [group, kind, payload])).toEqual([
    ['patrol', 'start', { started: when }],
    ['patrol', 'incident', { when, what: 'Fire' }],
    ['patrol', 'edit', { incidentId: 'fire', when, what: 'Smoke' }],
    ['patrol', 'delete', { incidentId: 'fire' }],
    ['patrol', 'extension', { hours: 4 }],
    ['patrol', 'finish', { finished: when }],
  ]);
  expect(new Set(added.map(({ id }) => id)).size).toBe(6);
});

it('one log-on waits at a time, and one that was refused gives way to another with an id of its own [16.2, 17.34]', async () => {
  await recorder.logOn({ phone: '021' });
  const [first] = queue.add.mock.calls.map(([write]) => write);
  expect(first).toMatchObject({ group: 'patrol', kind: 'log-on', payload: { phone: '021' } });
  writes = [aWrite('log-on', { phone: '021' })];
  await recorder.logOn({ phone: '022' });
  expect(queue.add).toHaveBeenCalledTimes(1);
  writes = [aWrite('log-on', { phone: '021' }, { refusal })];
  await recorder.logOn({ phone: '022' });
  const [, second] = queue.add.mock.calls.map(([write]) => write);
  expect(second).toMatchObject({ payload: { phone: '022' } });
  expect(second?.id).not.toBe(writes[0]?.id);
  expect(queue.discard.mock.calls).toEqual([[writes[0]?.id]]);
});

it('a start or a finish that was refused is replaced by the next one, which keeps its place [17.11]', async () => {
  writes = [aWrite('start', { started: when }, { refusal }), aWrite('finish', {}, { refusal })];
  await recorder.start({ started: when, notes: 'again' });
  await recorder.finish({ finished: when });
  expect(queue.replace.mock.calls).toEqual([
    [writes[0]?.id, { payload: { started: when, notes: 'again' } }],
    [writes[1]?.id, { payload: { finished: when } }],
  ]);
  expect(queue.add).not.toHaveBeenCalled();
});

it('an incident or an edit that was refused is changed here, and keeps its place [17.11]', async () => {
  const incidentId = '01920000-0000-7000-8000-0000000000b1';
  const refused = aWrite('incident', { when, what: 'Fire' }, { refusal });
  const edit = aWrite('edit', { incidentId, what: 'Fire' }, { refusal });
  writes = [refused, edit];
  await recorder.edit(refused.id, { when, what: 'Smoke' });
  await recorder.edit(edit.id, { when, what: 'Smoke' });
  expect(queue.replace.mock.calls).toEqual([
    [refused.id, { payload: { when, what: 'Smoke' } }],
    [edit.id, { payload: { incidentId, when, what: 'Smoke' } }],
  ]);
  expect(queue.add).not.toHaveBeenCalled();
});

it('what is corrected keeps its “Now”, unless somebody types another time [17.23]', async () => {
  const now = { page: 'a page', wall: 0, steady: 0, server: 0, offset: 0 };
  const refused = aWrite('incident', { when, what: 'Fire' }, { refusal, now });
  writes = [refused];
  await recorder.edit(refused.id, { what: 'Smoke' });
  await recorder.edit(refused.id, { when, what: 'Smoke' });
  const payload = { when, what: 'Smoke' };
  expect(queue.replace.mock.calls).toEqual([
    [refused.id, { payload, now }],
    [refused.id, { payload }],
  ]);
});

it('a refused entry of a newer page keeps what this one does not know of it [17.21]', async () => {
  const incidentId = '01920000-0000-7000-8000-0000000000b1';
  const edit = aWrite('edit', { incidentId, what: 'Fire', moonlight: 'full' }, { refusal });
  writes = [aWrite('finish', { finished: when, moonlight: 'full' }, { refusal }), edit];
  await recorder.finish({ finished: when, reason: null });
  await recorder.edit(edit.id, { when, what: 'Smoke' });
  expect(queue.replace.mock.calls).toEqual([
    [writes[0]?.id, { payload: { finished: when, reason: null, moonlight: 'full' } }],
    [edit.id, { payload: { incidentId, when, what: 'Smoke', moonlight: 'full' } }],
  ]);
});

it('one that waits is edited after it, in order', async () => {
  const waiting = aWrite('incident', { when, what: 'Fire' });
  writes = [waiting];
  await recorder.edit(waiting.id, { when, what: 'Smoke' });
  expect(queue.add.mock.calls).toMatchObject([[{ kind: 'edit', payload: { incidentId: waiting.id } }]]);
});
