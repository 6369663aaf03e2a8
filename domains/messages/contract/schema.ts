import { Id, LocalMonth, limits, line, RequiredText, Stamp } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolType } from '#patrols/contract';

/** Messages of an admin to members, by mail (product 11.70). */

/** To whom a message goes: a patrol's crew and guests, everybody on a patrol of a local month, all patrollers, or all members. */
export const Audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('crew'), patrolId: Id }),
  z.strictObject({ kind: z.literal('month'), month: LocalMonth }),
  z.strictObject({ kind: z.literal('patrollers') }),
  z.strictObject({ kind: z.literal('members') }),
]);
export type Audience = z.infer<typeof Audience>;

export const NewMessage = z.strictObject({
  to: Audience,
  subject: line(limits.messageSubject),
  text: RequiredText,
});
export type NewMessage = z.infer<typeof NewMessage>;

/** A person or a guest whom a message does not reach, so that somebody rings them. */
const Unreached = z.object({ name: z.string(), phone: z.string().nullable() });

/** Whom a message would reach now. */
export const Reach = z.object({
  people: z.int(),
  guests: z.int(),
  /** Those who have no address. */
  unmailed: z.array(Unreached),
  /** Those who are mailed although the last mail to them did not arrive. */
  failing: z.array(Unreached),
});
export type Reach = z.infer<typeof Reach>;

/** What became of a message's mails, each counted as it was sent last. */
const MailCounts = z.object({
  handedOver: z.int(),
  /** Queued, or delayed. */
  waiting: z.int(),
  /** Refused, or returned. */
  failed: z.int(),
  /** Obsolete before they were sent. */
  dropped: z.int(),
});

/** A message in the list of those that were sent. */
export const SentMessage = z.object({
  _id: Id,
  subject: z.string(),
  /** With the patrol, if it went to a crew. */
  to: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('crew'),
      patrol: z.object({ _id: Id, type: PatrolType, name: z.string().nullable(), when: z.string() }),
    }),
    z.object({ kind: z.literal('month'), month: z.string() }),
    z.object({ kind: z.literal('patrollers') }),
    z.object({ kind: z.literal('members') }),
  ]),
  sent: Stamp,
  mails: MailCounts,
  /** How many could not be mailed, because they had no address. */
  unmailed: z.int(),
});
export type SentMessage = z.infer<typeof SentMessage>;

/** A message with its text, and those whom it did not reach. */
export const WholeMessage = SentMessage.extend({
  text: z.string(),
  unreached: z.array(
    Unreached.extend({
      /** The mail that did not arrive, and why; null for somebody without an address. */
      mail: z.object({ _id: Id, reason: z.string().nullable() }).nullable(),
    }),
  ),
});
export type WholeMessage = z.infer<typeof WholeMessage>;
