import type { Assignment, Person } from '@patrolbook/contract';
import { describe, expect, it } from 'vitest';
import { candidates } from './candidates.ts';

const stamp = { when: '2026-11-21T07:12:00.000Z' };
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
  it('leaves out people who have left, are not patrollers, or are already on it', () => {
    const people = [
      person('free'),
      person('left', { finished: stamp.when }),
      person('watcher', { roles: ['watcher'] }),
      person('declined'),
      person('removed'),
    ];
    const patrollers = { declined: onPatrol, removed: { ...onPatrol, removed: stamp } };
    expect(candidates(people, { patrollers }).map(({ _id }) => _id)).toEqual(['free', 'removed']);
  });
});
