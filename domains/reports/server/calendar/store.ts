import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

const patrolColumns = {
  id: patrol.id,
  type: patrol.type,
  name: patrol.name,
  callSign: patrol.callSign,
  when: patrol.when,
  hours: patrol.hours,
  instructions: patrol.instructions,
  sequence: patrol.sequence,
  created: patrol.created,
  finalized: patrol.finalized,
  edited: patrol.edited,
};

const organizationColumns = {
  name: organization.name,
  timeZone: organization.timeZone,
  coordinatorName: organization.coordinatorName,
  coordinatorPhone: organization.coordinatorPhone,
  patrolMeetUpInstructions: organization.patrolMeetUpInstructions,
  patrollerInstructions: organization.patrollerInstructions,
};

/** Returns a person's finalized patrols after an instant, the earliest first. */
export function listCalendarPatrols(db: Reader, organizationId: string, personId: string, since: string) {
  return calendarPatrols(db).execute({ organizationId, personId, since });
}

const calendarPatrols = prepared('calendar', (db) => {
  return db
    .select({
      id: assignment.id,
      accepted: assignment.accepted,
      patrol: patrolColumns,
      organization: organizationColumns,
    })
    .from(assignment)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
    )
    .innerJoin(organization, eq(organization.id, assignment.organizationId))
    .where(
      and(
        eq(assignment.organizationId, sql.placeholder('organizationId')),
        eq(assignment.personId, sql.placeholder('personId')),
        ofCrew,
        isNotNull(patrol.finalized),
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        gt(patrol.when, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(patrol.when), asc(assignment.id));
});
