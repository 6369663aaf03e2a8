import type { ToDo } from '@patrolbook/contract';
import { and, asc, count, eq, gt, isNotNull, isNull, lte, min, or, sql } from 'drizzle-orm';
import { failedAhead } from '../../domain/mails/failed.store.ts';
import { coverAsked, offered, undermanned, withoutAnswer } from '../../domain/patrols/to-do.store.ts';
import { asksToJoin } from '../../domain/people/asking.store.ts';
import { notSignedIn } from '../../domain/people/not-signed-in.store.ts';
import type { Reader } from '../../platform/database/connect.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { assignment } from '../../platform/database/schema/assignments.ts';
import { joinRequest } from '../../platform/database/schema/joining.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { person } from '../../platform/database/schema/people.ts';
import { erasureRequest, privacy } from '../../platform/database/schema/privacy.ts';

const [organizationId, now] = [sql.placeholder('organizationId'), sql.placeholder('now')];

const ofOrganization = and(eq(patrol.organizationId, organizationId), isNull(patrol.deleted));
const ahead = and(ofOrganization, gt(patrol.when, now), isNull(patrol.cancelled), isNull(patrol.started));
const finalized = and(ofOrganization, isNotNull(patrol.finalized));
const planned = and(ahead, isNotNull(patrol.finalized));
const present = and(eq(person.organizationId, organizationId), isNull(person.finished));
const invited = and(eq(person.organizationId, organizationId), notSignedIn);

/** How many of the patrols that ask for cover are named. */
const shownPatrols = 5;

/** How many of those who have asked to be erased are named. */
const shownErasures = 20;

/** Counts what is to do, in one statement. `dayAgo`: who was invited since is not due to be invited again. */
export async function countToDo(db: Reader, values: { organizationId: string; now: string; dayAgo: string }) {
  const [found] = await counts(db).execute(values);
  return found;
}

const counts = prepared('to_do', (db) => {
  const missing = db
    .select({ n: count() })
    .from(patrol)
    .innerJoin(
      assignment,
      and(eq(assignment.organizationId, patrol.organizationId), eq(assignment.patrolId, patrol.id)),
    )
    .where(and(ahead, isNotNull(patrol.finalized), withoutAnswer));
  const first = db
    .select({ when: min(patrol.when) })
    .from(patrol)
    .where(and(ahead, undermanned));
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
  const has = (where: ReturnType<typeof and>) =>
    sql<boolean>`exists ${db.select({ id: patrol.id }).from(patrol).where(where)}`;
  return db
    .select({
      zone: organization.timeZone,
      begins: privacy.begins,
      eccEmail: organization.eccEmail,
      eccPhone: organization.eccPhone,
      meetUp: organization.patrolMeetUpInstructions,
      undermanned: db.$count(patrol, and(ahead, undermanned)),
      firstUndermanned: sql<string | null>`(${first})`.mapWith(patrol.when),
      offered: db.$count(patrol, and(planned, undermanned, offered)),
      covered: db.$count(patrol, and(planned, coverAsked)),
      firstCovered: sql<{ _id: string; when: string }[]>`(
        select coalesce(json_agg(json_build_object('_id', id, 'when', "when") order by "when", id), '[]')
        from ${firstCovered})`,
      unanswered: sql<number>`(${missing})`.mapWith(Number),
      failedMails: db.$count(failed),
      people: db.$count(person, present),
      notSignedIn: db.$count(person, invited),
      due: db.$count(
        person,
        and(invited, or(isNull(person.invited), lte(person.invited, sql.placeholder('dayAgo')))),
      ),
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
    .leftJoin(privacy, eq(privacy.organizationId, organization.id))
    .where(eq(organization.id, organizationId));
});

/** Counts the drafts that are ahead by month of the organization's time zone. */
export function countDrafts(db: Reader, values: { organizationId: string; now: string }) {
  return drafts(db).execute(values);
}

const drafts = prepared('drafts_by_month', (db) => {
  const month = sql<string>`to_char(${patrol.when} at time zone ${organization.timeZone}, 'YYYY-MM')`;
  return db
    .select({ month: month.as('month'), patrols: count() })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .where(and(ahead, isNull(patrol.finalized)))
    .groupBy(sql`month`)
    .orderBy(asc(sql`month`));
});
