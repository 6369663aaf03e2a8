import { sql } from 'drizzle-orm';
import { boolean, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type SecondStepChoice, usualSecondStepGrace } from '#organizations/contract';
import { edits, instant } from './columns.ts';

export const organization = pgTable(
  'organization',
  {
    id: uuid('id').primaryKey(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    policeStation: text('police_station').notNull(),
    timeZone: text('time_zone').notNull(),
    eccEmail: text('ecc_email'),
    eccPhone: text('ecc_phone'),
    /** Null means the platform's default, for the sender and the sign-off. */
    emailFrom: text('email_from'),
    emailSignOff: text('email_sign_off'),
    patrollerInstructions: text('patroller_instructions').notNull(),
    patrolMeetUpInstructions: text('patrol_meet_up_instructions').notNull(),
    /** Whom patrollers and guests ring with questions; each may be missing (product 3.11). */
    coordinatorName: text('coordinator_name'),
    coordinatorPhone: text('coordinator_phone'),
    patrolNames: text('patrol_names').array().notNull(),
    /** Whether it has a page on which people ask to join, and what that page says besides (product 3.13 and 3.14). */
    joinPage: boolean('join_page').notNull().default(false),
    joinWords: text('join_words').notNull().default(''),
    /** Whether at least one on each patrol should be experienced (product 6.51). */
    experiencedOnEach: boolean('experienced_on_each').notNull().default(false),
    /** Whether those who could take a place are asked in turn instead of all at once (product 6.42). */
    askInTurn: boolean('ask_in_turn').notNull().default(false),
    /** Of whom it requires a second step, and in how many days they set it up (product 9.25). */
    secondStepFor: text('second_step_for').$type<SecondStepChoice>().notNull().default('nobody'),
    secondStepGraceDays: smallint('second_step_grace_days').notNull().default(usualSecondStepGrace),
    created: instant('created').notNull(),
    /** When it was archived; null while it is not (product 3.8). */
    archived: instant('archived'),
    /** When another organization took its code; null while the code is its own (product 3.9). */
    codeFreed: instant('code_freed'),
    ...edits(),
  },
  (table) => [uniqueIndex('organization_code').on(table.code).where(sql`${table.codeFreed} is null`)],
);
