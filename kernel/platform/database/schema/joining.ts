import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organization } from './organizations.ts';

/** Who has asked to join an organization. The row goes once it is answered or has expired: nothing is kept of strangers (product 4.27). */
export const joinRequest = pgTable(
  'join_request',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    /** The mailed link is made of it. */
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message'),
    asked: instant('asked').notNull(),
    /** When whoever reads its mailbox confirmed it; admins see none before. */
    confirmed: instant('confirmed'),
    expires: instant('expires').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('join_request_by_id').on(table.id),
    index('join_request_by_expiry').on(table.expires),
    uniqueIndex('join_request_once')
      .on(table.organizationId, sql`lower(${table.email})`)
      .where(sql`${table.confirmed} is not null`),
  ],
);
