import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { edits, instant } from './columns.ts';
import { organizationSettings } from './organization-settings.ts';

export const organization = pgTable(
  'organization',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    ...organizationSettings,
    created: instant('created').notNull(),
    /** When it was archived; null while it is not (product 3.8). */
    archived: instant('archived'),
    /** When another organization took its code; null while the code is its own (product 3.9). */
    codeFreed: instant('code_freed'),
    ...edits(),
  },
  (table) => [uniqueIndex('organization_code').on(table.code).where(sql`${table.codeFreed} is null`)],
);
