import { isNull, sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Finished, PatrolType, Started } from '#patrols/contract';
import { patrolInSummary } from '../in-summary.ts';
import { patrolHasFinePosition } from '../positions.ts';
import { edits, instant } from './columns.ts';
import { organization } from './organizations.ts';

/** A patrol or an event. */
export const patrol = pgTable(
  'patrol',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    id: uuid('id').notNull(),
    type: text('type').$type<PatrolType>().notNull(),
    name: text('name'),
    when: instant('when').notNull(),
    /** Elapsed hours. */
    hours: doublePrecision('hours').notNull(),
    callSign: text('call_sign'),
    /** How many a patrol wants on its crew. */
    crewSize: integer('crew_size').notNull().default(2),
    instructions: text('instructions'),
    created: instant('created').notNull(),
    cancelled: instant('cancelled'),
    cancelledBy: uuid('cancelled_by'),
    finalized: instant('finalized'),
    finalizedBy: uuid('finalized_by'),
    deleted: instant('deleted'),
    deletedBy: uuid('deleted_by'),
    started: jsonb('started').$type<Pick<Started, 'started'> & Partial<Started>>(),
    /**
     * `moment` is when it was recorded, by the server's clock: earlier than `received` if it has waited on a
     * device.
     */
    finished: jsonb('finished').$type<Pick<Finished, 'finished'> & Partial<Finished> & { moment?: string }>(),
    eccLogOnNotification: instant('ecc_log_on_notification'),
    eccLogOnNotificationBy: uuid('ecc_log_on_notification_by'),
    eccLogOnResponse: instant('ecc_log_on_response'),
    eccLogOnResponseBy: uuid('ecc_log_on_response_by'),
    /** The number in the ECC's log-on response. */
    policeEventNumber: text('police_event_number'),
    eccLogOffNotification: instant('ecc_log_off_notification'),
    eccLogOffNotificationBy: uuid('ecc_log_off_notification_by'),
    eccLogOffResponse: instant('ecc_log_off_response'),
    eccLogOffResponseBy: uuid('ecc_log_off_response_by'),
    /** Incremented when it is moved or renamed: the SEQUENCE of calendar entries (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
    /** The same for all copies that were made together, so that they can be undone together (product 5.24). */
    batch: uuid('batch'),
    /** Cleared by an extension. */
    overdueAcknowledged: instant('overdue_acknowledged'),
    overdueAcknowledgedBy: uuid('overdue_acknowledged_by'),
    ...edits(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('patrol_by_when').on(table.organizationId, table.when, table.id).where(isNull(table.deleted)),
    index('patrol_out')
      .on(table.organizationId, table.when, table.id)
      .where(sql`${table.started} is not null and ${table.finished} is null`),
    index('patrol_in_summary').on(table.organizationId, table.when, table.cancelled).where(patrolInSummary),
    index('patrol_fine_position').on(table.organizationId, table.when).where(patrolHasFinePosition),
    index('patrol_by_batch').on(table.organizationId, table.batch).where(sql`${table.batch} is not null`),
    index('patrol_planned')
      .on(table.when)
      .where(sql`${table.finalized} is not null and ${table.cancelled} is null and ${table.started} is null`),
  ],
);
