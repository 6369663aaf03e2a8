import { assignmentStatus } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import {
  answered,
  didNotShow,
  idUntilSaved,
  isSaved,
  withGuest,
  withoutGuest,
  withoutPatroller,
  withPatroller,
} from './changes.ts';
import { aPatrol, aroha, graeme, pending } from './patrol.fixture.ts';

const moment = { when: '2026-11-21T07:12:00.000Z' };
const patrol = aPatrol({ patrollers: { [aroha]: pending } });

describe('what an admin changes shows before the answer [patrol-optimistic]', () => {
  it('answers for somebody, one way or the other', () => {
    const accepted = answered(aroha, 'accepted', moment)(patrol);
    expect(accepted.patrollers[aroha]).toMatchObject({ accepted: moment, declined: null });
    const declined = answered(aroha, 'declined', moment)(accepted);
    expect(declined.patrollers[aroha]).toMatchObject({ accepted: null, declined: moment });
  });

  it('marks one who did not show, and takes it back', () => {
    const absent = didNotShow(aroha, moment)(patrol);
    expect(absent.patrollers[aroha]?.didNotShow).toEqual(moment);
    expect(didNotShow(aroha, null)(absent).patrollers[aroha]?.didNotShow).toBeNull();
  });

  it('takes patrollers off and puts them on again, afresh', () => {
    const off = withoutPatroller(aroha, moment)(patrol);
    expect(off.patrollers[aroha]?.removed).toEqual(moment);
    const back = withPatroller(aroha)(off).patrollers[aroha];
    expect(back && assignmentStatus(back)).toBe('not-emailed');
  });

  it('leaves one who is on the patrol as they are, and one who is not where they are', () => {
    expect(withPatroller(aroha)(patrol)).toBe(patrol);
    expect(answered(graeme, 'accepted', moment)(patrol)).toBe(patrol);
    expect(withoutGuest('nobody', moment)(patrol)).toBe(patrol);
  });

  it('takes guests along, and off again', () => {
    const added = withGuest('new', { name: ' Const. Matt Reihana ', phone: '' })(patrol);
    expect(added.guests.new).toEqual({
      name: 'Const. Matt Reihana',
      phone: null,
      email: null,
      removed: null,
    });
    expect(withoutGuest('new', moment)(added).guests.new?.removed).toEqual(moment);
  });

  it('knows a guest whom the server has not given an id', () => {
    expect(isSaved(idUntilSaved(moment))).toBe(false);
    expect(isSaved(aroha)).toBe(true);
  });
});
