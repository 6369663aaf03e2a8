import { date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ViewKind } from '#contract';
import type { ViewSubject, ViewWay } from '#privacy/contract';
import { instant } from './columns.ts';

/**
 * Who saw personal details of what, in one row for each day (decision 89). It names none of them itself. Rows are written many at once, of
 * several organizations, and so refer to nothing: one that is gone would keep the others from being written.
 */
export const detailsView = pgTable(
  'details_view',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    /** The day in UTC. */
    day: date('day').notNull(),
    /** Who looked. */
    by: uuid('by').notNull(),
    what: text('what').$type<ViewKind>().notNull(),
    way: text('way').$type<ViewWay>().notNull(),
    subject: text('subject').$type<ViewSubject['kind']>().notNull(),
    /** The patrol, the person, or the organization itself if it was several. */
    subjectId: uuid('subject_id').notNull(),
    /** How many one answer showed at most. */
    amount: integer('amount'),
    times: integer('times').notNull(),
    first: instant('first').notNull(),
    last: instant('last').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    unique('details_view_of_day').on(
      table.organizationId,
      table.by,
      table.day,
      table.what,
      table.way,
      table.subjectId,
    ),
    index('details_view_by_subject').on(table.organizationId, table.subjectId, table.id),
    index('details_view_by_first').on(table.organizationId, table.first),
  ],
);
