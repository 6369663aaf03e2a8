// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { newId } from '#lib/http/new-id.ts';
import { aPatrol } from '#patrols/web/patrol.fixture.ts';
import { dependsOn, mayOvertake } from '#patrols/web/recorded/record-write.ts';
import { answerCalls, sentChanges, signInAs } from '#web/page.fixture.tsx';
import { aWrite } from './record-write.fixture.ts';
import { sendRecordWrite } from './send-record-write.ts';

const patrol = aPatrol();
const path = `/patrol/${patrol._id}`;
const when = '2026-11-21T08:59:00.000Z';
const incidentId = newId();

/** Sends a write as a patroller. Returns the call and what it carried. */
async function sent(...given: Parameters<typeof aWrite>) {
  signInAs(['patroller']);
  const calls = ['ecc-log-on', 'start', 'incident', `incident/${incidentId}`, 'extend', 'finish'];
  const called = answerCalls(Object.fromEntries(calls.map((call) => [`${path}/${call}`, patrol])));
  const write = aWrite(...given);
  const answer = await sendRecordWrite(write, new AbortController().signal, () => true);
  expect(answer).toEqual(patrol);
  const [[call, body] = []] = sentChanges();
  const times = { recorded: write.recorded, sent: new Date().toISOString() };
  return { write, call, body, times, address: called[0] };
}

describe('every write carries its id and both times of the device [17.6]', () => {
  it.each([
    ['log-on', { phone: '021', training: false }, `POST ${path}/ecc-log-on`, '_id'],
    ['start', { started: when }, `POST ${path}/start`, '_id'],
    ['incident', { when, what: 'Fire' }, `POST ${path}/incident`, '_id'],
    ['edit', { incidentId, what: 'Fire' }, `PATCH ${path}/incident/${incidentId}`, 'editId'],
    ['extension', { hours: 4 }, `POST ${path}/extend`, '_id'],
    ['finish', { finished: when }, `POST ${path}/finish`, '_id'],
  ] as const)('%s', async (kind, payload, expected, idName) => {
    const { write, call, body, times } = await sent(kind, payload);
    const { incidentId: _of, ...input } = { incidentId: undefined, ...payload };
    expect(call).toBe(expected);
    expect(body).toMatchObject({ ...input, [idName]: write.id, ...times });
  });

  it('delete', async () => {
    const { call, times, address } = await sent('delete', { incidentId });
    expect(call?.split('?')[0]).toBe(`DELETE ${path}/incident/${incidentId}`);
    expect(Object.fromEntries(address?.searchParams ?? [])).toEqual(times);
  });
});

it('what a newer page has recorded goes on as it is, for a server that knows it [17.21]', async () => {
  const people = [{ name: 'J. Smith', born: 1990 }];
  const { body } = await sent('incident', { when, what: 'Fire', moonlight: 'full', people });
  const kept = { extra: { moonlight: 'full' }, people: [{ name: 'J. Smith', extra: { born: 1990 } }] };
  expect(body).toMatchObject(kept);
});

it('what the contract does not allow is refused here, with its issues', async () => {
  signInAs(['patroller']);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const write = aWrite('incident', { when, what: '' });
  const issues = [{ path: ['what'], reason: 'min-length' }];
  await expect(sendRecordWrite(write, new AbortController().signal, () => true)).rejects.toMatchObject({
    status: 400,
    issues,
  });
  expect(fetched).not.toHaveBeenCalled();
});

it('is not sent if somebody else has signed in while the server was asked for its time [17.11]', async () => {
  signInAs(['patroller']);
  answerCalls({});
  const stamp = { page: 'another', wall: Date.now(), steady: 0, server: null, offset: 0 };
  const write = aWrite('incident', { when, what: 'Fire' }, { stamp, now: stamp });
  const sending = sendRecordWrite(write, new AbortController().signal, () => false);
  await expect(sending).rejects.toMatchObject({ status: 0 });
  expect(sentChanges()).toEqual([]);
});

it.each([
  ['incident', 'extension', true],
  ['edit', 'extension', true],
  ['delete', 'extension', true],
  ['finish', 'extension', true],
  ['extension', 'extension', false],
  ['edit', 'incident', false],
  ['finish', 'incident', false],
  ['incident', 'start', false],
] as const)('%s after %s that the server takes later is sent first: %s [17.19]', (kind, earlier, may) => {
  expect(mayOvertake(aWrite(kind, {}), aWrite(earlier, {}))).toBe(may);
});

const incident = aWrite('incident', { when, what: 'Fire' });
const changed = { incidentId: incident.id };

it.each([
  ['start', aWrite('log-on', {}), false],
  ['incident', aWrite('start', {}), true],
  ['finish', aWrite('start', {}), true],
  ['log-on', aWrite('start', {}), false],
  ['finish', incident, false],
  ['incident', incident, false],
  ['extension', incident, false],
  ['edit', aWrite('incident', { when, what: 'Graffiti' }), false],
  ['edit', incident, true],
  ['delete', incident, true],
  ['delete', aWrite('edit', changed), true],
  ['finish', aWrite('edit', changed), false],
  ['finish', aWrite('delete', changed), false],
  ['extension', aWrite('extension', { hours: 4 }), true],
  ['finish', aWrite('extension', { hours: 4 }), false],
  ['incident', aWrite('finish', {}), true],
] as const)('%s depends on what is blocked ($kind): %s [17.55]', (kind, earlier, depends) => {
  const content = {
    incident: { when, what: 'Fire' },
    edit: changed,
    delete: changed,
    extension: { hours: 5 },
    finish: { finished: when },
    start: { started: when },
    'log-on': {},
  };
  expect(dependsOn(aWrite(kind, content[kind]), earlier)).toBe(depends);
});
