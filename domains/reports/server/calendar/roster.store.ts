import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

/** The names of a patrol's crew by last name, as JSON. */
const crew = sql<{ firstName: string; lastName: string }[]>`(
  select coalesce(json_agg(json_build_object('firstName', ${person.firstName}, 'lastName', ${person.lastName})
    order by ${person.lastName}, ${person.firstName}, ${person.id}), '[]')
  from ${assignment} join ${person}
    on ${person.organizationId} = ${assignment.organizationId} and ${person.id} = ${assignment.personId}
  where ${assignment.organizationId} = ${patrol.organizationId} and ${assignment.patrolId} = ${patrol.id} and ${ofCrew})`;

/** Returns an organization's finalized patrols after an instant, the earliest first, with the names of their crews if they are wanted. */
export function listRosterPatrols(
  db: Reader,
  organizationId: string,
  { since, withNames }: { since: string; withNames: boolean },
) {
  return rosterPatrols(db, withNames ? 'named' : 'unnamed').execute({ organizationId, since });
}

const nobody = sql<[]>`'[]'::json`;

const rosterPatrols = prepared('roster_calendar', (db, names: 'named' | 'unnamed') => {
  return db
    .select({
      id: patrol.id,
      type: patrol.type,
      name: patrol.name,
      callSign: patrol.callSign,
      when: patrol.when,
      hours: patrol.hours,
      sequence: patrol.sequence,
      stamp: sql<string>`coalesce(${patrol.edited}, ${patrol.finalized}, ${patrol.created})`.mapWith(
        patrol.created,
      ),
      crew: names === 'named' ? crew : nobody,
      organization: { name: organization.name, timeZone: organization.timeZone },
    })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .where(
      and(
        eq(patrol.organizationId, sql.placeholder('organizationId')),
        isNotNull(patrol.finalized),
        isNull(patrol.cancelled),
        isNull(patrol.deleted),
        gt(patrol.when, sql.placeholder('since')),
      ),
    )
    .orderBy(asc(patrol.when), asc(patrol.id));
});
