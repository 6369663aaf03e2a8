import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';

/**
 * An assignment with everything that the holder of its personal link sees, whether the link is valid or expired
 * (product 6.8 and 6.9).
 */
export type ViewedAssignment = NonNullable<Awaited<ReturnType<typeof findViewed>>>;

/** Returns an assignment for the holder of its link, with its patrol and crew, by one statement. */
export function findViewed(db: Reader, organizationId: string, id: string) {
  return viewed(db).execute({ organizationId, id });
}

const ofAssignment = {
  accepted: true,
  acceptedBy: true,
  declined: true,
  declinedBy: true,
  removed: true,
} as const;

const ofPatrol = {
  type: true,
  name: true,
  when: true,
  hours: true,
  instructions: true,
  finalized: true,
  finalizedBy: true,
  cancelled: true,
  deleted: true,
} as const;

const ofOrganization = {
  name: true,
  timeZone: true,
  coordinatorName: true,
  coordinatorPhone: true,
  patrolMeetUpInstructions: true,
  patrollerInstructions: true,
} as const;

const crew = {
  columns: { id: true },
  where: ofCrew,
  orderBy: asc(assignment.id),
  with: { person: { columns: { id: true, firstName: true, lastName: true } } },
} as const;

const guests = { columns: { name: true }, where: isNull(guest.removed), orderBy: asc(guest.id) } as const;

const viewed = prepared('viewed_assignment', (db) => {
  return db.query.assignment.findFirst({
    where: and(
      eq(assignment.organizationId, sql.placeholder('organizationId')),
      eq(assignment.id, sql.placeholder('id')),
    ),
    columns: ofAssignment,
    with: {
      person: { columns: { firstName: true, lastName: true, mailVia: true } },
      patrol: {
        columns: ofPatrol,
        with: { organization: { columns: ofOrganization }, assignments: crew, guests },
      },
    },
  });
});
