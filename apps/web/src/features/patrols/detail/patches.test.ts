import { assignmentStatus } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { aPatrol, aroha, graeme, pending } from '../../../domain/patrols/patrol.fixture.ts';
import {
  answered,
  didNotShow,
  isSaved,
  temporaryId,
  withGuest,
  withoutGuest,
  withoutPatroller,
  withPatroller,
} from './patches.ts';

const moment = { when: '2026-11-21T07:12:00.000Z' };
const patrol = aPatrol({ patrollers: { [aroha]: pending } });

describe('an optimistic patch of a patrol [patrol-optimistic]', () => {
  it('accepts and declines for a patroller', () => {
    const accepted = answered(aroha, 'accepted', moment)(patrol);
    expect(accepted.patrollers[aroha]).toMatchObject({ accepted: moment, declined: null });
    const declined = answered(aroha, 'declined', moment)(accepted);
    expect(declined.patrollers[aroha]).toMatchObject({ accepted: null, declined: moment });
  });

  it('marks a patroller as not shown, and takes that back', () => {
    const absent = didNotShow(aroha, moment)(patrol);
    expect(absent.patrollers[aroha]?.didNotShow).toEqual(moment);
    expect(didNotShow(aroha, null)(absent).patrollers[aroha]?.didNotShow).toBeNull();
  });

  it('removes a patroller, and adds them again with a fresh assignment', () => {
    const off = withoutPatroller(aroha, moment)(patrol);
    expect(off.patrollers[aroha]?.removed).toEqual(moment);
    const back = withPatroller(aroha)(off).patrollers[aroha];
    expect(back && assignmentStatus(back)).toBe('not-emailed');
  });

  it('adds nobody who is on the patrol already, and changes nobody who is not', () => {
    expect(withPatroller(aroha)(patrol)).toBe(patrol);
    expect(answered(graeme, 'accepted', moment)(patrol)).toBe(patrol);
    expect(withoutGuest('nobody', moment)(patrol)).toBe(patrol);
  });

  it('adds and removes a guest', () => {
    const added = withGuest('new', { name: ' Const. Matt Reihana ', phone: '' })(patrol);
    expect(added.guests.new).toEqual({
      name: 'Const. Matt Reihana',
      phone: null,
      email: null,
      removed: null,
    });
    expect(withoutGuest('new', moment)(added).guests.new?.removed).toEqual(moment);
  });

  it('recognizes a guest who has no id from the server yet', () => {
    expect(isSaved(temporaryId(moment))).toBe(false);
    expect(isSaved(aroha)).toBe(true);
  });
});
