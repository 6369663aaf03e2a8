import type { Assignment, PatrolListItem } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { aStart } from '../../../domain/patrols/patrol.fixture.ts';
import { rowChip } from './chip.ts';

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
    expect(rowChip(tonight, now, zone)).toEqual({ kind: 'today', text: 'Tonight' });
    const morning = '2026-11-20T20:00:00.000Z';
    const noon = { ...tonight, when: '2026-11-20T23:00:00.000Z' };
    expect(rowChip(noon, morning, zone)).toEqual({ kind: 'today', text: 'Today' });
  });

  it('is missing once it has started, even before its time', () => {
    const begun = { ...tonight, started: aStart() };
    expect(rowChip(begun, now, zone)).toBeUndefined();
    expect(rowChip({ ...begun, patrollers: {} }, now, zone)).toBeUndefined();
  });

  it('is missing for a full crew on another day', () => {
    expect(rowChip({ ...tonight, when: '2026-11-27T08:00:00.000Z' }, now, zone)).toBeUndefined();
  });

  it('counts the crew of an undermanned upcoming patrol, without those who declined', () => {
    const patrol = { ...tonight, patrollers: { a: accepted, b: declined } };
    expect(rowChip(patrol, now, zone)).toEqual({ kind: 'crew', text: '1 of 2 crew' });
    expect(rowChip({ ...patrol, type: 'event' }, now, zone)).toEqual({ kind: 'today', text: 'Tonight' });
    expect(rowChip({ ...patrol, when: '2026-11-21T06:00:00.000Z' }, now, zone)).toBeUndefined();
  });

  it('puts DRAFT before the crew and CANCELLED before everything', () => {
    const draft = { ...tonight, finalized: null, patrollers: {} };
    expect(rowChip(draft, now, zone)).toEqual({ kind: 'draft' });
    expect(rowChip({ ...draft, cancelled: stamp }, now, zone)).toEqual({ kind: 'cancelled' });
  });

  it('puts TEST after DRAFT and before the crew, also on a past patrol [test-chip]', () => {
    const test = { ...tonight, callSign: 'test', patrollers: {} };
    expect(rowChip(test, now, zone)).toEqual({ kind: 'test' });
    expect(rowChip({ ...tonight, name: 'Test' }, tonight.when, zone)).toEqual({ kind: 'test' });
    expect(rowChip({ ...test, finalized: null }, now, zone)).toEqual({ kind: 'draft' });
  });
});
