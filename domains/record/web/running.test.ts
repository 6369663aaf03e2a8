import './browser.fixture.ts';
import { expect, it } from 'vitest';
import { aFinish, aPatrol, aroha, aStart } from '#patrols/web/patrol.fixture.ts';
import { unsentRecords } from './overlay.ts';
import { aWrite } from './record-write.fixture.ts';
import { withAnswered, withUnsent } from './running.ts';

const when = '2026-11-21T08:59:00.000Z';
const refusal = { status: 409, code: 'finished', message: 'The patrol has finished.', issues: [] };
const patrol = aPatrol();
const running = aPatrol({ started: aStart() });

it('says in short what waits of each patrol, and nothing of what was refused [14.12]', () => {
  const start = aWrite('start', { started: when });
  const of = (...writes: Parameters<typeof unsentRecords>[0]) => unsentRecords(writes, aroha);
  expect(
    of(start, aWrite('incident', { when, what: 'Fire' }), aWrite('extension', { hours: 5 })),
  ).toMatchObject([
    { patrolId: patrol._id, started: { started: when, by: aroha }, hours: 5, finished: false },
  ]);
  expect(of(start, aWrite('finish', { finished: when }))).toMatchObject([{ finished: true }]);
  expect(of({ ...start, refusal })).toEqual([]);
});

it('lays what waits over what runs [14.12]', () => {
  const [waiting] = unsentRecords([aWrite('start', { started: when })], aroha);
  const unsent = waiting ? [waiting] : [];
  expect(withUnsent([], patrol, unsent)).toMatchObject([{ _id: patrol._id, started: { started: when } }]);
  expect(withUnsent([running], patrol, unsent)).toMatchObject([{ started: running.started }]);
  expect(
    withUnsent([running], undefined, [
      { patrolId: patrol._id, logOn: false, started: null, hours: null, finished: true },
    ]),
  ).toEqual([]);
});

it('takes over at once what the server has answered [14.12]', () => {
  const list = (...items: (typeof patrol)[]) => ({ items, matches: items.length });
  expect(withAnswered(list(), running)).toEqual(list(running));
  expect(withAnswered(list(running), { ...running, finished: aFinish() })).toEqual(list());
  expect(withAnswered(undefined, running)).toBeUndefined();
});
