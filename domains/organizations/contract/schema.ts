import {
  Blank,
  Coordinator,
  capitalizeWords,
  Edits,
  Email,
  EmailFrom,
  Id,
  isTimeZone,
  limits,
  line,
  listUpTo,
  Phone,
  Text,
  Version,
  visibleCharacters,
} from '#contract';
import { z } from '#contract/zod.ts';
import { secondStepChoices } from './second-step.ts';

/**
 * How the organization's patrols reach the ECC: by its own phone and address, or else the installation's
 * (product 16.1).
 */
export const EccContact = z.object({
  phone: z.string().nullable(),
  /** Whether log-ons can be mailed. The address itself is for admins. */
  takesMail: z.boolean(),
});
export type EccContact = z.infer<typeof EccContact>;

/** Since when an organization is archived, until when its code stays its own, and whether another one has it now (product 3.9). */
const Archived = z.object({ since: z.string(), codeUntil: z.string(), isCodeTaken: z.boolean() });

/** A patrol group tied to a police station. Only its admins and super administrators see the sender, the sign-off, the coordinator, the suggested names, the page to join, the rule of experience and the edits (product 2.8). */
export const Organization = Edits.partial().extend({
  _id: Id,
  code: z.string(),
  name: z.string(),
  policeStation: z.string(),
  timeZone: z.string(),
  ecc: EccContact,
  eccPhone: z.string().nullable(),
  patrollerInstructions: z.string(),
  patrolMeetUpInstructions: z.string(),
  eccEmail: z.string().nullable().optional(),
  emailFrom: z.string().optional(),
  /** The From of mails when the installation may not send from `emailFrom`'s domain (product 11.4). */
  sentFrom: z.string().optional(),
  /** Whether somebody reads what is answered to `emailFrom`; otherwise admins get it (product 11.25). */
  isFromRead: z.boolean().optional(),
  /** The domain that sends the mails, when the one of `emailFrom` is not known to permit it (product 11.38). */
  sentBy: z.string().optional(),
  emailSignOff: z.string().optional(),
  ...Coordinator.shape,
  patrolNames: z.array(z.string()).optional(),
  /** Whether it has a page on which people ask to join, and what that page says besides (product 3.13 and 3.14). */
  joinPage: z.boolean().optional(),
  joinWords: z.string().optional(),
  /** Whether at least one on each patrol should be experienced (product 6.51). */
  experiencedOnEach: z.boolean().optional(),
  /** Whether those who could take a place are asked in turn instead of all at once (product 6.42). */
  askInTurn: z.boolean().optional(),
  /** Of whom it requires a second step, and in how many days they set it up (product 9.25). */
  secondStepFor: z.enum(secondStepChoices).optional(),
  secondStepGraceDays: z.number().int().optional(),
  /** Omitted unless it is archived. */
  archived: Archived.optional(),
});
export type Organization = z.infer<typeof Organization>;

/** What is known of an organization, but cannot be set, or not by a change. */
type Derived = keyof Edits | '_id' | 'code' | 'ecc' | 'sentFrom' | 'isFromRead' | 'sentBy' | 'archived';

/** The name of what an organization sets. */
export type OrganizationSetting = Exclude<keyof Organization, Derived>;

/** How each setting is sent in a change: none can be left out, and each is read as it was sent. */
type SentSettings = { [S in OrganizationSetting]: z.ZodType<Organization[S] | undefined> };

/** A row of the super administrator's list. */
export const OrganizationListItem = Organization.pick({ _id: true, code: true, name: true }).extend({
  archived: z.string().nullable(),
});
export type OrganizationListItem = z.infer<typeof OrganizationListItem>;

const shortName = line(limits.organizationName).transform(capitalizeWords);

const TimeZone = z.string().refine(isTimeZone, { params: { reason: 'key-not-found' } });

/** Suggestions for a patrol's name; there may be none. */
const PatrolNames = listUpTo(limits.patrolNames.max, line());

/** Blank means the platform's default sender. */
const Sender = z.union([Blank, EmailFrom]);

/** Null or blank means none. */
const EccEmail = z.union([z.null(), Blank, Email]).transform((address) => address || null);

const PhoneOrNone = z.union([z.null(), Blank, Phone]).transform((phone) => phone || null);

const CoordinatorName = z.union([z.null(), Blank, line()]).transform((name) => name || null);

/** A call sign (product 3.2). */
export const OrganizationCode = z
  .string()
  .trim()
  .toUpperCase()
  .length(limits.organizationCode.exact)
  .regex(visibleCharacters);

/** What an organization may set when it is made, and change afterwards. */
const settings = {
  emailFrom: Sender.optional(),
  emailSignOff: Text.optional(),
  patrollerInstructions: Text.optional(),
  patrolMeetUpInstructions: Text.optional(),
  patrolNames: PatrolNames.optional(),
  timeZone: TimeZone.optional(),
  eccEmail: EccEmail.optional(),
  eccPhone: PhoneOrNone.optional(),
  coordinatorName: CoordinatorName.optional(),
  coordinatorPhone: PhoneOrNone.optional(),
  joinPage: z.boolean().optional(),
  joinWords: Text.max(limits.joinWords.max).optional(),
  experiencedOnEach: z.boolean().optional(),
  askInTurn: z.boolean().optional(),
};

/** A person who is to be an admin. */
export const NewAdmin = z.strictObject({
  firstName: line(limits.adminName),
  lastName: line(limits.adminName),
  email: Email,
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/** The fields of a new organization and its first admin (product 3.3). */
export const NewOrganization = z.strictObject({
  code: OrganizationCode,
  name: shortName,
  policeStation: shortName,
  admin: NewAdmin,
  ...settings,
});
export type NewOrganization = z.infer<typeof NewOrganization>;

const changedSettings = {
  name: shortName.optional(),
  policeStation: shortName.optional(),
  secondStepFor: z.enum(secondStepChoices).optional(),
  secondStepGraceDays: z.int().min(limits.secondStepGrace.min).max(limits.secondStepGrace.max).optional(),
  ...settings,
} satisfies SentSettings;

/** The settings that may change; the code may not (product 3.2). A blank sender or sign-off falls back to the default. */
export const OrganizationPatch = z.strictObject({ ...changedSettings, version: Version.optional() });
export type OrganizationPatch = z.infer<typeof OrganizationPatch>;

/**
 * What an organization's own admins may change. The ECC's address is not included, because every log-on is
 * mailed to it (product 3.6).
 */
export const OwnOrganizationPatch = OrganizationPatch.omit({ eccEmail: true });
export type OwnOrganizationPatch = z.infer<typeof OwnOrganizationPatch>;

/** A new code, for an archived organization whose own was taken. */
export const OrganizationRestore = z.strictObject({ code: OrganizationCode.optional() });
export type OrganizationRestore = z.infer<typeof OrganizationRestore>;
