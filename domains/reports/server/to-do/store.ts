import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { failedAhead } from '#messages/server/failed.store.ts';
import {
  coverAsked,
  hasOpenPlaces,
  hasOpenPlacesBeside,
  offered,
  ofItsCrew,
  withoutAnswer,
} from '#patrols/server/to-do.store.ts';
import { asksToJoin } from '#people/server/asking.store.ts';
import { notSignedIn } from '#people/server/not-signed-in.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { joinRequest } from '#platform/database/schema/joining.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';
import { erasureRequest, privacy } from '#platform/database/schema/privacy.ts';
import type { ToDo } from '#reports/contract';

const [organizationId, now] = [sql.placeholder('organizationId'), sql.placeholder('now')];

const ofOrganization = and(eq(patrol.organizationId, organizationId), isNull(patrol.deleted));
const ahead = and(ofOrganization, gt(patrol.when, now), isNull(patrol.cancelled), isNull(patrol.started));
const finalized = and(ofOrganization, isNotNull(patrol.finalized));
const planned = and(ahead, isNotNull(patrol.finalized));
const present = and(eq(person.organizationId, organizationId), isNull(person.finished));
const isDue = and(notSignedIn, or(isNull(person.invited), lte(person.invited, sql.placeholder('dayAgo'))));

/** How many of the patrols that ask for cover are named. */
const shownPatrols = 5;

/** How many of those who have asked to be erased are named. */
const shownErasures = 20;

/** Returns how many of the rows satisfy a condition. */
function countIf(condition: SQL | undefined): SQL<number> {
  return sql`count(*) filter (where ${condition})`.mapWith(Number);
}

/** Counts what is to do, but for `countByMonth`, in one statement. `dayAgo`: who was invited since is not due to be invited again. */
export async function countToDo(db: Reader, values: { organizationId: string; now: string; dayAgo: string }) {
  const [found] = await counts(db).execute(values);
  return found;
}

const counts = prepared('to_do', (db) => {
  const failed = failedAhead(db, organizationId, now).as('failed');
  const firstCovered = db
    .select({ id: patrol.id, when: patrol.when })
    .from(patrol)
    .where(and(planned, coverAsked))
    .orderBy(asc(patrol.when), asc(patrol.id))
    .limit(shownPatrols)
    .as('first_covered');
  const asking = db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      asked: erasureRequest.asked,
    })
    .from(erasureRequest)
    .innerJoin(
      person,
      and(eq(person.organizationId, erasureRequest.organizationId), eq(person.id, erasureRequest.personId)),
    )
    .where(and(eq(erasureRequest.organizationId, organizationId), isNull(erasureRequest.declined)))
    .orderBy(asc(erasureRequest.asked), asc(person.id))
    .limit(shownErasures)
    .as('asking');
  const people = db
    .select({
      present: count().as('present'),
      notSignedIn: countIf(notSignedIn).as('not_signed_in'),
      due: countIf(isDue).as('due'),
    })
    .from(person)
    .where(present)
    .as('people');
  const has = (where: ReturnType<typeof and>) =>
    sql<boolean>`exists ${db.select({ id: patrol.id }).from(patrol).where(where)}`;
  return db
    .select({
      zone: organization.timeZone,
      begins: privacy.begins,
      eccEmail: organization.eccEmail,
      eccPhone: organization.eccPhone,
      meetUp: organization.patrolMeetUpInstructions,
      offered: db.$count(patrol, and(planned, hasOpenPlaces, offered)),
      covered: db.$count(patrol, and(planned, coverAsked)),
      firstCovered: sql<{ _id: string; when: string }[]>`(
        select coalesce(json_agg(json_build_object('_id', id, 'when', "when") order by "when", id), '[]')
        from ${firstCovered})`,
      failedMails: db.$count(failed),
      people: people.present,
      notSignedIn: people.notSignedIn,
      due: people.due,
      joinRequests: db.$count(joinRequest, asksToJoin(organizationId, now)),
      erasures: sql<ToDo['erasures']>`(
        select coalesce(json_agg(json_build_object('_id', id, 'firstName', first_name, 'lastName', last_name, 'asked', asked)
          order by asked, id), '[]')
        from ${asking})`,
      hasPatrol: has(ofOrganization),
      hasFinalized: has(finalized),
      hasRun: has(and(finalized, lte(patrol.when, now))),
    })
    .from(organization)
    .crossJoin(people)
    .leftJoin(privacy, eq(privacy.organizationId, organization.id))
    .where(eq(organization.id, organizationId));
});

/** Counts what is to do about the patrols that are ahead, by month of the organization's time zone: each is looked at once. */
export function countByMonth(db: Reader, values: { organizationId: string; now: string }) {
  return months(db).execute(values);
}

const months = prepared('to_do_by_month', (db) => {
  const month = sql<string>`to_char(${patrol.when} at time zone ${organization.timeZone}, 'YYYY-MM')`;
  const crew = db
    .select({ size: count().as('size'), unanswered: countIf(withoutAnswer).as('unanswered') })
    .from(assignment)
    .where(ofItsCrew)
    .as('crew');
  const tooSmall = hasOpenPlacesBeside(crew.size);
  return db
    .select({
      month: month.as('month'),
      patrols: count(),
      drafts: countIf(isNull(patrol.finalized)),
      undermanned: countIf(tooSmall),
      firstUndermanned: sql<string | null>`min(${patrol.when}) filter (where ${tooSmall})`.mapWith(
        patrol.when,
      ),
      unanswered:
        sql`coalesce(sum(${crew.unanswered}) filter (where ${patrol.finalized} is not null), 0)`.mapWith(
          Number,
        ),
    })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .crossJoinLateral(crew)
    .where(ahead)
    .groupBy(sql`month`)
    .orderBy(asc(sql`month`));
});
