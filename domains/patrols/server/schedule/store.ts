import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNull,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ToldOfCancelling } from '#patrols/contract';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { jsonOf, jsonRows, prepared, selected } from '#platform/database/prepared.ts';
import { assignment, crewCorrection, guest } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { privacyHold } from '#platform/database/schema/privacy.ts';
import { incident, setAside } from '#platform/database/schema/record.ts';
import { type FormerNumberRow, formerNumbers } from '../former-numbers.store.ts';

export type StoredPatrol = typeof patrol.$inferSelect;

/** Columns of assignments and guests that are never shown, and so are not read with a patrol. */
const notShown = { organizationId: false, patrolId: false, created: false } as const;
const ofAssignment = { ...notShown, id: false, doubleBookedBy: false } as const;
const ofListed = { ...ofAssignment, doubleBooked: false } as const;
const ofIncident = { search: false } as const;
const ofSetAside = {
  organizationId: false,
  patrolId: false,
  by: false,
  moment: false,
  patch: false,
} as const;
const ofCorrection = { organizationId: false, patrolId: false, id: false } as const;
const ofHold = { organizationId: false, patrolId: false } as const;
const ofGuest = { ...notShown, emailed: false } as const;

/** A patrol with all its assignments and guests, each person's removed assignments before the active one. */
export interface PatrolWithCrew extends StoredPatrol {
  assignments: Omit<typeof assignment.$inferSelect, keyof typeof ofListed>[];
  guests: Omit<typeof guest.$inferSelect, keyof typeof ofGuest>[];
}

/** What became of the mail of a message to the ECC. Instants are in PostgreSQL's notation for JSON. */
interface EccMailRow {
  kind: string;
  queued: string;
  sent: string | null;
  failed: boolean;
}

/**
 * The same patrol with people who were added though double-booked, its incidents in order of time, what is set
 * aside, how who came was corrected, what is held, the mails of its log-on and log-off, and the event numbers that a later one
 * has replaced.
 */
export interface PatrolWithRecord extends PatrolWithCrew {
  eccMails: EccMailRow[] | null;
  formerNumbers: FormerNumberRow[] | null;
  assignments: Omit<typeof assignment.$inferSelect, keyof typeof ofAssignment>[];
  incidents: Omit<typeof incident.$inferSelect, keyof typeof ofIncident>[];
  setAside: Omit<typeof setAside.$inferSelect, keyof typeof ofSetAside>[];
  corrections: Omit<typeof crewCorrection.$inferSelect, keyof typeof ofCorrection>[];
  holds: Omit<typeof privacyHold.$inferSelect, keyof typeof ofHold>[];
  told: ToldOfCancelling | null;
}

/** The condition that rows belong to the patrol of the statement. */
function ofPatrol(table: { organizationId: AnyPgColumn; patrolId: AnyPgColumn }): SQL | undefined {
  return and(eq(table.organizationId, patrol.organizationId), eq(table.patrolId, patrol.id));
}

// null, an active assignment, sorts last
const crewInOrder = {
  where: ofPatrol(assignment),
  orderBy: [asc(assignment.removed), asc(assignment.id)],
};
const guests = jsonRows(guest, {
  without: ofGuest,
  where: ofPatrol(guest),
  orderBy: [asc(guest.id)],
});

/** A patrol of a list. */
export const withCrew = jsonOf({
  ...getTableColumns(patrol),
  assignments: jsonRows(assignment, { ...crewInOrder, without: ofListed }),
  guests,
});

/** The mails of the log-on and the log-off. A repeated mail, or one after a voided message, comes last. */
const eccMails = sql<EccMailRow[] | null>`(
  select json_agg(json_build_object('kind', mail.kind, 'queued', mail.created, 'sent', mail.sent, 'failed',
    mail.bounced is not null or mail.abandoned is not null and mail.last_error is not null) order by mail.created, mail.id)
  from mail where mail.organization_id = ${patrol.organizationId} and mail.patrol_id = ${patrol.id}
    and mail.kind in ('ecc-log-on', 'ecc-log-off'))`;

