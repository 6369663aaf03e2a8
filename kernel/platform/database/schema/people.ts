import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '#contract';
import type { NoticeChoice, SummaryChoice } from '#people/contract';
import type { PairKind, Unavailability } from '#planning/contract';
import { byName, edits, instant, organizationOrNone } from './columns.ts';

/** Whose each address is, of all unfinished people on the platform: the directory in which an address finds its organization (decision 80). */
export const personAddress = pgTable(
  'person_address',
  {
    /** In lower case. */
    address: text('address').primaryKey(),
    organizationId: organizationOrNone('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [unique('person_address_of_person').on(table.organizationId, table.personId, table.address)],
);

export const person = pgTable(
  'person',
  {
    id: uuid('id').notNull(),
    organizationId: organizationOrNone('organization_id').notNull(),
    /** Null for a person without an address of their own, who has no account (product 4.14). */
    email: text('email'),
    /** The member at whose address mails for this person arrive. */
    mailVia: uuid('mail_via'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone'),
    /** The patrol ID number. */
    idNumber: text('id_number'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** An argon2id hash in PHC format; null until the person sets a password. */
    passwordHash: text('password_hash'),
    started: instant('started').notNull(),
    finished: instant('finished'),
    /** Since when a second step is required of them (product 9.25); null if none is. For who was added with it, and for super administrators, `started` counts. */
    secondStepRequired: instant('second_step_required'),
    /** Null again after a finished person is reopened. */
    firstSignedIn: instant('first_signed_in'),
    /** Whether they have ever signed in, also before they left and came back: their address is how they are known (product 9.62). */
    hasSignedIn: boolean('has_signed_in').notNull().default(false),
    /** When they were last invited; null while the invitation is held (product 4.19). */
    invited: instant('invited'),
    /** The patrols a month that a patroller wishes to go on; null if they have not said. */
    patrolsAMonth: smallint('patrols_a_month'),
    /** Whether admins hold them for experienced. */
    experienced: boolean('experienced').notNull().default(false),
    /** Which notices a watcher gets. */
    notices: text('notices').$type<NoticeChoice>().notNull().default('each'),
    /** Which summaries a summary recipient gets. */
    summaries: text('summaries').$type<SummaryChoice>().notNull().default('each'),
    /** When an admin erased their details, and which one (decision 88). */
    erased: instant('erased'),
    erasedBy: uuid('erased_by'),
    /** The address that is theirs alone on the platform, as addresses are compared; null once they have finished. */
    takenAddress: text('taken_address').generatedAlwaysAs(
      sql`case when finished is null then lower(email) end`,
    ),
    ...edits(),
  },
  (table) => [
    primaryKey({ name: 'person_pkey', columns: [table.organizationId, table.id] }),
    // checked when the transaction ends, as the migration says
    foreignKey({
      name: 'person_taken_address',
      columns: [table.organizationId, table.id, table.takenAddress],
      foreignColumns: [personAddress.organizationId, personAddress.personId, personAddress.address],
    }),
    index('person_by_mailbox')
      .on(table.organizationId, table.mailVia)
      .where(sql`${table.mailVia} is not null`),
    foreignKey({
      name: 'person_mail_via',
      columns: [table.organizationId, table.mailVia],
      foreignColumns: [table.organizationId, table.id],
    }),
    check('person_one_mailbox', sql`${table.email} is null or ${table.mailVia} is null`),
    check('person_notices', sql`${table.notices} in ('each', 'daily', 'weekly', 'none')`),
    check('person_summaries', sql`${table.summaries} in ('each', 'monthly', 'none')`),
    check(
      'person_address_for_roles',
      sql`${table.email} is not null or ${table.finished} is not null or ${table.roles} <@ array['patroller']`,
    ),
    index('person_by_name').on(table.organizationId, byName(table.lastName), table.id),
  ],
);

/**
 * A change of somebody's mailbox that an admin has asked for, and that waits (product 9.62). One that is done is kept for a day, in which no second
 * step is reset.
 */
export const addressChange = pgTable(
  'address_change',
  {
    organizationId: uuid('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The link in the mail to the former address is made of it. */
    id: uuid('id').notNull(),
    former: text('former').notNull(),
    /** What comes in its place, as of a person. */
    email: text('email'),
    mailVia: uuid('mail_via'),
    asked: instant('asked').notNull(),
    askedBy: uuid('asked_by').notNull(),
    done: instant('done'),
    /** When it happens by itself; of one that is done, until when it is kept. */
    due: instant('due').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId] }),
    index('address_change_by_id').on(table.id),
    index('address_change_by_due').on(table.due),
    foreignKey({
      name: 'address_change_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** A period in which a patroller is not available. Those of one person are numbered from 0 and saved together. */
export const availability = pgTable(
  'availability',
  {
    organizationId: uuid('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    number: smallint('number').notNull(),
    kind: text('kind').$type<Unavailability>().notNull(),
    /** Local dates, both included; for good if there is no last one. */
    from: date('from').notNull(),
    until: date('until'),
    /** ISO 8601: 1 is Monday. */
    weekdays: smallint('weekdays').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId, table.number] }),
    foreignKey({
      name: 'availability_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);

/** Somebody with whom a person must not go, or wishes to go; the other one has the same row the other way round (product 6.50). */
export const personPair = pgTable(
  'person_pair',
  {
    organizationId: uuid('organization_id').notNull(),
    personId: uuid('person_id').notNull(),
    otherId: uuid('other_id').notNull(),
    kind: text('kind').$type<PairKind>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.personId, table.otherId] }),
    foreignKey({
      name: 'person_pair_person',
      columns: [table.organizationId, table.personId],
      foreignColumns: [person.organizationId, person.id],
    }),
    foreignKey({
      name: 'person_pair_other',
      columns: [table.organizationId, table.otherId],
      foreignColumns: [person.organizationId, person.id],
    }),
  ],
);
