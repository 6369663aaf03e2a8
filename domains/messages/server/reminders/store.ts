import { and, eq, gt, gte, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { after, hour } from '#platform/clock.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import { organization } from '#platform/database/schema/organizations.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { reminder } from '#platform/database/schema/reminders.ts';
import { latestStart, type ReminderKind } from './due.ts';

type ReminderRow = typeof reminder.$inferInsert;

/** A planned patrol, its organization's time zone, and the reminders that were judged already. */
export interface PlannedPatrol {
  organizationId: string;
  id: string;
  when: string;
  zone: string;
  judged: Record<ReminderKind, boolean>;
}

/**
 * Returns the planned patrols, of all organizations but archived ones, that are near enough for a reminder that has not been judged.
 * It reads the index `patrol_planned` once, however many organizations there are.
 */
export function listPlanned(db: Reader, now: string): Promise<PlannedPatrol[]> {
  const eve = judged(db, 'eve');
  const undermanned = judged(db, 'undermanned');
  return db
    .select({
      organizationId: patrol.organizationId,
      id: patrol.id,
      when: patrol.when,
      zone: organization.timeZone,
      judged: {
        eve: sql<boolean>`${eve.start} is not null`,
        undermanned: sql<boolean>`${undermanned.start} is not null`,
      },
    })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .leftJoinLateral(eve, sql`true`)
    .leftJoinLateral(undermanned, sql`true`)
    .where(
      and(
        isNotNull(patrol.finalized),
        isNull(patrol.cancelled),
        isNull(patrol.started),
        isNull(patrol.deleted),
        isNull(organization.archived),
        gt(patrol.when, now),
        lte(patrol.when, latestStart('undermanned', now)),
        or(and(isNull(eve.start), lte(patrol.when, latestStart('eve', now))), isNull(undermanned.start)),
      ),
    )
    .orderBy(patrol.when, patrol.id);
}

/**
 * Selects what was judged of a patrol's present start. The limit has PostgreSQL look it up for each patrol: joined by the start, it
 * would compare all patrols that start together with each other.
 */
function judged(db: Reader, kind: ReminderKind) {
  return db
    .select({ start: reminder.start })
    .from(reminder)
    .where(
      and(
        eq(reminder.organizationId, patrol.organizationId),
        eq(reminder.kind, kind),
        eq(reminder.subjectId, patrol.id),
        eq(reminder.start, patrol.when),
      ),
    )
    .limit(1)
    .as(kind);
}

/**
 * Returns the organizations, but no archived ones, whose month has not been summed up, with their time zones. The record of it starts
 * at a local midnight; without that condition PostgreSQL would read all reminders ever recorded.
 */
export function listWithoutMonth(db: Reader, localDate: string): Promise<{ id: string; zone: string }[]> {
  const midnight = `${localDate}T00:00:00.000Z`;
  const summedUp = db
    .select({ id: reminder.organizationId })
    .from(reminder)
    .where(
      and(
        eq(reminder.kind, 'month'),
        eq(reminder.localDate, localDate),
        gte(reminder.start, after(midnight, -14 * hour)),
        lte(reminder.start, after(midnight, 12 * hour)),
      ),
    );
  return db
    .select({ id: organization.id, zone: organization.timeZone })
    .from(organization)
    .where(and(isNull(organization.archived), notInArray(organization.id, summedUp)));
}

/**
 * Records a reminder, once for its organization, kind, subject and local date. Returns whether it was the first.
 * If it was not, the recorded start is brought up to date, so that the patrol is not looked at again.
 */
export async function recordReminder(tx: Transaction, row: ReminderRow): Promise<boolean> {
  const inserted = await tx
    .insert(reminder)
    .values(row)
    .onConflictDoNothing()
    .returning({ kind: reminder.kind });
  if (inserted.length > 0) return true;
  await tx
    .update(reminder)
    .set({ start: row.start })
    .where(
      and(
        eq(reminder.organizationId, row.organizationId),
        eq(reminder.kind, row.kind),
        eq(reminder.subjectId, row.subjectId),
        eq(reminder.localDate, row.localDate),
      ),
    );
  return false;
}
