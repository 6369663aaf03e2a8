import { sql } from 'drizzle-orm';
import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PrivacyClock } from '#privacy/contract';
import { instant } from './columns.ts';
import { organization } from './organizations.ts';
import { patrol } from './patrols.ts';
import { person } from './people.ts';
import { incident } from './record.ts';

/** How an organization's privacy clocks run (decision 81). It has no row before its first sweep or choice. */
export const privacy = pgTable('privacy', {
  organizationId: uuid('organization_id')
    .primaryKey()
    .references(() => organization.id),
  /** For how many days each clock keeps, where the organization has chosen. */
  days: jsonb('days').$type<Partial<Record<PrivacyClock, number>>>().notNull().default({}),
  /** The local date from which on each clock takes something away; the admins were told before. */
  begins: jsonb('begins').$type<Partial<Record<PrivacyClock, string>>>().notNull().default({}),
  /** The local date of the last sweep that was completed. */
  swept: date('swept'),
});

/** That a clock will keep for fewer days (product 22.25). It stays when it counts, until the clock is set again. */
export const privacyShortening = pgTable(
  'privacy_shortening',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    clock: text('clock').$type<PrivacyClock>().notNull(),
    days: integer('days').notNull(),
    chosen: instant('chosen').notNull(),
    chosenBy: uuid('chosen_by').notNull(),
    /** From when on it counts: a local midnight. */
    counts: instant('counts').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.clock] })],
);

/** What is kept though its clock has run out: all of a patrol, or one of its incidents. */
export const privacyHold = pgTable(
  'privacy_hold',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    /** Null if all of the patrol is held. */
    incidentId: uuid('incident_id'),
    reason: text('reason').notNull(),
    /** The last local date on which it is held. */
    until: date('until').notNull(),
    made: instant('made').notNull(),
    madeBy: uuid('made_by').notNull(),
    /** When it ended before that; a release of today ends it later (`releases`). */
    released: instant('released'),
    releasedBy: uuid('released_by'),
    /** When it was released, and from when on that counts. */
    releaseChosen: instant('release_chosen'),
    releases: instant('releases'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('privacy_hold_by_patrol').on(table.organizationId, table.patrolId),
    index('privacy_hold_current').on(table.organizationId, table.until).where(sql`${table.released} is null`),
    foreignKey({
      name: 'privacy_hold_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
    foreignKey({
      name: 'privacy_hold_incident',
      columns: [table.organizationId, table.incidentId],
      foreignColumns: [incident.organizationId, incident.id],
    }),
  ],
);

/** What a clock took away on a local date: how much and by which rule, without the names. */
export const privacyRemoval = pgTable(
  'privacy_removal',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    date: date('date').notNull(),
    clock: text('clock').$type<PrivacyClock>().notNull(),
    /** For how many days the clock kept then. */
    days: integer('days').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.date, table.clock] })],
);

/** Who set a clock, when, and to how many days. */
export const privacyChange = pgTable(
  'privacy_change',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    id: uuid('id').notNull(),
    clock: text('clock').$type<PrivacyClock>().notNull(),
    formerDays: integer('former_days').notNull(),
    days: integer('days').notNull(),
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** What will be erased a day after an admin chose it: of a person who has left, or of incidents (product 22.27). It goes when that is done or undone. */
export const erasure = pgTable(
  'erasure',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    id: uuid('id').notNull(),
    /** Null if it is of incidents. */
    personId: uuid('person_id'),
    /** Ids of incidents, also of those that are set aside. */
    incidents: jsonb('incidents').$type<string[]>().notNull().default([]),
    chosen: instant('chosen').notNull(),
    chosenBy: uuid('chosen_by').notNull(),
    due: instant('due').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);

/** That a member has asked to have their details erased. It stays while they can read why it was declined (decision 88). */
export const erasureRequest = pgTable(
  'erasure_request',
  {
    organizationId: uuid('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    asked: instant('asked').notNull(),
    declined: instant('declined'),
    declinedBy: uuid('declined_by'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId] }),
    foreignKey({
      name: 'erasure_request_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);
