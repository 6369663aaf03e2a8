import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { edits, instant } from './columns.ts';

export const organization = pgTable('organization', {
  id: uuid('id').primaryKey(),
  code: text('code').notNull().unique('organization_code'),
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
  patrolNames: text('patrol_names').array().notNull(),
  created: instant('created').notNull(),
  ...edits(),
});
