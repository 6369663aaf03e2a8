import {
  Blank,
  Edits,
  Id,
  Instant,
  limits,
  line,
  listUpTo,
  Message,
  NullableText,
  newPatrol,
  OverlappingPatrol,
  optional,
  Stamp,
  Version,
} from '#contract';
import { z } from '#contract/zod.ts';
import { Hold } from './hold.ts';
import { EccLogOffResponse, EccLogOnResponse, EccMail, EccNotification } from './recorded/ecc.ts';
import { Incident } from './recorded/incident.ts';
import { Finished, Started } from './recorded/schema.ts';
import { SetAside } from './recorded/set-aside.ts';

/** A patrol has a call sign, an event has none (product 1.2). */
export const PatrolType = z.enum(['patrol', 'event']);
export type PatrolType = z.infer<typeof PatrolType>;

/** A patroller on a patrol, who counts as crew unless declined or removed (product 1.2). */
export const Assignment = z.object({
  accepted: Stamp.nullable(),
  declined: Stamp.nullable(),
  didNotShow: Stamp.nullable(),
  removed: Stamp.nullable(),
  emailed: Stamp.nullable(),
  /**
   * For a person who was added though double-booked, their other patrols at the same time. Omitted if there are
   * none, and in lists.
   */
  doubleBooked: z.array(OverlappingPatrol).optional(),
});
export type Assignment = z.infer<typeof Assignment>;

/** A guest in a list. */
export const ListedGuest = z.object({ name: z.string(), removed: Stamp.nullable() });
export type ListedGuest = z.infer<typeof ListedGuest>;

/** A guest of one patrol. Phone and email are left out for those who may not see them (product 2.11). */
export const Guest = ListedGuest.extend({
  phone: z.string().nullable().optional(),
  email: z.string().nullable().optional(),
});
export type Guest = z.infer<typeof Guest>;

/** How an admin corrected, after the start, who came: a patroller or a guest, by id (product 6.18). */
export const CrewCorrection = z.object({
  change: z.enum(['added', 'removed', 'did-not-show', 'did-show']),
  personId: Id.nullable(),
  guestId: Id.nullable(),
  when: z.string(),
  by: Id,
});
export type CrewCorrection = z.infer<typeof CrewCorrection>;

/**
 * How many people were told by mail that a patrol was cancelled, and how many such mails are still waiting
 * (product 5.11).
 */
export const ToldOfCancelling = z.object({ sent: z.int(), waiting: z.int() });
export type ToldOfCancelling = z.infer<typeof ToldOfCancelling>;

/** A patrol or event with its patrollers and guests, both keyed by id. */
export const Patrol = Edits.extend({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  when: z.string(),
  /** Elapsed hours, also when the clocks change. */
  hours: z.number(),
  callSign: z.string().nullable(),
  /** How many a patrol wants on its crew; of an event it says nothing (product 5.23). */
  crewSize: z.int(),
  instructions: z.string().nullable(),
  cancelled: Stamp.nullable(),
  finalized: Stamp.nullable(),
  deleted: Stamp.nullable(),
  started: Started.nullable(),
  finished: Finished.nullable(),
  eccLogOnNotification: EccNotification.nullable(),
  eccLogOnResponse: EccLogOnResponse.nullable(),
  /** What the ECC's answer was before, the latest first. Omitted if it was never replaced, and in lists. */
  formerEventNumbers: z.array(EccLogOnResponse).max(limits.formerEventNumbers.max).optional(),
  eccLogOffNotification: EccNotification.nullable(),
  eccLogOffResponse: EccLogOffResponse.nullable(),
  patrollers: z.record(z.string(), Assignment),
  guests: z.record(z.string(), Guest),
  /** In order of time. */
  incidents: z.array(Incident),
  /** The state of the mails of its log-on and its log-off; null if there is none (product 11.21). */
  eccLogOnMail: EccMail.nullable(),
  eccLogOffMail: EccMail.nullable(),
  /** When an admin acknowledged that it is past its end; null again after an extension (product 17.8). */
  overdueAcknowledged: Stamp.nullable(),
  /**
   * What is kept for review and what was voided, the latest first, for admins and the crew. Omitted if there is
   * nothing.
   */
  setAside: z.array(SetAside).optional(),
  /** What an admin took from there into the record (product 17.26). Omitted like it. */
  taken: z.array(SetAside).optional(),
  /** How who came was corrected, the latest first, for admins and the crew. Omitted if it was not, and in lists. */
  corrections: z.array(CrewCorrection).max(limits.corrections.max).optional(),
  /** How many people were mailed that it was cancelled; omitted until it is. */
  told: ToldOfCancelling.optional(),
  /** What of it is or was held, the latest first, for admins and the crew. Omitted if nothing was, and in lists. */
  holds: z.array(Hold).max(limits.holds.max).optional(),
});
export type Patrol = z.infer<typeof Patrol>;

