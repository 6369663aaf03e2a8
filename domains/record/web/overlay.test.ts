import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '#lib/http/new-id.ts';
import type { QueuedWrite } from '#lib/queue/queue.ts';
import type { Patrol } from '#patrols/contract';
import { aFinish, anIncident, aPatrol, aroha, aStart } from '#patrols/web/patrol.fixture.ts';
import { overlay } from './overlay.ts';
import { aWrite } from './record-write.fixture.ts';

const recorded = '2026-11-21T09:00:00.000Z';
const origin = { by: aroha, recorded, received: null, late: false, timeUncertain: false };
const when = '2026-11-21T08:59:00.000Z';
const refusal = { status: 409, code: 'finished', message: 'The patrol has finished.', issues: [] };

const shown = (patrol: Patrol, ...writes: QueuedWrite[]) => overlay(patrol, writes, aroha);
const running = (others: Partial<Patrol> = {}) => aPatrol({ started: aStart(), ...others });

describe('what waits is shown as the server will have it [17.6]', () => {
  it('a start', () => {
    const write = aWrite('start', { started: when, vehicle: { rego: 'abc 123' } });
    const { patrol, waiting, waitingCount } = shown(aPatrol(), write);
    const vehicle = { rego: 'ABC123', startOdometer: null };
    const started = { started: when, location: null, policeEventNumber: null, vehicle, notes: null };
    expect(patrol.started).toEqual({ _id: write.id, ...started, ...origin });
    expect([[...waiting], waitingCount]).toEqual([[write.id], 1]);
  });

  it('a log-on, of which the ECC does not know yet [17.34]', () => {
    const { patrol, logOn, waitingCount } = shown(aPatrol(), aWrite('log-on', { phone: '021 555 0101' }));
    expect([logOn?.phone, waitingCount]).toEqual(['021 555 0101', 1]);
    expect(patrol.eccLogOnNotification).toBeNull();
  });

  it('an incident, in order of time', () => {
    const later = anIncident({ when: '2026-11-21T09:30:00.000Z' });
    const write = aWrite('incident', { when, what: 'Fire', whatDetails: ' Bin on fire. ' });
    const { incidents } = shown(running({ incidents: [later] }), write).patrol;
    const nothingElse = { location: null, people: [], peopleDetails: null, vehicles: [], edited: null };
    const fire = {
      _id: write.id,
      when,
      what: 'Fire',
      whatDetails: 'Bin on fire.',
      ...nothingElse,
      ...origin,
    };
    expect(incidents).toEqual([fire, later]);
  });

  it('an incident that waits is the same after each tap, so that its row is not drawn again [17.13]', () => {
    const fire = aWrite('incident', { when, what: 'Fire' });
    const [before] = shown(running(), fire).patrol.incidents;
    const [after] = shown(running(), fire, aWrite('incident', { when: recorded, what: 'Alarm activated' }))
      .patrol.incidents;
    expect(after).toBe(before);
  });

  it('an edit and a deletion', () => {
    const [one, other] = [anIncident(), anIncident({ _id: newId() })];
    const edit = aWrite('edit', { incidentId: one._id, what: 'Fire', location: null });
    const remove = aWrite('delete', { incidentId: other._id });
    const { patrol, waiting } = shown(running({ incidents: [one, other] }), edit, remove);
    const edited = { when: recorded, by: aroha };
    expect(patrol.incidents).toEqual([{ ...one, what: 'Fire', location: null, edited }]);
    expect([...waiting]).toEqual([one._id, other._id]);
  });

  it('an edit and a deletion of what itself still waits', () => {
    const fire = aWrite('incident', { when, what: 'Fire' });
    const edit = aWrite('edit', { incidentId: fire.id, what: 'Graffiti' });
    const remove = aWrite('delete', { incidentId: fire.id });
    expect(shown(running(), fire, edit).patrol.incidents).toMatchObject([{ what: 'Graffiti' }]);
    expect(shown(running(), fire, edit, remove)).toMatchObject({
      patrol: { incidents: [] },
      waitingCount: 3,
    });
  });

  it('an extension and a finish', () => {
    const extend = aWrite('extension', { hours: 4.5 });
    const finish = aWrite('finish', { finished: when, fuelLevel: 0.5, vehicle: { finishOdometer: 12 } });
    const { patrol } = shown(running(), extend, finish);
    const finished = { finished: when, location: null, vehicle: { finishOdometer: 12 }, reason: null };
    expect(patrol.hours).toBe(4.5);
    expect(patrol.finished).toEqual({ _id: finish.id, ...finished, fuelLevel: 0.5, ...origin });
  });
});

