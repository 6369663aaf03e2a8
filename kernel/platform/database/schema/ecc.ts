import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EccMessage, EccReplyCandidate, EccReplyOutcome } from '#patrols/contract';
import type { Vehicle } from '#vehicles/contract';
import { hasContact } from '../contact-phones.ts';
import { instant } from './columns.ts';
import { patrol } from './patrols.ts';

/**
 * What passed between a patrol and the ECC. The patrol's row has the current state; these tables have the
 * history (product 16.5).
 */

/** The ECC answers the first two, and a patrol has one of each. It may have several of the others. */
type EccMessageKind = 'log-on' | 'log-off' | 'move' | 'extension' | 'cancellation';

/** A message to the ECC, as it was sent. */
export const eccNotification = pgTable(
  'ecc_notification',
  {
    organizationId: uuid('organization_id').notNull(),
    /** Chosen by the client that logs on or extends. */
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    kind: text('kind').$type<EccMessageKind>().notNull(),
    /** By the sender's device. */
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
    created: instant('created').notNull(),
    /** The address that it was mailed to, until that of a test patrol's sender is removed. */
    recipient: text('recipient').notNull(),
    /** True for a TEST patrol, whose message went to its sender. */
    training: boolean('training').notNull(),
    /**
     * When the message stopped counting: training of a patrol that has become real (product 16.14), or a voided
     * finish's log-off.
     */
    voided: instant('voided'),
    voidedBy: uuid('voided_by'),
    message: jsonb('message').$type<EccMessage>().notNull(),
    /** The details of a log-on. */
    phone: text('phone'),
    vehicle: jsonb('vehicle').$type<Vehicle>(),
    overt: boolean('overt'),
    notes: text('notes'),
    standDownReason: text('stand_down_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    uniqueIndex('ecc_notification_once')
      .on(table.organizationId, table.patrolId, table.kind)
      .where(sql`${table.kind} in ('log-on', 'log-off') and ${table.voided} is null`),
    index('ecc_notification_by_patrol').on(table.organizationId, table.patrolId),
    index('ecc_notification_with_contact').on(table.organizationId, table.patrolId).where(hasContact),
    foreignKey({
      name: 'ecc_notification_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/** Every response of the ECC, so that a corrected event number is kept. */
export const eccResponse = pgTable(
  'ecc_response',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    kind: text('kind').$type<'log-on' | 'log-off'>().notNull(),
    when: instant('when').notNull(),
    /** Null in the response to a log-off. */
    policeEventNumber: text('police_event_number'),
    via: text('via').$type<'page' | 'mail' | 'crew'>().notNull(),
    /** The crew member who typed it. */
    by: uuid('by'),
    /** As in its message. */
    voided: instant('voided'),
    voidedBy: uuid('voided_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('ecc_response_by_patrol').on(table.organizationId, table.patrolId),
    foreignKey({
      name: 'ecc_response_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A mail that came in for a patrol. */
export const eccReply = pgTable(
  'ecc_reply',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    /** The message that it answers, or that came back; null for mails from before this was kept. */
    notificationId: uuid('notification_id'),
    when: instant('when').notNull(),
    from: text('from').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    outcome: text('outcome').$type<EccReplyOutcome>().notNull(),
    /** The numbers that it offers to the crew; null for mails from before they were kept. */
    candidates: jsonb('candidates').$type<EccReplyCandidate[]>().notNull().default([]),
    /** The original mail; null once it was dropped (product 11.29). */
    raw: bytes('raw'),
    /**
     * A hash of the whole mail, which recognizes a second delivery: a mail server sends it again if our answer
     * was lost.
     */
    digest: text('digest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('ecc_reply_once').on(table.organizationId, table.patrolId, table.digest),
    index('ecc_reply_by_patrol').on(table.organizationId, table.patrolId, table.when),
    index('ecc_reply_with_text')
      .on(table.organizationId, table.when)
      .where(sql`${table.text} <> '' or ${table.subject} <> ''`),
    index('ecc_reply_with_raw').on(table.when).where(sql`${table.raw} is not null`),
    foreignKey({
      name: 'ecc_reply_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/** An extension of a running patrol, whether or not the ECC was told. */
export const patrolExtension = pgTable(
  'patrol_extension',
  {
    organizationId: uuid('organization_id').notNull(),
    /** Chosen by the client. */
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
    created: instant('created').notNull(),
    formerHours: doublePrecision('former_hours').notNull(),
    hours: doublePrecision('hours').notNull(),
    /** Whether it came after the patrol's finish, and so changed nothing. */
    late: boolean('late').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('patrol_extension_by_patrol').on(table.organizationId, table.patrolId),
    foreignKey({
      name: 'patrol_extension_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);
