import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * The outbox. A row is written in the transaction of the change that causes it, and sent by a worker. `kind` names the
 * template, `subject` what it is rendered from when it is sent. There is one mail per kind, cause and recipient.
 */
export const mail = pgTable(
  'mail',
  {
    /** The nil UUID for mails to super administrators. */
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    /** Identifies the cause, e.g. the assignment's id; unique together with kind and recipient. */
    cause: text('cause').notNull(),
    recipient: text('recipient').notNull(),
    subject: jsonb('subject').$type<Record<string, string>>().notNull(),
    created: instant('created').notNull(),
    attempts: integer('attempts').notNull(),
    /** By the application's clock; null once it is sent or abandoned. */
    nextAttempt: instant('next_attempt'),
    sent: instant('sent'),
    /** When it was dropped: its subject was missing or obsolete, or the mail was refused permanently. */
    abandoned: instant('abandoned'),
    lastError: text('last_error'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('mail_once').on(table.organizationId, table.kind, table.cause, table.recipient),
    index('mail_due')
      .on(table.organizationId, table.nextAttempt)
      .where(sql`${table.nextAttempt} is not null`),
  ],
);
