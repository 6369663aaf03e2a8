import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Audience } from '#messages/contract';
import { instant } from './columns.ts';
import { patrol } from './patrols.ts';

/** What admins have written to members (product 11.70). Each of its mails is in the outbox, which says what became of it. */
export const message = pgTable(
  'message',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    audience: text('audience').$type<Audience['kind']>().notNull(),
    /** The patrol whose crew it went to. */
    patrolId: uuid('patrol_id'),
    /** The local month whose crews it went to, `2026-12`. */
    month: text('month'),
    /** Both are blank once they were taken away because of their age (decision 81). */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    sent: instant('sent').notNull(),
    sentBy: uuid('sent_by').notNull(),
    /** The people and guests it was meant for who had no address then. */
    unmailed: uuid('unmailed').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('message_by_sent').on(table.organizationId, table.sent, table.id),
    index('message_with_text').on(table.organizationId, table.sent).where(sql`${table.text} <> ''`),
    foreignKey({
      name: 'message_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);
