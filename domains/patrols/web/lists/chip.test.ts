import { describe, expect, it } from 'vitest';
import type { Assignment, PatrolListItem } from '#patrols/contract';
import { aStart } from '../patrol.fixture.ts';
import { rowChips } from './chip.ts';

const zone = 'Pacific/Auckland';
/** Saturday 21 November 2026, 20:12 in New Zealand. */
const now = '2026-11-21T07:12:00.000Z';
const stamp = { when: now };

const accepted: Assignment = {
  accepted: stamp,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: null,
};
const declined: Assignment = { ...accepted, accepted: null, declined: stamp };

const tonight: PatrolListItem = {
  _id: '01900000-0000-7000-8000-000000000001',
  type: 'patrol',
  name: null,
  when: '2026-11-21T08:00:00.000Z',
  hours: 3,
  callSign: 'HSCP',
  crewSize: 2,
  instructions: null,
  cancelled: null,
  finalized: stamp,
  deleted: null,
  started: null,
  finished: null,
  eccLogOnNotification: null,
  eccLogOnResponse: null,
  eccLogOffNotification: null,
  eccLogOffResponse: null,
  patrollers: { a: accepted, b: accepted },
  guests: {},
};

describe('the chip of a row', () => {
  it('says Tonight, or Today before the evening', () => {
    expect(rowChips(tonight, now, zone)).toEqual([{ kind: 'today', text: 'Tonight' }]);
    const morning = '2026-11-20T20:00:00.000Z';
    const noon = { ...tonight, when: '2026-11-20T23:00:00.000Z' };
    expect(rowChips(noon, morning, zone)).toEqual([{ kind: 'today', text: 'Today' }]);
  });

  it('is missing once it has started, even before its time', () => {
    const begun = { ...tonight, started: aStart() };
    expect(rowChips(begun, now, zone)).toEqual([]);
    expect(rowChips({ ...begun, patrollers: {} }, now, zone)).toEqual([]);
  });

  it('is missing for a full crew on another day', () => {
    expect(rowChips({ ...tonight, when: '2026-11-27T08:00:00.000Z' }, now, zone)).toEqual([]);
  });

  it('counts the crew of an undermanned upcoming patrol, without those who declined', () => {
    const patrol = { ...tonight, patrollers: { a: accepted, b: declined } };
    expect(rowChips(patrol, now, zone)).toEqual([{ kind: 'crew', text: '1 of 2 crew' }]);
    expect(rowChips({ ...patrol, type: 'event' }, now, zone)).toEqual([{ kind: 'today', text: 'Tonight' }]);
    expect(rowChips({ ...patrol, when: '2026-11-21T06:00:00.000Z' }, now, zone)).toEqual([]);
  });

  it('counts the crew against the one that the patrol wants [5.23]', () => {
    const patrol = { ...tonight, crewSize: 3, patrollers: { a: accepted, b: accepted } };
    expect(rowChips(patrol, now, zone)).toEqual([{ kind: 'crew', text: '2 of 3 crew' }]);
  });

  it('has DRAFT beside the crew that is missing, and CANCELLED alone [5.9]', () => {
    const draft = { ...tonight, finalized: null, patrollers: {} };
    expect(rowChips(draft, now, zone)).toEqual([{ kind: 'draft' }, { kind: 'crew', text: '0 of 2 crew' }]);
    expect(rowChips({ ...draft, type: 'event' }, now, zone)).toEqual([{ kind: 'draft' }]);
    expect(rowChips(draft, draft.when, zone)).toEqual([{ kind: 'draft' }]);
    expect(rowChips({ ...draft, cancelled: stamp }, now, zone)).toEqual([{ kind: 'cancelled' }]);
  });

  it('puts TEST after DRAFT and before the crew, also on a past patrol [5.9]', () => {
    const test = { ...tonight, callSign: 'test', patrollers: {} };
    expect(rowChips(test, now, zone)).toEqual([{ kind: 'test' }]);
    expect(rowChips({ ...tonight, name: 'Test' }, tonight.when, zone)).toEqual([{ kind: 'test' }]);
    expect(rowChips({ ...test, finalized: null }, now, zone)).toEqual([{ kind: 'draft' }]);
  });
});