export async function findPatrol(
  db: Reader,
  organizationId: string,
  id: string,
): Promise<PatrolWithRecord | undefined> {
  const [row] = await wholePatrol(db).execute({ organizationId, id });
  return row?.found;
}

const byPlaceholders = byId(sql.placeholder('organizationId'), sql.placeholder('id'));

/**
 * How many people were told of the cancellation; null unless it is cancelled. A person whose mail came back was
 * not told.
 */
const told = sql<ToldOfCancelling | null>`case when ${patrol.cancelled} is not null then (
  select json_build_object(
    'sent', count(distinct recipient) filter (where sent is not null and bounced is null),
    'waiting', count(distinct recipient) filter (where next_attempt is not null))
  from mail
  where mail.organization_id = ${patrol.organizationId} and mail.patrol_id = ${patrol.id}
    and mail.kind in ('patroller-cancelled', 'guest-cancelled', 'watcher-cancelled')) end`;

const withRecord = jsonOf({
  ...getTableColumns(patrol),
  assignments: jsonRows(assignment, { ...crewInOrder, without: ofAssignment }),
  guests,
  incidents: jsonRows(incident, {
    without: ofIncident,
    where: and(ofPatrol(incident), isNull(incident.deleted)),
    orderBy: [asc(incident.when), asc(incident.id)],
  }),
  setAside: jsonRows(setAside, {
    without: ofSetAside,
    where: ofPatrol(setAside),
    orderBy: [desc(setAside.kept), desc(setAside.id)],
  }),
  corrections: jsonRows(crewCorrection, {
    without: ofCorrection,
    where: ofPatrol(crewCorrection),
    orderBy: [desc(crewCorrection.when), desc(crewCorrection.id)],
  }),
  holds: jsonRows(privacyHold, {
    without: ofHold,
    where: ofPatrol(privacyHold),
    orderBy: [desc(privacyHold.made), desc(privacyHold.id)],
  }),
  told,
  eccMails,
  formerNumbers,
});

const wholePatrol = prepared('patrol', (db) => {
  return db
    .select({ found: selected(withRecord) })
    .from(patrol)
    .where(byPlaceholders);
});

/** Locks the row until the transaction ends, so that other changes of this patrol or its crew wait. */
export async function lockPatrolRow(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<StoredPatrol | undefined> {
  const [found] = await lockedPatrol(tx).execute({ organizationId, id });
  return found;
}

const lockedPatrol = prepared('lock_patrol', (tx) => {
  return tx.select().from(patrol).where(byPlaceholders).for('update');
});

export async function insertPatrol(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof patrol.$inferInsert, 'organizationId'>,
): Promise<void> {
  await tx.insert(patrol).values({ ...row, organizationId });
}

export async function updatePatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<StoredPatrol>,
): Promise<void> {
  await tx.update(patrol).set(change).where(byId(organizationId, id));
}

/** Updates a patrol and returns how often it has been moved or renamed. */
export async function editPatrol(
  tx: Transaction,
  organizationId: string,
  id: string,
  change: Partial<StoredPatrol>,
  { moved }: { moved: boolean },
): Promise<number> {
  const sequence = moved ? sql`${patrol.sequence} + 1` : patrol.sequence;
  const [edited] = await tx
    .update(patrol)
    .set({ ...change, sequence })
    .where(byId(organizationId, id))
    .returning({ sequence: patrol.sequence });
  if (!edited) throw new Error('a locked patrol was not found');
  return edited.sequence;
}

function byId(organizationId: string | Placeholder, id: string | Placeholder): SQL | undefined {
  return and(eq(patrol.organizationId, organizationId), eq(patrol.id, id), isNull(patrol.deleted));
}

/** Returns which of these patrols exist. */
export async function listKnown(
  db: Reader,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: patrol.id })
    .from(patrol)
    .where(
      and(eq(patrol.organizationId, organizationId), inArray(patrol.id, [...ids]), isNull(patrol.deleted)),
    );
  return new Set(rows.map(({ id }) => id));
}