/** A patrol in a list: without incidents, edits, and guests' phone and email. */
export const PatrolListItem = Patrol.omit({
  formerEventNumbers: true,
  incidents: true,
  eccLogOnMail: true,
  eccLogOffMail: true,
  overdueAcknowledged: true,
  setAside: true,
  taken: true,
  corrections: true,
  told: true,
  holds: true,
  version: true,
  edited: true,
}).extend({
  guests: z.record(z.string(), ListedGuest),
});
export type PatrolListItem = z.infer<typeof PatrolListItem>;

/** Null or blank means no name. */
const PatrolName = z.union([z.null(), Blank, line(limits.patrolName)]).transform((name) => name || null);

const scheduled = {
  when: Instant,
  hours: z.number().min(limits.hours.min).max(limits.hours.max),
  name: optional(PatrolName),
};

const CrewSize = z.int().min(limits.crewSize.min).max(limits.crewSize.max);

/** The patrollers that a new patrol begins with, such as those of the patrol that it copies (product 5.10). */
const FirstCrew = listUpTo(limits.crew.max, Id).transform(unique);

export const NewEvent = z.strictObject({
  ...scheduled,
  patrollers: FirstCrew.optional(),
  instructions: optional(NullableText),
});
export type NewEvent = z.infer<typeof NewEvent>;

/** Drafts to be finalized together. */
export const Drafts = z.strictObject({
  ids: listUpTo(limits.finalizedTogether.max, Id).transform(unique),
});
export type Drafts = z.infer<typeof Drafts>;

/** Patrols and events to be cancelled together, and what those whom that mails are told besides. */
export const Cancellation = z.strictObject({
  ids: listUpTo(limits.cancelledTogether.max, Id).transform(unique),
  message: Message.optional(),
});

/** Omitted fields stay unchanged. Only an event has instructions, and only a patrol wants a crew. */
export const PatrolPatch = z.strictObject({
  when: scheduled.when.optional(),
  hours: scheduled.hours.optional(),
  name: PatrolName.optional(),
  crewSize: CrewSize.optional(),
  instructions: NullableText.optional(),
  message: Message.optional(),
  version: Version.optional(),
});
export type PatrolPatch = z.infer<typeof PatrolPatch>;

export const NewPatrol = z.strictObject({
  ...scheduled,
  patrollers: FirstCrew.optional(),
  callSign: line(limits.callSign).transform((sign) => sign.toUpperCase()),
  crewSize: CrewSize.default(newPatrol.crewSize),
});
export type NewPatrol = z.infer<typeof NewPatrol>;

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}

/** Copies of patrols, to be made together (product 5.22). Each has the people who are put on it. */
export const NewCopies = z.strictObject({
  copies: listUpTo(
    limits.copies.max,
    z.strictObject({ of: Id, when: Instant, patrollers: FirstCrew.default([]) }),
  ).refine((copies) => copies.length > 0, { params: { reason: 'not-defined' } }),
});
export type NewCopies = z.infer<typeof NewCopies>;
