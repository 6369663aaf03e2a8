import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { assignment } from './assignments.ts';
import { linkToken } from './auth.ts';
import { instant } from './columns.ts';
import { patrol } from './patrols.ts';
import { person } from './people.ts';

/** Places on a patrol that people are asked to take (product 6.31, 6.37 and 6.42). Whether an offer is open is computed. */
export const offer = pgTable(
  'offer',
  {
    organizationId: uuid('organization_id').notNull(),
    id: uuid('id').notNull(),
    patrolId: uuid('patrol_id').notNull(),
    /** The assignment that is to be taken over; null for the patrol's free places. */
    assignmentId: uuid('assignment_id'),
    /** The assignment that whoever takes it gives in return: theirs, on another patrol. Null unless it is a swap. */
    inReturnId: uuid('in_return_id'),
    /** Why somebody must drop out, in their words. */
    reason: text('reason'),
    /** When more people are asked; null if nobody else will be. */
    nextTurn: instant('next_turn'),
    created: instant('created').notNull(),
    createdBy: uuid('created_by').notNull(),
    /** When the assignment was taken over, and by whom. Null for free places: who takes one is on the crew. */
    taken: instant('taken'),
    takenBy: uuid('taken_by'),
    withdrawn: instant('withdrawn'),
    withdrawnBy: uuid('withdrawn_by'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('offer_by_patrol').on(table.organizationId, table.patrolId),
    uniqueIndex('offer_of_free_places')
      .on(table.organizationId, table.patrolId)
      .where(sql`${table.assignmentId} is null and ${table.withdrawn} is null`),
    uniqueIndex('offer_of_assignment')
      .on(table.organizationId, table.assignmentId, sql`coalesce(${table.inReturnId}, ${table.assignmentId})`)
      .where(
        sql`${table.assignmentId} is not null and ${table.withdrawn} is null and ${table.taken} is null`,
      ),
    index('offer_in_turn')
      .on(table.nextTurn)
      .where(sql`${table.nextTurn} is not null and ${table.withdrawn} is null and ${table.taken} is null`),
    foreignKey({
      name: 'offer_patrol',
      columns: [table.organizationId, table.patrolId],
      foreignColumns: [patrol.organizationId, patrol.id],
    }),
    foreignKey({
      name: 'offer_assignment',
      columns: [table.organizationId, table.assignmentId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
    foreignKey({
      name: 'offer_in_return',
      columns: [table.organizationId, table.inReturnId],
      foreignColumns: [assignment.organizationId, assignment.id],
    }),
  ],
);

/** Somebody who is asked to take an offered place. */
export const offerRecipient = pgTable(
  'offer_recipient',
  {
    organizationId: uuid('organization_id').notNull(),
    offerId: uuid('offer_id').notNull(),
    personId: uuid('person_id').notNull(),
    asked: instant('asked').notNull(),
    /** The link by which they take it without signing in, shared by all that they were asked at once. */
    linkId: uuid('link_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.offerId, table.personId] }),
    index('offer_recipient_by_person').on(table.organizationId, table.personId),
    index('offer_recipient_by_link').on(table.organizationId, table.linkId),
    foreignKey({
      name: 'offer_recipient_offer',
      columns: [table.organizationId, table.offerId],
      foreignColumns: [offer.organizationId, offer.id],
    }),
    foreignKey({
      name: 'offer_recipient_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    foreignKey({
      name: 'offer_recipient_link',
      columns: [table.organizationId, table.linkId],
      foreignColumns: [linkToken.organizationId, linkToken.id],
    }),
  ],
);
