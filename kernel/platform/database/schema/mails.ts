import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { namesAddress } from '../mail-addresses.ts';
import { instant } from './columns.ts';

/**
 * The outbox. A row is written in the transaction of the change that causes it, and sent by a worker. `kind`
 * names the template; `subject` holds what it is rendered from at sending. There is one mail per kind, cause and
 * recipient, and one more each time an admin has it sent again.
 */
export const mail = pgTable(
  'mail',
  {
    /** The nil UUID for mails to super administrators. */
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Whether it is sent before the others, in a lane of its own (product 11.19). */
    urgent: boolean('urgent').notNull().default(false),
    /** Within a lane, mails of a lower rank are sent first (product 11.32). */
    rank: smallint('rank').notNull().default(0),
    /** Identifies the cause, e.g. the assignment's id; unique together with kind, recipient and repeat. */
    cause: text('cause').notNull(),
    recipient: text('recipient').notNull(),
    /** How many times it had been sent before: 0 for the first one. */
    repeat: integer('repeat').notNull().default(0),
    /** The mail that says this too, because several for one person leave as one (decision 55): this row never leaves by itself. */
    carriedBy: uuid('carried_by'),
    /** Whether it is told in its recipient's digest, and never by itself (product 11.61). */
    forDigest: boolean('for_digest').notNull().default(false),
    /** The patrol under which admins find it; null for a mail about an account. */
    patrolId: uuid('patrol_id'),
    subject: jsonb('subject').$type<Record<string, string>>().notNull(),
    created: instant('created').notNull(),
    attempts: integer('attempts').notNull(),
    /** By the application's clock; null once it is sent or abandoned. */
    nextAttempt: instant('next_attempt'),
    sent: instant('sent'),
    /** When it was dropped: its subject was missing or obsolete, or the mail was refused permanently. */
    abandoned: instant('abandoned'),
    /** When it came back after it had been handed over. */
    bounced: instant('bounced'),
    /** Why it is waiting, was refused or came back. */
    lastError: text('last_error'),
    /** The recipient of the last attempt; the person's or guest's address may have changed since. */
    toName: text('to_name'),
    toAddress: text('to_address'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('mail_once').on(table.organizationId, table.kind, table.cause, table.recipient, table.repeat),
    index('mail_by_id').on(table.id),
    index('mail_carried')
      .on(table.organizationId, table.carriedBy)
      .where(sql`${table.carriedBy} is not null`),
    foreignKey({
      name: 'mail_carrier',
      columns: [table.organizationId, table.carriedBy],
      foreignColumns: [table.organizationId, table.id],
    }),
    index('mail_by_patrol').on(table.organizationId, table.patrolId, table.created, table.id),
    index('mail_with_text')
      .on(table.organizationId, table.created)
      .where(sql`${table.subject} ?| array['message', 'formerAddress'] and ${table.nextAttempt} is null`),
    index('mail_by_recipient').on(table.organizationId, table.recipient, table.created),
    index('mail_with_address').on(table.organizationId, table.recipient).where(namesAddress),
    index('mail_due')
      .on(table.organizationId, table.urgent, table.rank, table.nextAttempt)
      .where(sql`${table.nextAttempt} is not null and not ${table.forDigest}`),
    index('mail_for_digest')
      .on(table.organizationId, table.recipient, table.created)
      .where(sql`${table.forDigest} and ${table.carriedBy} is null and ${table.nextAttempt} is not null`),
    index('mail_failed')
      .on(table.organizationId, table.bounced, table.abandoned)
      .where(
        sql`${table.bounced} is not null or (${table.abandoned} is not null and ${table.lastError} is not null)`,
      ),
    index('mail_urgent_unsent')
      .on(table.organizationId, table.created)
      .where(sql`${table.urgent} and (${table.nextAttempt} is not null or ${table.lastError} is not null)`),
  ],
);
