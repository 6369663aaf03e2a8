import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { ofCrew } from '#patrols/server/crew.store.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { person } from '#platform/database/schema/people.ts';

/** The links that accept all assignments of one mail (decision 55). */

/** Gives each person on several of these patrols a link to all of theirs, besides the link of each. */
export async function insertLinksToAll(
  tx: Transaction,
  organizationId: string,
  patrolIds: readonly string[],
  created: string,
): Promise<void> {
  const links = await tx
    .select({ id: linkToken.id, personId: assignment.personId })
    .from(assignment)
    .innerJoin(linkToken, and(linkOf(organizationId), eq(linkToken.personId, assignment.personId)))
    .where(and(inArray(assignment.patrolId, [...patrolIds]), ofCrew));
  for (const personId of new Set(links.map((link) => link.personId))) {
    const own = links.filter((link) => link.personId === personId).map(({ id }) => id);
    if (own.length < 2) continue;
    const id = newId();
    await tx.insert(linkToken).values({ id, purpose: 'assignments', organizationId, personId, created });
    await tx
      .update(linkToken)
      .set({ allLinkId: id })
      .where(and(eq(linkToken.organizationId, organizationId), inArray(linkToken.id, own)));
  }
}

export type OfferedAssignment = Awaited<ReturnType<typeof listLinkedAssignments>>[number];

/** Returns the assignments that a link leads to, the earliest patrol first. */
export function listLinkedAssignments(
  db: Reader,
  organizationId: string,
  link: { id: string; personId: string },
) {
  return db
    .select({ assignment, patrol, person, organization })
    .from(linkToken)
    .innerJoin(assignment, linkOf(organizationId))
    .innerJoin(patrol, and(eq(patrol.organizationId, organizationId), eq(patrol.id, assignment.patrolId)))
    .innerJoin(person, and(eq(person.organizationId, organizationId), eq(person.id, linkToken.personId)))
    .innerJoin(organization, eq(organization.id, organizationId))
    .where(and(eq(linkToken.personId, link.personId), eq(linkToken.allLinkId, link.id)))
    .orderBy(asc(patrol.when), asc(patrol.id));
}

/** The condition that a valid link is that of an assignment. */
function linkOf(organizationId: string): SQL | undefined {
  return and(
    eq(assignment.organizationId, organizationId),
    eq(linkToken.organizationId, organizationId),
    eq(linkToken.assignmentId, assignment.id),
    eq(linkToken.purpose, 'assignment'),
    isNull(linkToken.voided),
  );
}
