import { boolean, type PgColumnBuilderBase, smallint, text } from 'drizzle-orm/pg-core';
import {
  type OrganizationSetting,
  type SecondStepChoice,
  usualSecondStepGrace,
} from '#organizations/contract';

/** A column of its own name for each setting of an organization; one that was added later has a default. */
export const organizationSettings = {
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
} satisfies Record<OrganizationSetting, PgColumnBuilderBase>;
