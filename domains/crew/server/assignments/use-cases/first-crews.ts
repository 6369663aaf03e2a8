import { v7 as newId } from 'uuid';
import { minutesAfter } from '#contract';
import { bookedTwice, endOf, overlap } from '#patrols/contract';
import { listBookingsWithin, type NewPatrols } from '#patrols/server/schedule/service.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { insertAssignments, listIdsByRole, lockPeople } from '../../store.ts';
import { doubleBookedError } from './double-booking.ts';

/**
 * Assigns the people of patrols that are made together, in a few statements however many they are. Nobody is
 * double-booked: it cannot be overridden for many at once (product 5.18).
 */
export async function assignAll({ tx, organizationId, now, patrols }: NewPatrols): Promise<void> {
  const manned = patrols.filter(({ patrollers }) => patrollers.length > 0);
  if (manned.length === 0) return;
  await lockPeople(tx, organizationId, personIdsOf(manned));
  await refuseOthers({ tx, organizationId, now, patrols });
  await refuseDoubleBooked({ tx, organizationId, now, patrols: manned });
  const rows = manned.flatMap(({ _id: patrolId, patrollers }) =>
    patrollers.map((personId) => ({ id: newId(), patrolId, personId, created: now })),
  );
  await insertAssignments(tx, organizationId, rows);
}

function personIdsOf(patrols: NewPatrols['patrols']): string[] {
  return [...new Set(patrols.flatMap(({ patrollers }) => patrollers))];
}

/** Throws 400 for those who are no unfinished patrollers, and for those whom the copies themselves book twice. */
async function refuseOthers({ tx, organizationId, patrols }: NewPatrols): Promise<void> {
  const assignable = new Set(await listIdsByRole(tx, organizationId, 'patroller'));
  const issue = (index: number, reason: 'key-not-found' | 'not-unique', value: string) => {
    return { path: ['copies', String(index), 'patrollers'], reason, value };
  };
  const others = patrols.flatMap(({ patrollers }, index) =>
    patrollers.filter((id) => !assignable.has(id)).map((id) => issue(index, 'key-not-found', id)),
  );
  const twice = bookedTwice(patrols).map(({ index, personId }) => issue(index, 'not-unique', personId));
  refuseIssues([...others, ...twice]);
}

/** Throws 409 if somebody is on a patrol that there is at the time of one of these. */
async function refuseDoubleBooked({ tx, organizationId, patrols }: NewPatrols): Promise<void> {
  const bookings = await listBookingsWithin(tx, organizationId, personIdsOf(patrols), spanOf(patrols));
  const clashes = bookings.filter(({ patrol, person }) =>
    patrols.some((made) => made.patrollers.includes(person.id) && overlap(made, patrol)),
  );
  if (clashes.length > 0) throw doubleBookedError(clashes);
}

/** Returns the time from the first start to the last end. */
function spanOf(patrols: NewPatrols['patrols']): { when: string; hours: number } {
  const when = patrols.map((patrol) => patrol.when).reduce((one, other) => (one < other ? one : other));
  const end = patrols.map(endOf).reduce((one, other) => (one > other ? one : other));
  return { when, hours: minutesAfter(end, when) / 60 };
}
