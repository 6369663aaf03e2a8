import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CrewCorrection } from '#patrols/contract';
import { instant } from './columns.ts';
import { patrol } from './patrols.ts';
import { person } from './people.ts';

/** A patroller on a patrol. Adding a removed patroller again inserts a new row, so at most one row is not removed. */
export const assignment = pgTable(
  'assignment',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    personId: uuid('person_id').notNull(),
    created: instant('created').notNull(),
    accepted: instant('accepted'),
    acceptedBy: uuid('accepted_by'),
    declined: instant('declined'),
    declinedBy: uuid('declined_by'),
    didNotShow: instant('did_not_show'),
    didNotShowBy: uuid('did_not_show_by'),
    removed: instant('removed'),
    removedBy: uuid('removed_by'),
    /** When an admin overrode a double booking to assign them, and which admin. */
    doubleBooked: instant('double_booked'),
    doubleBookedBy: uuid('double_booked_by'),
    /** When the mail was handed over to the mail server. */
    emailed: instant('emailed'),
    /** The same for all who were put on together when a proposal was accepted, so that they can be taken off together (product 6.53). */
    batch: uuid('batch'),
    /** When that was undone; they are removed and count as never assigned. */
    undone: instant('undone'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('assignment_by_batch').on(table.organizationId, table.batch).where(sql`${table.batch} is not null`),
    uniqueIndex('assignment_current')
      .on(table.organizationId, table.patrolId, table.personId)
      .where(sql`${table.removed} is null`),
    index('assignment_by_patrol').on(table.organizationId, table.patrolId),
    index('assignment_by_person').on(table.organizationId, table.personId),
    foreignKey({
      name: 'assignment_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
    foreignKey({
      name: 'assignment_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** The history of an assignment: answers, being asked again, and undone answers (product 6.2 and 6.12). */
export const assignmentAnswer = pgTable(
  'assignment_answer',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    assignmentId: uuid('assignment_id').notNull(),
    answer: text('answer').$type<'accepted' | 'declined' | 'asked-again' | 'undone'>().notNull(),
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('assignment_answer_by_assignment').on(table.organizationId, table.assignmentId),
    foreignKey({
      name: 'assignment_answer_assignment',
      columns: [table.organizationId, table.assignmentId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
  ],
);

/** A guest on a patrol, who is not a person of the organization. */
export const guest = pgTable(
  'guest',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    name: text('name').notNull(),
    phone: text('phone'),
    email: text('email'),
    created: instant('created').notNull(),
    removed: instant('removed'),
    removedBy: uuid('removed_by'),
    emailed: instant('emailed'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('guest_by_patrol').on(table.organizationId, table.patrolId),
    index('guest_with_contact')
      .on(table.organizationId, table.patrolId)
      .where(sql`${table.phone} is not null or ${table.email} is not null`),
    foreignKey({
      name: 'guest_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
  ],
);

/** How an admin corrected, after the start, who came (product 6.18): the history, of a patroller or of a guest. */
export const crewCorrection = pgTable(
  'crew_correction',
  {
    organizationId: uuid('organization_id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    id: uuid('id').notNull(),
    change: text('change').$type<CrewCorrection['change']>().notNull(),
    personId: uuid('person_id'),
    guestId: uuid('guest_id'),
    when: instant('when').notNull(),
    by: uuid('by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.patrolId, table.id] }),
    foreignKey({
      name: 'crew_correction_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
    foreignKey({
      name: 'crew_correction_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    foreignKey({
      name: 'crew_correction_guest',
      columns: [table.organizationId, table.guestId],
      foreignColumns: [guest.organizationId, guest.id],
    }),
  ],
);
