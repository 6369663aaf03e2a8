import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AuditEvent } from '#accounts/contract';
import type { LinkPurpose, SessionStart } from '#contract';
import { assignment } from './assignments.ts';
import { instant, organizationOrNone } from './columns.ts';
import { eccNotification } from './ecc.ts';
import { person } from './people.ts';

/**
 * One sign-in on one device. Its refresh token is derived from `id` and `generation` with SECRET_KEY, so no secret is stored.
 * `generationSeen` means that the newest token was used, which invalidates the previous one (product 9.3, decision 2).
 */
export const session = pgTable(
  'session',
  {
    id: uuid('id').notNull(),
    organizationId: organizationOrNone('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    issued: instant('issued').notNull(),
    refreshed: instant('refreshed'),
    expires: instant('expires').notNull(),
    revoked: instant('revoked'),
    remember: boolean('remember').notNull(),
    sharedDevice: boolean('shared_device').notNull(),
    began: text('began').$type<SessionStart>().notNull().default('password'),
    /** When its person last showed that it is them (product 9.22); null if they never have, as in a session that began without a password. */
    confirmed: instant('confirmed'),
    ips: text('ips').array().notNull(),
    userAgent: text('user_agent').notNull(),
    generation: integer('generation').notNull(),
    generationSeen: boolean('generation_seen').notNull(),
  },
  (table) => [
    primaryKey({ name: 'session_pkey', columns: [table.id, table.organizationId] }), // a token does not say whose it is
    index('session_by_person').on(table.personId, table.issued),
    index('session_ended').on(table.organizationId, sql`least(${table.expires}, ${table.revoked})`),
    foreignKey({
      name: 'session_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** That a person is asked for more than the password (product 9.19): codes of an app, passkeys, or both. Without a row there is no second step. */
export const secondStep = pgTable(
  'second_step',
  {
    organizationId: organizationOrNone('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    since: instant('since').notNull(),
    /** The key of an app's codes, sealed with SECRET_KEY; null if there is no app. */
    key: text('key'),
    /** The number of the interval of the last code that was taken; none is taken twice, nor an earlier one. Null if there is no app. */
    lastInterval: integer('last_interval'),
    /** Keyed hashes of the recovery codes that are left. */
    recoveryCodes: text('recovery_codes').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId] }),
    foreignKey({
      name: 'second_step_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** A person's passkey (product 9.23), which goes with their second step. */
export const passkey = pgTable(
  'passkey',
  {
    organizationId: organizationOrNone('organization_id').notNull(),
    id: uuid('id').notNull(),
    personId: uuid('person_id').notNull(),
    /** By which browsers know it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it has signed, by its own count; always 0 for one that is kept on several devices. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    added: instant('added').notNull(),
    lastUsed: instant('last_used'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('passkey_of_person').on(table.organizationId, table.personId, table.credentialId),
    foreignKey({
      name: 'passkey_second_step',
      columns: [table.organizationId, table.personId],
      foreignColumns: [secondStep.organizationId, secondStep.personId],
    }).onDelete('cascade'),
  ],
);

/** A mailed link: its purpose, subject and use. The secret is computed, never stored (product 10.1). */
export const linkToken = pgTable(
  'link_token',
  {
    id: uuid('id').notNull(),
    purpose: text('purpose').$type<LinkPurpose>().notNull(),
    organizationId: organizationOrNone('organization_id').notNull(),
    /** The person it was mailed to; null for the ECC and for the organization's roster. */
    personId: uuid('person_id'),
    /** Set for the purpose 'assignment'. */
    assignmentId: uuid('assignment_id'),
    /** Of an 'assignment' that was mailed with others: the link of the purpose 'assignments' that accepts them all. */
    allLinkId: uuid('all_link_id'),
    /** Set for the purpose 'ecc'. */
    eccNotificationId: uuid('ecc_notification_id'),
    created: instant('created').notNull(),
    /** Null for a link whose validity depends on its patrol. */
    expires: instant('expires'),
    used: instant('used'),
    voided: instant('voided'),
  },
  (table) => [
    primaryKey({ name: 'link_token_pkey', columns: [table.id, table.organizationId] }), // as of sessions
    index('link_token_by_person').on(table.personId, table.purpose),
    index('link_token_by_age').on(table.organizationId, table.created),
    index('link_token_by_all')
      .on(table.organizationId, table.allLinkId)
      .where(sql`${table.allLinkId} is not null`),
    uniqueIndex('link_token_of_ecc_notification')
      .on(table.organizationId, table.eccNotificationId)
      .where(sql`${table.eccNotificationId} is not null`),
    uniqueIndex('link_token_of_roster')
      .on(table.organizationId)
      .where(sql`${table.purpose} in ('roster', 'roster-with-names') and ${table.voided} is null`),
    foreignKey({
      name: 'link_token_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    foreignKey({
      name: 'link_token_of_all',
      columns: [table.organizationId, table.allLinkId],
      foreignColumns: [table.organizationId, table.id],
    }),
    foreignKey({
      name: 'link_token_assignment',
      columns: [table.organizationId, table.assignmentId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
    foreignKey({
      name: 'link_token_ecc_notification',
      columns: [table.organizationId, table.eccNotificationId],
      foreignColumns: [eccNotification.organizationId, eccNotification.id],
    }),
  ],
);

/** The audit history of signing in (product 9.10). Rows are never changed, and deleted if they are about no account or by their age (decision 81). */
export const auditEvent = pgTable(
  'audit_event',
  {
    /** None for super administrators and unknown persons. */
    organizationId: organizationOrNone('organization_id').notNull(),
    id: uuid('id').notNull(),
    /** Null when the address belongs to no person. */
    personId: uuid('person_id'),
    when: instant('when').notNull(),
    event: text('event').$type<AuditEvent>().notNull(),
    reason: text('reason'),
    ips: text('ips').array().notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      name: 'audit_event_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    index('audit_event_by_person').on(table.organizationId, table.personId, table.when),
    index('audit_event_by_when').on(table.organizationId, table.when),
  ],
);

/**
 * A request to reset a password, deleted once a worker has handled it. One is written for every address, so that
 * neither the answer nor its time tells whether an account exists (product 9.8).
 */
export const passwordRequest = pgTable('password_request', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  created: instant('created').notNull(),
  ip: text('ip').notNull(),
  userAgent: text('user_agent').notNull(),
});
