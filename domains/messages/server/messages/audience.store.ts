import {
  and,
  arrayContains,
  asc,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Audience } from '#messages/contract';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { byName } from '#platform/database/schema/columns.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { lastMail } from '../last-mail.store.ts';

/** To whom messages go (product 11.71). */

type Kind = Audience['kind'];

/** The values that an audience is found by; null where its kind needs none. */
interface AudienceValues {
  patrolId: string | null;
  /** The beginning of a month, and its end. */
  from: string | null;
  until: string | null;
}

/** Returns the unfinished people of an audience by name, each with the last mail to their mailbox. */
export function listAudience(db: Reader, organizationId: string, kind: Kind, values: AudienceValues) {
  return people(db, kind).execute({ organizationId, ...values });
}

const people = prepared('message_people', (db, kind: Kind) => {
  const last = lastMail(db);
  const { id, bounced, abandoned } = last;
  const { firstName, lastName, phone, email, mailVia } = person;
  return db
    .select({
      id: person.id,
      firstName,
      lastName,
      phone,
      email,
      mailVia,
      lastMail: { id, bounced, abandoned },
    })
    .from(person)
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(person.organizationId, sql.placeholder('organizationId')),
        isNull(person.finished),
        conditionOf(db, kind),
      ),
    )
    .orderBy(byName(lastName), byName(firstName), asc(person.id));
});

/** Returns the condition that a person is of the audience; undefined if everybody is. */
function conditionOf(db: Reader, kind: Kind): SQL | undefined {
  switch (kind) {
    case 'crew':
      return onOneOf(db, eq(patrol.id, sql.placeholder('patrolId')));
    case 'month':
      return onOneOf(
        db,
        and(inMonth, isNotNull(patrol.finalized), isNull(patrol.cancelled), not(testPatrol)),
      );
    case 'patrollers':
      return arrayContains(person.roles, ['patroller']);
    default:
      return undefined;
  }
}

const inMonth = and(gte(patrol.when, sql.placeholder('from')), lt(patrol.when, sql.placeholder('until')));

/** Returns the condition that a person is on the crew of one of these patrols. */
function onOneOf(db: Reader, those: SQL | undefined): SQL {
  return exists(
    db
      .select({ id: assignment.id })
      .from(assignment)
      .innerJoin(
        patrol,
        and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
      )
      .where(
        and(
          eq(assignment.organizationId, sql.placeholder('organizationId')),
          eq(assignment.personId, person.id),
          ofCrew,
          isNull(patrol.deleted),
          those,
        ),
      ),
  );
}

/** Returns a patrol with its guests; undefined if there is none. */
export function findPatrolWithGuests(db: Reader, organizationId: string, id: string) {
  return patrolWithGuests(db).execute({ organizationId, id });
}

const patrolWithGuests = prepared('message_patrol', (db) => {
  return db.query.patrol.findFirst({
    where: and(
      eq(patrol.organizationId, sql.placeholder('organizationId')),
      eq(patrol.id, sql.placeholder('id')),
      isNull(patrol.deleted),
    ),
    with: {
      guests: {
        columns: { id: true, name: true, phone: true, email: true },
        where: isNull(guest.removed),
        orderBy: asc(guest.id),
      },
    },
  });
});
