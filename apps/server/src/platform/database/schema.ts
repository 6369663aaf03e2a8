import type {
  AuditEvent,
  Finished,
  IncidentPerson,
  IncidentVehicle,
  LinkPurpose,
  PatrolType,
  Role,
  Started,
} from '@patrolbook/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { readInstant } from './instant.ts';

/**
 * Every table. Those that grow have `organization_id` first in their primary key, so that the schema can be distributed
 * by it; composite foreign keys make a reference across organizations impossible (design 3 and 6.3).
 * No column defaults to now(): the clock is passed in.
 */

/** An instant, an ISO string in code; the driver would hand out PostgreSQL's own notation, and refuse some of ISO's. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: readInstant,
  toDriver: (value) => new Date(value).toISOString(),
});

/** Names order without regard to case and accents (design 6.1); the collation is made by the first migration. */
export function byName(column: AnyPgColumn): SQL {
  return sql`${column} collate "names"`;
}

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull().unique('organization_code'),
  name: text('name').notNull(),
  policeStation: text('police_station').notNull(),
  timeZone: text('time_zone').notNull(),
  eccEmail: text('ecc_email'),
  eccPhone: text('ecc_phone'),
  /** Null stands for the platform's default sender and sign-off. */
  emailFrom: text('email_from'),
  emailSignOff: text('email_sign_off'),
  patrollerInstructions: text('patroller_instructions').notNull(),
  patrolMeetUpInstructions: text('patrol_meet_up_instructions').notNull(),
  patrolNames: text('patrol_names').array().notNull(),
  created: instant('created').notNull(),
});

export const person = pgTable(
  'person',
  {
    id: uuid('id').primaryKey(),
    /** Null for super administrators alone. */
    organizationId: uuid('organization_id').references(() => organization.id),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** argon2id in PHC form; null until the invitation is followed. */
    passwordHash: text('password_hash'),
    started: instant('started').notNull(),
    finished: instant('finished'),
  },
  (table) => [
    unique('person_organization').on(table.organizationId, table.id),
    uniqueIndex('person_email').on(sql`lower(${table.email})`).where(sql`${table.finished} is null`),
    index('person_by_name').on(table.organizationId, byName(table.lastName), table.id),
  ],
);

/**
 * One sign-in on one device. Its refresh token is derived from `id` and `generation` under SECRET_KEY, so no secret is
 * stored; `generationSeen` tells whether the newest has been used and the one before it is dead (design 6.2).
 */
export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id').references(() => organization.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    issued: instant('issued').notNull(),
    refreshed: instant('refreshed'),
    expires: instant('expires').notNull(),
    revoked: instant('revoked'),
    remember: boolean('remember').notNull(),
    sharedDevice: boolean('shared_device').notNull(),
    ips: text('ips').array().notNull(),
    userAgent: text('user_agent').notNull(),
    generation: integer('generation').notNull(),
    generationSeen: boolean('generation_seen').notNull(),
  },
  (table) => [index('session_by_person').on(table.personId, table.issued)],
);

