import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organizationOrNone } from './columns.ts';
import { person } from './people.ts';

/**
 * Recent attempts, counted across all processes. `key` names the action and the person or thing that is counted:
 * by id, or as a keyed hash, so that the table does not collect strangers' addresses.
 */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When counting starts again from zero. */
    windowEnds: instant('window_ends').notNull(),
    /** Every attempt is blocked until then. */
    blockedUntil: instant('blocked_until'),
  },
  (table) => [index('attempt_by_end').on(table.windowEnds)],
);

/** The first answer of a creating call, returned when it is repeated with the same `Idempotency-Key` (product 12.5). */
export const idempotencyRecord = pgTable(
  'idempotency_record',
  {
    organizationId: organizationOrNone('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** Method and path pattern. */
    route: text('route').notNull(),
    key: text('key').notNull(),
    /** A digest of the request: a different one under the same key is refused. */
    request: text('request').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    created: instant('created').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId, table.route, table.key] }),
    foreignKey({
      name: 'idempotency_record_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    index('idempotency_record_by_created').on(table.created),
  ],
);

/** Facts about the installation, such as whether the demonstration was loaded. */
export const installation = pgTable('installation', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<Record<string, unknown>>().notNull(),
});

/** When a task that others rely on last ran, by any worker. */
export const periodicTaskRun = pgTable('periodic_task_run', {
  task: text('task').primaryKey(),
  ran: instant('ran').notNull(),
});
