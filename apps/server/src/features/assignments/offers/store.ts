import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/database/connect.ts';
import { assignment } from '../../../platform/database/schema/assignments.ts';
import { linkToken } from '../../../platform/database/schema/auth.ts';
import { offer, offerRecipient } from '../../../platform/database/schema/offers.ts';
import { patrol } from '../../../platform/database/schema/patrols.ts';

/** Offered places and those who are asked to take them (decision 63). */

export type OfferRow = typeof offer.$inferSelect;

export async function insertOffer(tx: Transaction, row: typeof offer.$inferInsert): Promise<void> {
  await tx.insert(offer).values(row);
}

/** Asks these people to take the place; at least one. */
export async function insertRecipients(
  tx: Transaction,
  rows: (typeof offerRecipient.$inferInsert)[],
): Promise<void> {
  await tx.insert(offerRecipient).values(rows);
}

/** Inserts links to offered places; none is fine. */
export async function insertOfferLinks(
  tx: Transaction,
  organizationId: string,
  links: readonly { id: string; personId: string }[],
  created: string,
): Promise<void> {
  if (links.length === 0) return;
  const rows = links.map((link) => ({ ...link, purpose: 'offers' as const, organizationId, created }));
  await tx.insert(linkToken).values(rows);
}

export async function findOffer(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<OfferRow | undefined> {
  const [found] = await db
    .select()
    .from(offer)
    .where(and(eq(offer.organizationId, organizationId), eq(offer.id, id)));
  return found;
}

export async function markWithdrawn(
  tx: Transaction,
  organizationId: string,
  id: string,
  stamp: { when: string; by: string },
): Promise<void> {
  await tx
    .update(offer)
    .set({ withdrawn: stamp.when, withdrawnBy: stamp.by })
    .where(and(eq(offer.organizationId, organizationId), eq(offer.id, id), isNull(offer.withdrawn)));
}

/** Returns the offer of a patrol's free places that holds, with those who were asked; undefined if there is none. */
export function findFreePlacesOffer(db: Reader, organizationId: string, patrolId: string) {
  return db.query.offer.findFirst({
    where: and(ofPatrol(organizationId, patrolId), isNull(offer.assignmentId), isNull(offer.withdrawn)),
    with: { recipients: true },
  });
}

/** Returns the offer of somebody's place that holds, with how many were asked; undefined if there is none. */
export function findCover(db: Reader, organizationId: string, assignmentId: string) {
  return db.query.offer.findFirst({
    where: and(
      eq(offer.organizationId, organizationId),
      eq(offer.assignmentId, assignmentId),
      isNull(offer.withdrawn),
      isNull(offer.taken),
    ),
    with: { recipients: true },
  });
}

/** Returns the offers of a person's places on patrols whose start is ahead that hold. */
export function listCoverOf(db: Reader, organizationId: string, personId: string, after: string) {
  const places = db
    .select({ id: assignment.id })
    .from(assignment)
    .innerJoin(
      patrol,
      and(eq(patrol.organizationId, assignment.organizationId), eq(patrol.id, assignment.patrolId)),
    )
    .where(
      and(
        eq(assignment.organizationId, organizationId),
        eq(assignment.personId, personId),
        gt(patrol.when, after),
      ),
    );
  return db.query.offer.findMany({
    where: and(
      eq(offer.organizationId, organizationId),
      inArray(offer.assignmentId, places),
      isNull(offer.withdrawn),
      isNull(offer.taken),
    ),
    with: { recipients: { columns: { personId: true } }, patrol: withCrew },
  });
}

const named = { id: true, firstName: true, lastName: true } as const;

/** Returns an offer of somebody's place with whose it was and who has taken it; for its mails. */
export function findCoverMailData(db: Reader, organizationId: string, id: string) {
  return db.query.offer.findFirst({
    where: and(eq(offer.organizationId, organizationId), eq(offer.id, id)),
    with: { assignment: { with: { person: { columns: named } } }, taker: { columns: named } },
  });
}

/** Records who has taken over somebody's place. */
export async function markTaken(
  tx: Transaction,
  organizationId: string,
  id: string,
  stamp: { when: string; by: string },
): Promise<void> {
  await tx
    .update(offer)
    .set({ taken: stamp.when, takenBy: stamp.by })
    .where(and(eq(offer.organizationId, organizationId), eq(offer.id, id)));
}

/** Returns everything that was offered of a patrol, the latest first. */
export function listOffersOf(db: Reader, organizationId: string, patrolId: string) {
  return db.query.offer.findMany({
    where: ofPatrol(organizationId, patrolId),
    orderBy: [desc(offer.created), desc(offer.id)],
    with: { recipients: true, patrol: withCrew },
  });
}

/** A patrol with everybody who is or was on it. */
const withCrew = {
  with: {
    assignments: {
      columns: { id: true, personId: true, declined: true, removed: true },
      with: { person: { columns: { id: true, firstName: true, lastName: true } } },
    },
  },
} as const;

export type AskedPlace = Awaited<ReturnType<typeof listAsked>>[number];

/** Returns what a person is asked to take of one patrol, or of all whose start is ahead. */
export function listAsked(
  db: Reader,
  organizationId: string,
  personId: string,
  of: { patrolId: string } | { after: string },
) {
  const which = 'patrolId' in of ? eq(patrol.id, of.patrolId) : gt(patrol.when, of.after);
  return readAsked(db, organizationId, personId, which);
}

/** Returns what a person is asked to take by one offer; undefined if it does not ask them. */
export async function findAsked(db: Reader, organizationId: string, personId: string, offerId: string) {
  const [found] = await readAsked(db, organizationId, personId, eq(offer.id, offerId));
  return found;
}

function readAsked(db: Reader, organizationId: string, personId: string, which: SQL) {
  const offers = db
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(patrol, and(eq(patrol.organizationId, offer.organizationId), eq(patrol.id, offer.patrolId)))
    .where(and(eq(offer.organizationId, organizationId), isNull(patrol.deleted), which));
  return db.query.offerRecipient.findMany({
    where: and(
      eq(offerRecipient.organizationId, organizationId),
      eq(offerRecipient.personId, personId),
      inArray(offerRecipient.offerId, offers),
    ),
    with: { offer: { with: { patrol: withCrew } } },
  });
}

function ofPatrol(organizationId: string, patrolId: string): SQL | undefined {
  return and(eq(offer.organizationId, organizationId), eq(offer.patrolId, patrolId));
}
