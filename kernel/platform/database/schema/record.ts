import { isNull, type SQL, sql } from 'drizzle-orm';
import {
  boolean,
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
import type { Incident, IncidentPatch, ReviewReason, SetAside, StoredIncident } from '#patrols/contract';
import { asideHasInvolved, formerHasInvolved, hasInvolved } from '../involved.ts';
import { asideHasFinePosition, formerHasFinePosition, hasFinePosition } from '../positions.ts';
import { instant, searchVector } from './columns.ts';
import { incidentFacts } from './incident-facts.ts';
import { patrol } from './patrols.ts';

/**
 * The words by which people find an incident: those of its texts for everybody, with weight A, and those about
 * people and vehicles for a few, with weight B (product 18.4). The migration 0011 makes `search_words` and
 * explains it.
 */
function incidentWords(): SQL {
  const texts = (...columns: string[]) =>
    sql.raw(columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `));
  const values = (column: string) =>
    sql.raw(
      `jsonb_path_query_array(${column}, '$[*].* ? (@.type() == "string" || @.type() == "number")')::text`,
    );
  const vector = (text: SQL) => sql`to_tsvector('simple', search_words(organization_id, ${text}))`;
  const involved = sql`${texts('people_details')} || ' ' || ${values('people')} || ' ' || ${values('vehicles')}`;
  return sql`setweight(${vector(texts('what', 'what_details', 'address', 'location_notes'))}, 'A') || setweight(${vector(involved)}, 'B')`;
}

/** Something that happened on a patrol, or a place it visited. */
export const incident = pgTable(
  'incident',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    ...incidentFacts,
    address: text('address'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    locationNotes: text('location_notes'),
    /** Who recorded it; null if it was not recorded here. */
    by: uuid('by'),
    /** By the device's clock. */
    recorded: instant('recorded'),
    /** By the server's clock. */
    received: instant('received'),
    late: boolean('late').notNull().default(false),
    /** Whether `when` is not certain (product 17.24). */
    timeUncertain: boolean('time_uncertain').notNull().default(false),
    /** What its page knew, but not the server that took it; and that of its place (decision 37). */
    extra: jsonb('extra').$type<NonNullable<Incident['extra']>>(),
    locationExtra: jsonb('location_extra').$type<NonNullable<Incident['extra']>>(),
    edited: instant('edited'),
    editedBy: uuid('edited_by'),
    /** When its people and plates were taken away, because of their age (decision 81) or on request (decision 88). */
    involvedRemoved: instant('involved_removed'),
    /** A deleted incident is kept for admins. */
    deleted: instant('deleted'),
    deletedBy: uuid('deleted_by'),
    /**
     * The words that every member may see have weight A; those about people and vehicles have weight B (product
     * 2.10).
     */
    search: searchVector('search').generatedAlwaysAs(incidentWords),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('incident_by_patrol').on(table.organizationId, table.patrolId, table.when),
    index('incident_by_when').on(table.organizationId, table.when, table.id).where(isNull(table.deleted)),
    index('incident_by_what')
      .on(table.organizationId, table.what, table.when, table.id)
      .where(isNull(table.deleted)),
    // Each insert indexes its words at once, so that no search has to read a list of pending words.
    index('incident_by_words')
      .using('gin', table.search)
      .with({ fastupdate: false })
      .where(isNull(table.deleted)),
    index('incident_involved').on(table.organizationId, table.when).where(hasInvolved),
    index('incident_fine_position').on(table.organizationId, table.when).where(hasFinePosition),
    foreignKey({
      name: 'incident_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/**
 * An incident as it was before an edit or its deletion. Nothing here is ever changed. An edit that changes
 * nothing leaves only its id, so that a repeat of it changes nothing later either.
 */
export const formerIncident = pgTable(
  'former_incident',
  {
    organizationId: uuid('organization_id').notNull(),
    /** Chosen by the client for an edit, so that the same one again is recognized. */
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    incidentId: uuid('incident_id').notNull(),
    /** Null for an edit that changed nothing. */
    incident: jsonb('incident').$type<StoredIncident>(),
    replaced: instant('replaced').notNull(),
    replacedBy: uuid('replaced_by').notNull(),
    deleted: boolean('deleted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('former_incident_by_patrol').on(table.organizationId, table.patrolId, table.replaced, table.id),
    index('former_incident_involved').on(table.organizationId, table.incidentId).where(formerHasInvolved),
    index('former_incident_fine_position')
      .on(table.organizationId, table.incidentId)
      .where(formerHasFinePosition),
    foreignKey({
      name: 'former_incident_incident',
      columns: [table.organizationId, table.incidentId],
      foreignColumns: [incident.organizationId, incident.id],
    }),
    foreignKey({
      name: 'former_incident_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/**
 * Parts of a record that are kept whole and count nowhere: entries with an impossible time or after the finish, and the
 * starts and finishes that an admin voided (product 17.15). What an admin took into the record stays, marked (product 17.25).
 */
export const setAside = pgTable(
  'set_aside',
  {
    organizationId: uuid('organization_id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    kind: text('kind').$type<SetAside['kind']>().notNull(),
    /** Chosen by the client, so that the same call again is recognized. */
    id: uuid('id').notNull(),
    /** Who recorded it; null if it was not recorded here. */
    by: uuid('by'),
    entry: jsonb('entry').$type<Exclude<SetAside['entry'], Incident> | StoredIncident>().notNull(),
    /** What an edit changes; null for any other kind, and for one that an older server kept. */
    patch: jsonb('patch').$type<Omit<IncidentPatch, 'editId'>>(),
    /** Whether an edit is the deletion of its incident. */
    deletes: boolean('deletes').notNull().default(false),
    /** When it was recorded, by the server's clock; null if that is not known. */
    moment: instant('moment'),
    /** When it was set aside. */
    kept: instant('kept').notNull(),
    /** Null for a voided start or finish. */
    why: text('why').$type<ReviewReason>(),
    voidedBy: uuid('voided_by'),
    reason: text('reason'),
    /** When a log-off was sent to the ECC because of a finish that is now voided. */
    loggedOff: instant('logged_off'),
    /** When and by whom it was taken into the record. */
    taken: instant('taken'),
    takenBy: uuid('taken_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.patrolId, table.kind, table.id] }),
    index('set_aside_involved').on(table.organizationId, table.patrolId).where(asideHasInvolved),
    index('set_aside_fine_position').on(table.organizationId, table.patrolId).where(asideHasFinePosition),
    foreignKey({
      name: 'set_aside_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/** What was mailed because a patrol is past its end: each step once for each planned end it has had (product 17.8). */
export const overdueAlarm = pgTable(
  'overdue_alarm',
  {
    organizationId: uuid('organization_id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    /** The planned end that has passed. */
    until: instant('until').notNull(),
    /** The minutes after it: 0 for the crew, then those of `overdueMinutes`. */
    step: integer('step').notNull(),
    raised: instant('raised').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.patrolId, table.until, table.step] }),
    foreignKey({
      name: 'overdue_alarm_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);
