import { and, eq, gt, isNotNull, isNull, lte, notExists, or, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/database/connect.ts';
import { organization } from '../../platform/database/schema/organizations.ts';
import { patrol } from '../../platform/database/schema/patrols.ts';
import { reminder } from '../../platform/database/schema/reminders.ts';
import { latestStart, type ReminderKind } from './due.ts';

type ReminderRow = typeof reminder.$inferInsert;

/** A patrol that is planned, and its organization's time zone. */
export interface PlannedPatrol {
  organizationId: string;
  id: string;
  when: string;
  zone: string;
}

/**
 * Returns the planned patrols of all organizations that are so near that a reminder may be due which has not been judged. One look
 * at the index `patrol_planned`, however many organizations there are.
 */
export function listPlanned(db: Reader, now: string): Promise<PlannedPatrol[]> {
  const isOpen = (kind: ReminderKind): SQL | undefined =>
    and(
      lte(patrol.when, latestStart(kind, now)),
      notExists(
        db
          .select({ kind: reminder.kind })
          .from(reminder)
          .where(
            and(
              eq(reminder.organizationId, patrol.organizationId),
              eq(reminder.kind, kind),
              eq(reminder.subjectId, patrol.id),
              eq(reminder.start, patrol.when),
            ),
          ),
      ),
    );
  return db
    .select({
      ...{ organizationId: patrol.organizationId, id: patrol.id, when: patrol.when },
      zone: organization.timeZone,
    })
    .from(patrol)
    .innerJoin(organization, eq(organization.id, patrol.organizationId))
    .where(
      and(
        isNotNull(patrol.finalized),
        isNull(patrol.cancelled),
        isNull(patrol.started),
        isNull(patrol.deleted),
        gt(patrol.when, now),
        lte(patrol.when, latestStart('undermanned', now)),
        or(isOpen('eve'), isOpen('undermanned')),
      ),
    )
    .orderBy(patrol.when, patrol.id);
}

/** Returns the organizations whose month has not been summed up, with their time zones. */
export function listWithoutMonth(db: Reader, localDate: string): Promise<{ id: string; zone: string }[]> {
  return db
    .select({ id: organization.id, zone: organization.timeZone })
    .from(organization)
    .where(
      notExists(
        db
          .select({ kind: reminder.kind })
          .from(reminder)
          .where(
            and(
              eq(reminder.organizationId, organization.id),
              eq(reminder.kind, 'month'),
              eq(reminder.subjectId, organization.id),
              eq(reminder.localDate, localDate),
            ),
          ),
      ),
    );
}

/**
 * Records a reminder, once for its organization, kind, subject and local date. Returns whether it was the first; otherwise the
 * start that it was judged for is brought up to date, so that the patrol is not looked at again.
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