it('what a newer page has recorded is shown with what this one does not know of it [17.21]', () => {
  const finish = aWrite('finish', { finished: when, moonlight: 'full' });
  expect(shown(running(), finish).patrol.finished?.extra).toEqual({ moonlight: 'full' });
});

describe('a write whose effect is there already changes nothing', () => {
  it.each([
    ['an incident', aWrite('incident', { when, what: 'Fire' }, { id: anIncident()._id })],
    ['an edit', aWrite('edit', { incidentId: anIncident()._id, what: anIncident().what })],
    ['an edit of what is gone', aWrite('edit', { incidentId: newId(), what: 'Fire' })],
    ['a deletion', aWrite('delete', { incidentId: newId() })],
    ['a start', aWrite('start', { started: when })],
    ['an extension', aWrite('extension', { hours: 2 })],
  ])('%s', (_name, write) => {
    const patrol = running({ incidents: [anIncident()] });
    expect(shown(patrol, write).patrol).toEqual(patrol);
  });
});

it('a finish that the server already has is shown as the server has it [17.6]', () => {
  const patrol = running({ finished: aFinish() });
  const write = aWrite('finish', { finished: when, fuelLevel: 0.5 });
  expect(shown(patrol, write)).toMatchObject({ patrol, waitingCount: 1 });
});

it('what is set aside already is not shown as done [17.6]', () => {
  const write = aWrite('start', { started: when });
  const entry = aStart({ _id: write.id });
  const aside = { kind: 'start' as const, _id: write.id, entry, why: 'time' as const, voided: null };
  const { patrol, waitingCount } = shown(aPatrol({ setAside: [aside] }), write);
  expect([patrol.started, waitingCount]).toEqual([null, 1]);
});

it('what was refused is not shown as done, nor counted as waiting [17.11]', () => {
  const refused = aWrite('incident', { when, what: 'Fire' }, { refusal });
  const patrol = running();
  expect(shown(patrol, refused)).toEqual({
    patrol,
    waiting: new Set(),
    waitingCount: 0,
    unsent: [],
    logOn: null,
    refused: [refused],
  });
});

it('what the server would refuse is counted, and sending it finds out why', () => {
  const writes = [aWrite('incident', { what: 'Fire' }), { ...aWrite('start', {}), kind: 'of another build' }];
  const patrol = running();
  expect(shown(patrol, ...writes)).toMatchObject({ patrol, waitingCount: 2 });
});

describe('whatever was recorded', () => {
  const known = [anIncident(), anIncident({ _id: newId(), when })];
  const ids = [...known.map(({ _id }) => _id), newId(), newId()];
  const id = fc.constantFrom(...ids);
  const time = fc
    .integer({ min: 0, max: 120 })
    .map((minutes) => new Date(Date.parse(when) + minutes * 60_000));
  const at = time.map((date) => date.toISOString());
  const what = fc.constantFrom('Fire', 'Graffiti', 'Location');
  const write = fc.oneof(
    fc.tuple(id, at, what).map(([_id, when, what]) => aWrite('incident', { when, what }, { id: _id })),
    fc.tuple(id, what).map(([incidentId, what]) => aWrite('edit', { incidentId, what })),
    id.map((incidentId) => aWrite('delete', { incidentId })),
    at.map((started) => aWrite('start', { started })),
    fc.constantFrom(3.5, 4, 5).map((hours) => aWrite('extension', { hours })),
    at.map((finished) => aWrite('finish', { finished })),
  );

  it('nothing that is recorded twice is there twice, and the entries are in order of time', () => {
    fc.assert(
      fc.property(fc.array(write), (writes) => {
        const { incidents } = shown(running({ incidents: known }), ...writes).patrol;
        expect(new Set(incidents.map(({ _id }) => _id)).size).toBe(incidents.length);
        expect(incidents.map((one) => one.when)).toEqual(incidents.map((one) => one.when).sort());
      }),
    );
  });

  it('it makes no difference how many of the first writes the server has already taken', () => {
    fc.assert(
      fc.property(fc.array(write), fc.nat(), (writes, taken) => {
        const patrol = running({ incidents: known });
        const first = shown(patrol, ...writes.slice(0, taken % (writes.length + 1))).patrol;
        const rest = writes.slice(taken % (writes.length + 1));
        expect(shown(first, ...rest).patrol).toEqual(shown(patrol, ...writes).patrol);
      }),
    );
  });

  it('the last write the server has taken, whose answer was lost, changes nothing', () => {
    fc.assert(
      fc.property(fc.array(write), write, (writes, last) => {
        const taken = shown(running({ incidents: known }), ...writes, last).patrol;
        expect(shown(taken, last).patrol).toEqual(taken);
      }),
    );
  });
});
