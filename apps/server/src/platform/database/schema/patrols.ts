import type { Finished, IncidentPerson, IncidentVehicle, PatrolType, Started } from '@patrolbook/contract';
import {
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
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
    instructions: text('instructions'),
    created: instant('created').notNull(),
    cancelled: instant('cancelled'),
    cancelledBy: uuid('cancelled_by'),
    finalized: instant('finalized'),
    finalizedBy: uuid('finalized_by'),
    deleted: instant('deleted'),
    deletedBy: uuid('deleted_by'),
    started: jsonb('started').$type<Pick<Started, 'started'> & Partial<Started>>(),
    finished: jsonb('finished').$type<Pick<Finished, 'finished'> & Partial<Finished>>(),
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
    ...edits(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('patrol_by_when').on(table.organizationId, table.when, table.id),
  ],
);

/** Something that happened on a patrol, or a place it visited. */
export const incident = pgTable(
  'incident',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    when: instant('when').notNull(),
    what: text('what').notNull(),
    whatDetails: text('what_details'),
    address: text('address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    locationNotes: text('location_notes'),
    people: jsonb('people').$type<IncidentPerson[]>().notNull().default([]),
    peopleDetails: text('people_details'),
    vehicles: jsonb('vehicles').$type<IncidentVehicle[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('incident_by_patrol').on(table.organizationId, table.patrolId, table.when),
    foreignKey({
      name: 'incident_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);
