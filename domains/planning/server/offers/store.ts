import { and, asc, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { askedInTurn } from '#contract';
import { after, hour } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { offer, offerRecipient } from '#platform/database/schema/offers.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

/** Offered places and those who are asked to take them (product 6.31). */

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

/** Returns the ids of all offers that there were of somebody's place. */
export async function listOfferIdsOf(
  db: Reader,
  organizationId: string,
  assignmentId: string,
): Promise<string[]> {
  const found = await db
    .select({ id: offer.id })
    .from(offer)
    .where(and(eq(offer.organizationId, organizationId), eq(offer.assignmentId, assignmentId)));
  return found.map(({ id }) => id);
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

/** Says when the next are asked; null if nobody else will be. */
export async function setNextTurn(
  tx: Transaction,
  organizationId: string,
  id: string,
  nextTurn: string | null,
): Promise<void> {
  await tx
    .update(offer)
    .set({ nextTurn })
    .where(and(eq(offer.organizationId, organizationId), eq(offer.id, id)));
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

/** Returns the request for cover of somebody's place that holds, with those who were asked; undefined if there is none. */
export function findCover(db: Reader, organizationId: string, assignmentId: string) {
  return db.query.offer.findFirst({
    where: and(
      eq(offer.organizationId, organizationId),
      eq(offer.assignmentId, assignmentId),
      isNull(offer.inReturnId),
      isNull(offer.withdrawn),
      isNull(offer.taken),
    ),
    with: { recipients: true },
  });
}

/** Returns the offers of a person's places on patrols whose start is ahead that hold: requests for cover, and swaps. */
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
    with: { recipients: { columns: { personId: true } }, patrol: withCrew, inReturn: withReturned },
  });
}

/** Returns the swap of these two places that was proposed last; undefined if there is none. */
export function findSwap(
  db: Reader,
  organizationId: string,
  { assignmentId, inReturnId }: { assignmentId: string; inReturnId: string },
) {
  return db.query.offer.findFirst({
    where: and(
      eq(offer.organizationId, organizationId),
      eq(offer.assignmentId, assignmentId),
      eq(offer.inReturnId, inReturnId),
    ),
    orderBy: [desc(offer.created), desc(offer.id)],
    with: { patrol: withCrew, inReturn: withReturned },
  });
}

/** How many patrols are looked at for somebody to change places with. */
const swapsAhead = 300;

/** Returns the patrols and events that are ahead, the earliest first, drafts too, with everybody on them. */
export function listAhead(db: Reader, organizationId: string, now: string) {
  return db.query.patrol.findMany({
    where: and(
      eq(patrol.organizationId, organizationId),
      gt(patrol.when, now),
      isNull(patrol.cancelled),
      isNull(patrol.started),
      isNull(patrol.deleted),
    ),
    orderBy: [asc(patrol.when), asc(patrol.id)],
    limit: swapsAhead,
    columns: { id: true, name: true, type: true, when: true, hours: true, finalized: true },
    with: {
      assignments: {
        columns: { personId: true, declined: true, removed: true },
        where: isNull(assignment.removed),
      },
    },
  });
}
export type PatrolAhead = Awaited<ReturnType<typeof listAhead>>[number];

/** Records who has taken over somebody's place. */
export async function markPlaceTaken(
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
    with: { recipients: true, patrol: withCrew, inReturn: withReturned },
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

/** The place that is given in return, with its holder and its patrol. */
const withReturned = {
  columns: { id: true, personId: true },
  with: { person: { columns: { id: true, firstName: true, lastName: true } }, patrol: withCrew },
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
    with: { offer: { with: { patrol: withCrew, inReturn: withReturned } } },
  });
}

function ofPatrol(organizationId: string, patrolId: string): SQL | undefined {
  return and(eq(offer.organizationId, organizationId), eq(offer.patrolId, patrolId));
}

/** The index `offer_in_turn` has this condition. */
const inTurn = and(isNotNull(offer.nextTurn), isNull(offer.withdrawn), isNull(offer.taken));
const sameOrganization = and(eq(patrol.organizationId, offer.organizationId), eq(patrol.id, offer.patrolId));

/**
 * Returns the offers, of all organizations but archived ones, that may have to ask the next: their turn has come, or the start is near.
 * Their patrols are planned and ahead.
 */
export function listInTurn(db: Reader, now: string) {
  const near = after(now, askedInTurn.everybodyHours * hour);
  const ids = db
    .select({ id: offer.id })
    .from(offer)
    .innerJoin(patrol, sameOrganization)
    .innerJoin(organization, eq(organization.id, offer.organizationId))
    .where(
      and(
        inTurn,
        or(lte(offer.nextTurn, now), lte(patrol.when, near)),
        gt(patrol.when, now),
        isNull(organization.archived),
      ),
    );
  return db.query.offer.findMany({
    where: and(inTurn, inArray(offer.id, ids)),
    with: { patrol: { with: { ...withCrew.with, organization: { columns: { timeZone: true } } } } },
  });
}

/** Returns an offer with its patrol and those who were asked; undefined if there is none. */
export function findWithRecipients(db: Reader, organizationId: string, id: string) {
  return db.query.offer.findFirst({
    where: and(eq(offer.organizationId, organizationId), eq(offer.id, id)),
    with: { patrol: withCrew, recipients: { columns: { personId: true } } },
  });
}

/** Lets nobody else be asked to go on what has begun or was called off. */
export async function endTurns(tx: Transaction, now: string): Promise<void> {
  const isOver = or(lte(patrol.when, now), isNotNull(patrol.cancelled), isNotNull(patrol.deleted));
  const over = tx.select({ id: patrol.id }).from(patrol).where(and(sameOrganization, isOver));
  await tx
    .update(offer)
    .set({ nextTurn: null })
    .where(and(inTurn, exists(over)));
}
