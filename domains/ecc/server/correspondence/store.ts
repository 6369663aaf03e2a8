import { and, asc, count, desc, eq, getTableColumns, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { limits } from '#contract';
import { ofCrew } from '#patrols/server/crew.store.ts';
import { addressee } from '#people/server/mailbox.store.ts';
import { after, hour } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { patrolOut, plannedEnd } from '#platform/database/patrol-conditions.store.ts';
import { prepared } from '#platform/database/prepared.ts';
import { assignment, guest } from '#platform/database/schema/assignments.ts';
import { linkToken } from '#platform/database/schema/auth.ts';
import { eccNotification, eccResponse, patrolExtension } from '#platform/database/schema/ecc.ts';
import { patrol } from '#platform/database/schema/patrols.ts';

export type NotificationRow = typeof eccNotification.$inferSelect;

/** What messages show of a person, and where the person's mails arrive. */
const crewMember = {
  ...addressee,
  columns: { ...addressee.columns, phone: true, idNumber: true, finished: true },
} as const;

/** Returns a patrol with its organization, its crew, its guests and its log-on, unless that was voided. */
export function findLogOnSubject(db: Reader, organizationId: string, id: string) {
  return logOnSubject(db).execute({ organizationId, id });
}

const logOnSubject = prepared('ecc_log_on_subject', (db) => {
  return db.query.patrol.findFirst({
    where: and(
      eq(patrol.organizationId, sql.placeholder('organizationId')),
      eq(patrol.id, sql.placeholder('id')),
      isNull(patrol.deleted),
    ),
    with: {
      organization: true,
      assignments: {
        where: ofCrew,
        orderBy: asc(assignment.id),
        with: { person: crewMember },
      },
      guests: { where: isNull(guest.removed), orderBy: asc(guest.id) },
      eccNotifications: { where: and(eq(eccNotification.kind, 'log-on'), isNull(eccNotification.voided)) },
    },
  });
});

export type LogOnSubject = NonNullable<Awaited<ReturnType<typeof findLogOnSubject>>>;

/**
 * Counts the log-ons of all organizations that the ECC has not answered, of patrols that end after this instant: those that have not
 * started, and those that are out, each by the index of its condition.
 */
export async function countLogOnsWaiting(db: Reader, until: string): Promise<number> {
  const waiting = and(isNotNull(patrol.eccLogOnNotification), isNull(patrol.eccLogOnResponse));
  const notOver = and(gt(plannedEnd, until), gt(patrol.when, after(until, -limits.hours.max * hour)));
  const planned = and(isNotNull(patrol.finalized), isNull(patrol.cancelled), isNull(patrol.started));
  const ids = { id: patrol.id };
  const ahead = db
    .select(ids)
    .from(patrol)
    .where(and(waiting, notOver, planned, isNull(patrol.deleted)));
  const out = db
    .select(ids)
    .from(patrol)
    .where(and(waiting, notOver, patrolOut));
  const [found] = await db.select({ number: count() }).from(unionAll(ahead, out).as('waiting'));
  return found?.number ?? 0;
}

/** Returns a message with its patrol and organization. */
export function findNotification(db: Reader, organizationId: string, id: string) {
  return notification(db).execute({ organizationId, id });
}

const notification = prepared('ecc_notification', (db) => {
  return db.query.eccNotification.findFirst({
    where: and(
      eq(eccNotification.organizationId, sql.placeholder('organizationId')),
      eq(eccNotification.id, sql.placeholder('id')),
    ),
    with: { patrol: { with: { organization: true } } },
  });
});

export type NotificationOfPatrol = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

/** Returns false if the id is taken. */
export async function insertNotification(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof eccNotification.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(eccNotification)
    .values({ ...row, organizationId })
    .onConflictDoNothing({ target: [eccNotification.organizationId, eccNotification.id] })
    .returning({ id: eccNotification.id });
  return inserted.length > 0;
}

/** Returns whether the patrol has a later message of the same kind. */
export async function isReplaced(
  db: Reader,
  { organizationId, patrolId, kind, created, id }: NotificationRow,
): Promise<boolean> {
  const [found] = await db
    .select({ id: eccNotification.id })
    .from(eccNotification)
    .where(
      and(
        eq(eccNotification.organizationId, organizationId),
        eq(eccNotification.patrolId, patrolId),
        eq(eccNotification.kind, kind),
        or(
          gt(eccNotification.created, created),
          and(eq(eccNotification.created, created), gt(eccNotification.id, id)),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Inserts the link by which the ECC answers a message. The patrol determines how long it is valid (product 16.6). */
export async function insertLink(
  tx: Transaction,
  organizationId: string,
  eccNotificationId: string,
  created: string,
): Promise<void> {
  await tx
    .insert(linkToken)
    .values({ id: newId(), purpose: 'ecc', organizationId, eccNotificationId, created });
}

/** Returns the link token of a message; undefined if it needs no answer. */
export async function findLinkId(
  db: Reader,
  organizationId: string,
  eccNotificationId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: linkToken.id })
    .from(linkToken)
    .where(
      and(eq(linkToken.organizationId, organizationId), eq(linkToken.eccNotificationId, eccNotificationId)),
    );
  return found?.id;
}

/** Returns the message that a link token was mailed with, and its patrol's times, even after the token has expired. */
export async function findNotificationOfLink(db: Reader, tokenId: string) {
  const [link] = await db
    .select({ organizationId: linkToken.organizationId, eccNotificationId: linkToken.eccNotificationId })
    .from(linkToken)
    .where(eq(linkToken.id, tokenId));
  if (!link?.organizationId || !link.eccNotificationId) return undefined;
  const [found] = await db
    .select({ ...getTableColumns(eccNotification), patrol: { when: patrol.when, hours: patrol.hours } })
    .from(eccNotification)
    .innerJoin(
      patrol,
      and(
        eq(patrol.organizationId, eccNotification.organizationId),
        eq(patrol.id, eccNotification.patrolId),
        isNull(patrol.deleted),
      ),
    )
    .where(
      and(
        eq(eccNotification.organizationId, link.organizationId),
        eq(eccNotification.id, link.eccNotificationId),
      ),
    );
  return found;
}

export async function insertResponse(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof eccResponse.$inferInsert, 'organizationId'>,
): Promise<void> {
  await tx.insert(eccResponse).values({ ...row, organizationId });
}

export async function findResponse(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select()
    .from(eccResponse)
    .where(and(eq(eccResponse.organizationId, organizationId), eq(eccResponse.id, id)));
  return found;
}

/** Returns the id of the last answer to a patrol's log-on. */
export async function findLastResponseId(
  db: Reader,
  organizationId: string,
  patrolId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: eccResponse.id })
    .from(eccResponse)
    .where(
      and(
        eq(eccResponse.organizationId, organizationId),
        eq(eccResponse.patrolId, patrolId),
        eq(eccResponse.kind, 'log-on'),
      ),
    )
    .orderBy(desc(eccResponse.when), desc(eccResponse.id))
    .limit(1);
  return found?.id;
}

export async function findExtension(db: Reader, organizationId: string, id: string) {
  const [found] = await db
    .select({ patrolId: patrolExtension.patrolId })
    .from(patrolExtension)
    .where(and(eq(patrolExtension.organizationId, organizationId), eq(patrolExtension.id, id)));
  return found;
}

/** Returns false if the id is taken. */
export async function insertExtension(
  tx: Transaction,
  organizationId: string,
  row: Omit<typeof patrolExtension.$inferInsert, 'organizationId'>,
): Promise<boolean> {
  const inserted = await tx
    .insert(patrolExtension)
    .values({ ...row, organizationId })
    .onConflictDoNothing({ target: [patrolExtension.organizationId, patrolExtension.id] })
    .returning({ id: patrolExtension.id });
  return inserted.length > 0;
}
