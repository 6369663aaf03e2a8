import { PatrolType } from '../patrols/schema.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';

/** What became of the mails about a patrol (product 11.12). */

/**
 * `queued`: not tried yet. `delayed`: it is tried again. `handed-over`: the mail server took it. `refused`: it did not, for good.
 * `bounced`: it came back afterwards. `dropped`: it had become obsolete before it was sent.
 */
export const mailStates = ['queued', 'delayed', 'handed-over', 'refused', 'bounced', 'dropped'] as const;

export const MailState = z.enum(mailStates);
export type MailState = z.infer<typeof MailState>;

/** A mail about a patrol. */
export const PatrolMail = z.object({
  _id: Id,
  /** What it is (`mailTitle`). */
  kind: z.string(),
  /** Whom it addressed, or will; nulls for somebody who is no longer known. */
  recipient: z.object({ name: z.string().nullable(), address: z.string().nullable() }),
  state: MailState,
  /** Since when it has been in this state; for `delayed` since when it has been queued. */
  when: z.string(),
  /** Why it is delayed, was refused or came back, in the words of the mail server. */
  reason: z.string().nullable(),
  /** When a queued or delayed one is tried next. */
  nextAttempt: z.string().nullable(),
  /** Whether it has been sent again since. */
  repeated: z.boolean(),
});
export type PatrolMail = z.infer<typeof PatrolMail>;

/** The urgent mails of one kind about a patrol that have not left. */
export const UnsentMails = z.object({
  /** What they are (`mailTitle`). */
  kind: z.string(),
  /** Since when the first one is to leave. */
  since: z.string(),
  /** The people whom they address, by name; none for the ECC. */
  recipients: z.array(z.string()),
  /** Why the last one did not leave, in the words of the mail server; null if it was not tried. */
  reason: z.string().nullable(),
});
export type UnsentMails = z.infer<typeof UnsentMails>;

/** A patrol of which urgent mails have not left, and whom to ring instead. */
export const PatrolUnsent = z.object({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  callSign: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
  /** Not empty, the longest waiting first. */
  mails: z.array(UnsentMails),
  crew: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
});
export type PatrolUnsent = z.infer<typeof PatrolUnsent>;
