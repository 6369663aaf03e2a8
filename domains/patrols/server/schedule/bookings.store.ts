import { and, asc, eq, gt, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import { addHours, limits } from '#contract';
import { endOf, type Patrol } from '#patrols/contract';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { tookPart } from '../crew.store.ts';

type Span = Pick<Patrol, 'when' | 'hours'>;

/**
 * Returns the other patrols of these people that are near enough in time to overlap this one, without those to
 * which they did not come.
 */
export function listBookings(
  db: Reader,
  organizationId: string,
  personIds: readonly string[],
  near: Span & { _id: string },
) {
  return bookings(db, organizationId, personIds, near, ne(patrol.id, near._id));
}

/** Returns the patrols of these people that are near enough in time to overlap this span. */
export function listBookingsWithin(
  db: Reader,
  organizationId: string,
  personIds: readonly string[],
  span: Span,
) {
  return bookings(db, organizationId, personIds, span);
}

function bookings(db: Reader, organizationId: string, personIds: readonly string[], span: Span, which?: SQL) {
  return db
    .select({ patrol, person })
    .from(assignment)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
    )
    .innerJoin(
      person,
      and(eq(person.organizationId, assignment.organizationId), eq(person.id, assignment.personId)),
    )
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        inArray(assignment.personId, [...personIds]),
        tookPart,
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        which,
        lt(patrol.when, endOf(span)),
        gt(patrol.when, addHours(span.when, -limits.hours.max)),
      ),
    )
    .orderBy(asc(patrol.when), asc(patrol.id), asc(person.id));
}
