import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Reader } from '../../../platform/database/connect.ts';
import { assignment, patrol, person } from '../../../platform/database/schema.ts';

/** Who looks at people. */
export interface Viewer {
  organizationId: string;
  personId: string;
  /** Whether to find out who is on a coming or running patrol with them. */
  asCrewMate: boolean;
  now: string;
}

/** Makes two statements of what would be one: only one of them looks for crew-mates. */
export type Look = 'as a crew-mate' | 'as a confidant';

export function lookOf({ asCrewMate }: Viewer): Look {
  return asCrewMate ? 'as a crew-mate' : 'as a confidant';
}

/**
 * On one coming or running patrol with the viewer, whose properties are the statement's placeholders. Does not depend on the row,
 * so it is found out once for a whole list.
 */
export function isCrewMate(db: Reader, look: Look): SQL<boolean> {
  if (look === 'as a confidant') return sql<boolean>`false`;
  const own = alias(assignment, 'own');
  const mate = alias(assignment, 'mate');
  const mates = db
    .select({ personId: mate.personId })
    .from(own)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, own.organizationId), eq(patrol.id, own.patrolId), isComingOrRunning()),
    )
    .innerJoin(mate, and(eq(mate.organizationId, own.organizationId), eq(mate.patrolId, own.patrolId)))
    .where(
      and(
        eq(own.organizationId, sql.placeholder('organizationId')),
        eq(own.personId, sql.placeholder('personId')),
        isOnCrew(own),
        isOnCrew(mate),
      ),
    );
  return sql<boolean>`${inArray(person.id, mates)}`;
}

function isOnCrew({ declined, removed }: Record<'declined' | 'removed', AnyPgColumn>): SQL | undefined {
  return and(isNull(declined), isNull(removed));
}

/** Its planned end is ahead, or it was started and goes on beyond that. */
function isComingOrRunning(): SQL | undefined {
  const end = sql`${patrol.when} + ${patrol.hours} * interval '1 hour'`;
  return and(
    isNull(patrol.cancelled),
    isNull(patrol.deleted),
    isNull(patrol.finished),
    or(isNotNull(patrol.started), sql`${end} > ${sql.placeholder('now')}`),
  );
}
