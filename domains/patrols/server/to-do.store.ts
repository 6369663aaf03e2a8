import { and, count, eq, exists, isNotNull, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { testPatrol } from '#platform/database/patrol-conditions.store.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { offer } from '#platform/database/schema/offers.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { ofCrew } from './crew.store.ts';

/** What an admin may have to do about a patrol that is ahead (product 14.32). */

const build = new QueryBuilder();

/** The assignment is one of the patrol's crew. */
export const ofItsCrew = and(
  eq(assignment.organizationId, patrol.organizationId),
  eq(assignment.patrolId, patrol.id),
  ofCrew,
);
const offerOfPatrol = and(eq(offer.organizationId, patrol.organizationId), eq(offer.patrolId, patrol.id));
const crew = build.select({ size: count() }).from(assignment).where(ofItsCrew);

/** The patrol has a smaller crew than it wants; neither an event nor a test patrol needs one (product 5.8). */
export const hasOpenPlaces: SQL<boolean> = hasOpenPlacesBeside(sql`(${crew})`);

/** Returns the same condition where the size of the crew is known. */
export function hasOpenPlacesBeside(size: SQLWrapper): SQL<boolean> {
  return sql`(${size} < ${patrol.crewSize} and ${patrol.type} = 'patrol' and not ${testPatrol})`;
}

/** The condition that one of the crew has not answered. */
export const withoutAnswer = and(ofCrew, isNull(assignment.accepted));

/** The free places of the patrol are offered. */
export const offered = exists(
  build
    .select({ id: offer.id })
    .from(offer)
    .where(and(offerOfPatrol, isNull(offer.assignmentId), isNull(offer.withdrawn))),
);

/** One of the crew asks for cover, and nobody has taken over yet; a swap is between two (product 6.42). */
export const coverAsked = exists(
  build
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(
      assignment,
      and(eq(assignment.organizationId, offer.organizationId), eq(assignment.id, offer.assignmentId)),
    )
    .where(
      and(offerOfPatrol, isNull(offer.inReturnId), isNull(offer.withdrawn), isNull(offer.taken), ofCrew),
    ),
);

/** Somebody who is asked has not answered; a draft asks for nothing (product 6.10). */
export const unanswered: SQL<boolean> = sql<boolean>`(${and(
  isNotNull(patrol.finalized),
  exists(build.select({ id: assignment.id }).from(assignment).where(and(ofItsCrew, withoutAnswer))),
)})`;
