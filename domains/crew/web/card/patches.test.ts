import { describe, expect, it } from 'vitest';
import { assignmentStatus } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
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

const stamp = { when: '2026-11-21T07:12:00.000Z' };
const patrol = aPatrol({ patrollers: { [aroha]: pending } });

describe('an optimistic patch of a patrol [14.8]', () => {
  it('accepts and declines for a patroller', () => {
    const accepted = answered(aroha, 'accepted', stamp)(patrol);
    expect(accepted.patrollers[aroha]).toMatchObject({ accepted: stamp, declined: null });
    const declined = answered(aroha, 'declined', stamp)(accepted);
    expect(declined.patrollers[aroha]).toMatchObject({ accepted: null, declined: stamp });
  });

  it('marks a patroller as not shown, and takes that back', () => {
    const absent = didNotShow(aroha, stamp)(patrol);
    expect(absent.patrollers[aroha]?.didNotShow).toEqual(stamp);
    expect(didNotShow(aroha, null)(absent).patrollers[aroha]?.didNotShow).toBeNull();
  });

  it('removes a patroller, and adds them again with a fresh assignment', () => {
    const off = withoutPatroller(aroha, stamp)(patrol);
    expect(off.patrollers[aroha]?.removed).toEqual(stamp);
    const back = withPatroller(aroha)(off).patrollers[aroha];
    expect(back && assignmentStatus(back)).toBe('not-emailed');
  });

  it('adds nobody who is on the patrol already, and changes nobody who is not', () => {
    expect(withPatroller(aroha)(patrol)).toBe(patrol);
    expect(answered(graeme, 'accepted', stamp)(patrol)).toBe(patrol);
    expect(withoutGuest('nobody', stamp)(patrol)).toBe(patrol);
  });

  it('adds and removes a guest', () => {
    const added = withGuest('new', { name: ' Const. Matt Reihana ', phone: '' })(patrol);
    expect(added.guests.new).toEqual({
      name: 'Const. Matt Reihana',
      phone: null,
      email: null,
      removed: null,
    });
    expect(withoutGuest('new', stamp)(added).guests.new?.removed).toEqual(stamp);
  });

  it('recognizes a guest who has no id from the server yet', () => {
    expect(isSaved(temporaryId(stamp))).toBe(false);
    expect(isSaved(aroha)).toBe(true);
  });
});
