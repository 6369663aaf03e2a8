import {
  Analytics,
  Blank,
  Edits,
  Email,
  Id,
  limits,
  line,
  listUpTo,
  MemberRole,
  Phone,
  Role,
  Stamp,
  Version,
} from '#contract';
import { z } from '#contract/zod.ts';
import { hasAddressForRoles, isOneMailbox } from './mailbox.ts';
import { MailChoices, NoticeChoice, SummaryChoice } from './notices/schema.ts';

/** When and why the last mail to a person's present address did not arrive (product 11.13). */
const AddressFailing = z.object({ when: z.string(), reason: z.string().nullable() });

/** A person whose address fails. */
export const FailingAddress = AddressFailing.extend({ _id: Id });
export type FailingAddress = z.infer<typeof FailingAddress>;

/**
 * A person of the organization. All members see the names. Admins, watchers and the person see contact details, roles,
 * `started` and `firstSignedIn`. Crew-mates on an upcoming or running patrol see phone and email (product 2.7). Admins who read a single person see
 * the edits as well.
 */
export const Person = Edits.partial().extend({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  finished: z.string().nullable(),
  /** Null for a person without an address of their own. */
  email: z.string().nullable().optional(),
  /** The member at whose address mails for the person arrive; seen like `roles`. If there is no email either, they get no mail. */
  mailVia: Id.nullable().optional(),
  phone: z.string().nullable().optional(),
  /** The patrol ID number, by which the ECC knows a patroller; seen by the same people as the phone. */
  idNumber: z.string().nullable().optional(),
  roles: z.array(Role).optional(),
  started: z.string().optional(),
  /** When they first signed in; null while they are only invited (product 4.12). */
  firstSignedIn: z.string().nullable().optional(),
  /** When they were last invited; null while their invitation is held (product 4.19). Seen like `roles`. */
  invited: z.string().nullable().optional(),
  /** What a watcher and a summary recipient have chosen. For admins who read a single person. */
  notices: NoticeChoice.optional(),
  summaries: SummaryChoice.optional(),
  /** Omitted if no code is asked of them when they sign in. For admins who read a single person. */
  secondStep: z.literal(true).optional(),
  /** When an admin erased their details; omitted if none did. For admins who read a single person. */
  erased: Stamp.optional(),
  /** That and when they will be; omitted unless that was chosen. For admins who read a single person. */
  erasing: z.object({ _id: Id, due: z.string() }).optional(),
  /** When they asked for that; omitted unless it waits for an answer. For admins who read a single person. */
  erasureAsked: z.string().optional(),
  /**
   * What an admin has asked for in place of the address, null for none, and when it happens by itself; omitted unless it waits (product 9.62). For admins
   * who read a single person.
   */
  addressChange: z.object({ email: z.string().nullable(), due: z.string() }).optional(),
  /** Omitted if the last mail arrived. For admins who read a single person. */
  addressFailing: AddressFailing.optional(),
});
export type Person = z.infer<typeof Person>;

/** What the link in the mail to the former address of an account is about (product 9.63). */
export const AddressChangeLink = z.object({
  organizationName: z.string(),
  timeZone: z.string(),
  /** As much of the new address as its owner needs to know it; null if there is none. */
  to: z.string().nullable(),
  /** When it happens by itself. */
  due: z.string(),
});
export type AddressChangeLink = z.infer<typeof AddressChangeLink>;

/** How many people have not signed in (product 4.20). */
export const Invitations = z.object({
  /** Never invited. */
  held: z.int(),
  /** Invited more than a day ago, so that they can be invited again. */
  unanswered: z.int(),
  /** Invited within a day. */
  recent: z.int(),
  /** How many people can be invited today. */
  left: z.int(),
});
export type Invitations = z.infer<typeof Invitations>;

/** Null or blank means none. */
const PersonPhone = z.union([z.null(), Blank, Phone]).transform((phone) => phone || null);

const IdNumber = z.union([z.null(), Blank, line(limits.idNumber)]).transform((number) => number || null);

const PersonRoles = listUpTo(limits.roles.max, z.string().trim().pipe(MemberRole)).transform((chosen) => [
  ...new Set(chosen),
]);

const newcomer = {
  firstName: line(),
  lastName: line(),
  /** Null means no address of their own (product 4.14). */
  email: Email.nullable(),
  phone: PersonPhone.optional(),
  idNumber: IdNumber.optional(),
  roles: PersonRoles.default([]),
};

/** A row of an import. Where mails go without an address of their own follows from the other rows (product 4.22). */
export const ImportedPerson = z
  .strictObject(newcomer)
  .refine(hasAddressForRoles, { path: ['email'], params: { reason: 'not-defined' } });
export type ImportedPerson = z.infer<typeof ImportedPerson>;

/** What becomes of a row of an import. */
export const ImportOutcome = z.object({
  /**
   * `shared`: their mails go to the address of `who`. `returning`: they had left. `known`: they are the member `who`. `repeated`: an
   * earlier row has them. `unshareable`: the address is that of `who`, and their roles need one of their own.
   */
  is: z.enum(['new', 'shared', 'returning', 'known', 'repeated', 'unshareable']),
  who: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
});
export type ImportOutcome = z.infer<typeof ImportOutcome>;

/** The fields of a new person. */
export const NewPerson = z
  .strictObject({
    ...newcomer,
    ...MailChoices.shape,
    /** The member at whose address their mails arrive; null or left out means none. */
    mailVia: Id.nullable().default(null),
    /** The caller's own organization; it may be left out. */
    organizationId: Id.optional(),
  })
  .refine(isOneMailbox, { path: ['mailVia'], params: { reason: 'unexpected-property' } })
  .refine(hasAddressForRoles, { path: ['email'], params: { reason: 'not-defined' } });
export type NewPerson = z.infer<typeof NewPerson>;

/** Omitted fields stay unchanged. */
export const PersonPatch = MailChoices.extend({
  firstName: line().optional(),
  lastName: line().optional(),
  email: Email.nullable().optional(),
  mailVia: Id.nullable().optional(),
  phone: PersonPhone.optional(),
  idNumber: IdNumber.optional(),
  roles: PersonRoles.optional(),
  version: Version.optional(),
});
export type PersonPatch = z.infer<typeof PersonPatch>;

/** The caller's own person, and the time zone of their screens. */
export const Profile = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string().nullable(),
  idNumber: z.string().nullable(),
  organizationId: Id.nullable(),
  roles: z.array(Role),
  /** What they have chosen, for the case that they are a watcher or a summary recipient. */
  notices: NoticeChoice,
  summaries: SummaryChoice,
  started: z.string(),
  finished: z.string().nullable(),
  timeZone: z.string(),
  /**
   * The second step that they need and have not set up: from which local date on nothing else works, and whether that has come. Null if they
   * need none, or have one (product 9.25).
   */
  secondStep: z.object({ due: z.string(), isOverdue: z.boolean() }).nullable(),
  /** Null if page views are not reported. */
  analytics: Analytics.nullable(),
});
export type Profile = z.infer<typeof Profile>;

/** What everybody may change about themselves. Null or blank means no phone; what is left out stays as it is. */
export const ProfilePatch = MailChoices.extend({ phone: PersonPhone.optional() });
export type ProfilePatch = z.infer<typeof ProfilePatch>;
