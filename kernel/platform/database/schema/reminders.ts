import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organization } from './organizations.ts';

/**
 * What an hour caused to be mailed, or to be judged unnecessary: once for each organization, kind, subject and
 * local date (product 11.14).
 */
export const reminder = pgTable(
  'reminder',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    kind: text('kind').$type<'eve' | 'undermanned' | 'month'>().notNull(),
    /** The patrol's id; for `month` the organization's. */
    subjectId: uuid('subject_id').notNull(),
    /** The local date of the patrol's start, or the first of the month that is summed up. */
    localDate: date('local_date').notNull(),
    /** The start of the patrol that was judged, which may still move within that date. */
    start: instant('start').notNull(),
    reminded: instant('reminded').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.kind, table.subjectId, table.localDate] }),
    index('reminder_by_start').on(table.start),
  ],
);