/** A mailed link. The row says what it is for and whether it was used; the secret is computed, never stored (design 6.2). */
export const linkToken = pgTable(
  'link_token',
  {
    id: uuid('id').primaryKey(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    organizationId: uuid('organization_id').references(() => organization.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** For the purpose 'assignment'. */
    assignmentId: uuid('assignment_id'),
    created: instant('created').notNull(),
    /** Null: as long as its subject lasts. */
    expires: instant('expires'),
    used: instant('used'),
    voided: instant('voided'),
  },
  (table) => [
    index('link_token_by_person').on(table.personId, table.purpose),
    foreignKey({
      name: 'link_token_assignment',
      columns: [table.organizationId, table.assignmentId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
  ],
);

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
    /** As the centre answered it. */
    policeEventNumber: text('police_event_number'),
    eccLogOffNotification: instant('ecc_log_off_notification'),
    eccLogOffNotificationBy: uuid('ecc_log_off_notification_by'),
    eccLogOffResponse: instant('ecc_log_off_response'),
    eccLogOffResponseBy: uuid('ecc_log_off_response_by'),
    /** Raised whenever it is moved or renamed: the SEQUENCE of calendar entries (RFC 5545). */
    sequence: integer('sequence').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('patrol_by_when').on(table.organizationId, table.when, table.id),
  ],
);

/** A patroller on a patrol. Removing and adding again makes a new row; at most one of them is not removed. */
export const assignment = pgTable(
  'assignment',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    personId: uuid('person_id').notNull(),
    created: instant('created').notNull(),
    accepted: instant('accepted'),
    acceptedBy: uuid('accepted_by'),
    declined: instant('declined'),
    declinedBy: uuid('declined_by'),
    didNotShow: instant('did_not_show'),
    didNotShowBy: uuid('did_not_show_by'),
    removed: instant('removed'),
    removedBy: uuid('removed_by'),
    /** When an admin put them on although they are on another patrol at that time, and who. */
    doubleBooked: instant('double_booked'),
    doubleBookedBy: uuid('double_booked_by'),
    /** When the mail was handed over. */
    emailed: instant('emailed'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('assignment_current')
      .on(table.organizationId, table.patrolId, table.personId)
      .where(sql`${table.removed} is null`),
    index('assignment_by_patrol').on(table.organizationId, table.patrolId),
    index('assignment_by_person').on(table.organizationId, table.personId),
    foreignKey({
      name: 'assignment_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
    foreignKey({
      name: 'assignment_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** Every answer ever given, and every time one was asked again, so that a change of mind leaves a trace (design 6.3). */
export const assignmentAnswer = pgTable(
  'assignment_answer',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    answer: text('answer').$type<'accepted' | 'declined' | 'asked-again'>().notNull(),
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('assignment_answer_by_assignment').on(table.organizationId, table.assignmentId),
    foreignKey({
      name: 'assignment_answer_assignment',
      columns: [table.organizationId, table.assignmentId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
  ],
);

/** Somebody along for a patrol who is no person of the organization. */
export const guest = pgTable(
  'guest',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    created: instant('created').notNull(),
    removed: instant('removed'),
    removedBy: uuid('removed_by'),
    emailed: instant('emailed'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('guest_by_patrol').on(table.organizationId, table.patrolId),
    foreignKey({
      name: 'guest_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/** Something that happened on a patrol, or where it was. */
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

/**
 * The outbox. A row is written in the transaction of the change that caused it and sent by a worker; `kind` names the
 * template and `subject` the ids it is rendered from at the moment of sending. One mail per kind, cause and recipient.
 */
export const mail = pgTable(
  'mail',
  {
    /** The nil UUID for the platform's own mails, to super administrators. */
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** What brought it about, e.g. the id of the assignment; unique with kind and recipient. */
    cause: text('cause').notNull(),
    recipient: text('recipient').notNull(),
    subject: jsonb('subject').$type<Record<string, string>>().notNull(),
    created: instant('created').notNull(),
    attempts: integer('attempts').notNull(),
    /** By our clock; null once it is settled. */
    nextAttempt: instant('next_attempt'),
    sent: instant('sent'),
    /** Its subject is gone or moot, or it was refused for good. */
    abandoned: instant('abandoned'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('mail_once').on(table.organizationId, table.kind, table.cause, table.recipient),
    index('mail_due').on(table.nextAttempt).where(sql`${table.nextAttempt} is not null`),
  ],
);

/** What was noted about signing in (design 6.2). Never changed, never deleted. */
export const auditEvent = pgTable(
  'audit_event',
  {
    /** The nil UUID for super administrators, and where nobody is known. */
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    /** Null where the address belongs to nobody. */
    personId: uuid('person_id').references(() => person.id),
    when: instant('when').notNull(),
    event: text('event').$type<AuditEvent>().notNull(),
    reason: text('reason'),
    ips: text('ips').array().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('audit_event_by_person').on(table.organizationId, table.personId, table.when),
  ],
);

/**
 * How often something was tried lately, counted for all processes alike. `key` says what by whom, as a keyed hash: it would
 * otherwise collect the addresses of strangers.
 */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting starts anew. */
    windowEnds: instant('window_ends').notNull(),
    /** Nothing is let through before. */
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('attempt_by_end').on(table.windowEnds)],
);

/**
 * Somebody asked for a new password. Written for every address alike and answered by a worker, so that neither the answer nor
 * its time tells whether anybody uses it (design 6.2); gone once answered.
 */
export const passwordRequest = pgTable('password_request', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  created: instant('created').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
});

/** What a creating call answered first, for when it is sent again with the same `Idempotency-Key` (design 6.1). */
export const keptAnswer = pgTable(
  'kept_answer',
  {
    /** The nil UUID for super administrators. */
    organizationId: uuid('organization_id').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id),
    /** Method and path pattern. */
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** Digest of what was asked for: another request under the same key is refused. */
    request: text('request').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    created: instant('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId, table.route, table.key] }),
    index('kept_answer_by_created').on(table.created),
  ],
);

/** Small facts about the installation itself, such as that the demonstration was loaded. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
});
