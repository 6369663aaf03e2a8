import { describe, expect, it } from 'vitest';
import type { Assignment } from '#patrols/contract';
import type { Person } from '#people/contract';
import { candidates } from './candidates.ts';

const stamp = { when: '2026-11-21T07:12:00.000Z' };
const before = '2026-11-21T07:00:00.000Z';
const onPatrol: Assignment = {
  accepted: null,
  declined: stamp,
  didNotShow: null,
  removed: null,
  emailed: null,
};

function person(_id: string, others: Partial<Person> = {}): Person {
  return { _id, firstName: 'Ngaire', lastName: 'Walker', finished: null, roles: ['patroller'], ...others };
}

describe('who can be added to a patrol', () => {
  it('leaves out people who had left, are not patrollers, or are on it; afterwards a decliner may have come [6.16, 6.18]', () => {
    const people = [
      person('free'),
      person('left', { finished: stamp.when }),
      person('watcher', { roles: ['watcher'] }),
      person('declined'),
      person('removed'),
    ];
    const patrollers = { declined: onPatrol, removed: { ...onPatrol, removed: stamp } };
    const offered = (afterwards: boolean, when: string) =>
      candidates(people, { patrollers, when }, { afterwards }).map(({ _id }) => _id);
    expect(offered(false, before)).toEqual(['free', 'removed']);
    expect(offered(true, before)).toEqual(['free', 'left', 'declined', 'removed']);
    expect(offered(true, stamp.when)).toEqual(['free', 'declined', 'removed']);
  });
});
