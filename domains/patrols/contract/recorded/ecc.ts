import { Id, Instant, limits, line, NullableText, optional, Phone, plainCode, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { NewVehicle, Vehicle } from '#vehicles/contract';
import { deviceTimes, inPair } from './device-times.ts';

/** Messages between a patrol and the police emergency control centre (product 1.4 and 16). */

/** When the centre was notified, and by whom. */
export const EccNotification = Stamp;
export type EccNotification = z.infer<typeof EccNotification>;

/** The state of a mail to the centre. */
export const EccMail = z.object({
  /** The instant from which it may leave. */
  queued: z.string(),
  /** When the mail server took it. */
  sent: z.string().nullable(),
  /** It was refused for good, or came back. */
  failed: z.boolean(),
});
export type EccMail = z.infer<typeof EccMail>;

/** The centre's response to a log-on; `by` is set when a person typed in the number instead. */
export const EccLogOnResponse = Stamp.extend({ policeEventNumber: z.string() });
export type EccLogOnResponse = z.infer<typeof EccLogOnResponse>;

/** The centre's response to a log-off. */
export const EccLogOffResponse = Stamp;
export type EccLogOffResponse = z.infer<typeof EccLogOffResponse>;

/** A police event number as it was typed or read: any single line (product 16.5). */
export const EventNumber = line(limits.eventNumber).overwrite(plainCode);

/** One labelled fact of a message; a value may have several lines. */
export const EccFact = z.object({ label: z.string(), value: z.string() });
export type EccFact = z.infer<typeof EccFact>;

/** A message to the ECC. The mail, the kept copy and the preview say the same (product 16.3). */
export const EccMessage = z.object({
  subject: z.string(),
  /** Who, when and whom to ring, in one sentence. */
  summary: z.string(),
  facts: z.array(EccFact),
});
export type EccMessage = z.infer<typeof EccMessage>;

/** The facts of a log-on besides the patrol itself. */
export const EccLogOnDetails = z.object({
  phone: Phone,
  vehicle: optional(NewVehicle.nullable()),
  overt: optional(z.boolean().nullable()),
  notes: optional(NullableText),
  /** Why a crew of fewer than two patrols all the same; only such a crew gives one (product 16.2). */
  standDownReason: optional(NullableText),
});
export type EccLogOnDetails = z.infer<typeof EccLogOnDetails>;

/**
 * Whether the screen showed that this is training. The call is refused if a rename has changed that since, so
 * that nobody takes training for a real log-on or the reverse (product 16.15).
 */
const ShownAsTraining = z.boolean().optional();

/** An event number that the crew was told. */
export const ToldEventNumber = z.strictObject({ policeEventNumber: EventNumber, training: ShownAsTraining });

/** A log-on. The `_id` is the client's: the same one again changes nothing (product 16.2). */
export const NewEccLogOn = inPair(
  z.strictObject({
    _id: Id,
    ...EccLogOnDetails.shape,
    /** When it was sent, by the device's clock; the server's time if omitted. */
    when: Instant.optional(),
    training: ShownAsTraining,
    ...deviceTimes,
  }),
);
export type NewEccLogOn = z.infer<typeof NewEccLogOn>;

/** A running patrol's new total of hours. The `_id` is the client's, as in a log-on. */
export const Extension = inPair(
  z.strictObject({
    _id: Id,
    hours: z.number().min(limits.hours.min).max(limits.hours.max),
    when: Instant.optional(),
    ...deviceTimes,
  }),
);
export type Extension = z.infer<typeof Extension>;

/** The facts about a patrol in every message. */
export const EccPatrol = z.object({
  callSign: z.string(),
  organization: z.object({
    name: z.string(),
    code: z.string(),
    policeStation: z.string(),
    timeZone: z.string(),
  }),
  when: z.string(),
  /** Elapsed hours. */
  hours: z.number(),
  /** A TEST patrol: the message goes to its sender (product 16.8). */
  training: z.boolean(),
});
export type EccPatrol = z.infer<typeof EccPatrol>;

/** Somebody on the crew, as a log-on names them. */
export const EccCrewMember = z.object({
  /** As a screen shows it: `Wiremu HŌHEPA`. */
  name: z.string(),
  idNumber: z.string().nullable(),
  phone: z.string().nullable(),
});
export type EccCrewMember = z.infer<typeof EccCrewMember>;

/** What a log-on says of a patrol: the facts of every message, and who is on it. */
export const EccLogOnSubject = EccPatrol.extend({
  crew: z.array(EccCrewMember),
  /** The guests' names. */
  guests: z.array(z.string()),
});
export type EccLogOnSubject = z.infer<typeof EccLogOnSubject>;

/** A log-on that was sent. */
export const SentEccLogOn = Stamp.extend({
  message: EccMessage,
  phone: z.string(),
  vehicle: Vehicle.nullable(),
  overt: z.boolean().nullable(),
  notes: z.string().nullable(),
  standDownReason: z.string().nullable(),
});
export type SentEccLogOn = z.infer<typeof SentEccLogOn>;

/** How a message was answered, or a log-off acknowledged. */
const EccAnswer = z.object({ when: z.string(), policeEventNumber: z.string().nullable() });

/** What the ECC's operator sees behind the link of a mail: only what the mail said, and the answer (product 16.4). */
export const EccNotificationView = z.object({
  kind: z.enum(['log-on', 'log-off']),
  /** When it was sent. */
  sent: z.string(),
  callSign: z.string(),
  organization: z.object({ name: z.string(), timeZone: z.string() }),
  training: z.boolean(),
  message: EccMessage,
  answer: EccAnswer.nullable(),
  /** Until when the link works. */
  expires: z.string(),
});
export type EccNotificationView = z.infer<typeof EccNotificationView>;

/** The outcomes of mails that came in for a patrol (product 16.7). */
export const eccReplyOutcomes = [
  'number',
  'no-number',
  'several-numbers',
  'automatic',
  'bounce',
  'too-late',
  'training',
] as const;

export const EccReplyOutcome = z.enum(eccReplyOutcomes);
export type EccReplyOutcome = z.infer<typeof EccReplyOutcome>;

/** One of several event numbers in a mail, with its sentence: a person chooses (product 16.16). */
export const EccReplyCandidate = z.object({
  policeEventNumber: z.string().max(limits.eventNumber.max),
  sentence: z.string().max(limits.candidates.sentence),
});
export type EccReplyCandidate = z.infer<typeof EccReplyCandidate>;

/** A mail that came in for a patrol, kept for its crew to read. */
export const EccReply = z.object({
  _id: Id,
  when: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Whether the text is only the beginning of the mail's. */
  cut: z.boolean(),
  outcome: EccReplyOutcome,
  /** Only with the outcome `several-numbers`. */
  candidates: z.array(EccReplyCandidate).max(limits.candidates.max),
});
export type EccReply = z.infer<typeof EccReply>;
