import { Id } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolType } from '#patrols/contract';

/** The states of the mails about a patrol (product 11.12). */

/**
 * `queued`: not tried yet. `delayed`: it will be tried again. `handed-over`: the mail server took it. `refused`:
 * the server refused it for good. `bounced`: it came back after it was handed over. `dropped`: it became
 * obsolete before it was sent.
 */
const mailStates = ['queued', 'delayed', 'handed-over', 'refused', 'bounced', 'dropped'] as const;

export const MailState = z.enum(mailStates);
export type MailState = z.infer<typeof MailState>;

/** A mail about a patrol. */
export const PatrolMail = z.object({
  _id: Id,
  /** The kind, whose title is `mailTitle`. */
  kind: z.string(),
  /** The past or future recipient; nulls for one who is no longer known. `via` is the member at whose address they get their mails. */
  recipient: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    via: z.string().nullable(),
  }),
  state: MailState,
  /** Since when it has been in this state; for `delayed` since when it has been queued. */
  when: z.string(),
  /** Why it is delayed, was refused or came back, in the words of the mail server. */
  reason: z.string().nullable(),
  /** When a queued or delayed mail is tried next. */
  nextAttempt: z.string().nullable(),
  /** Whether it is told in its recipient's digest: until then it is queued (product 11.61). */
  digest: z.boolean(),
  /** What the admin who made the change said in it, and who that is (product 5.14). */
  message: z.object({ text: z.string(), by: Id }).nullable(),
  /** Whether it has been sent again since. */
  repeated: z.boolean(),
});
export type PatrolMail = z.infer<typeof PatrolMail>;

/** The urgent mails of one kind about a patrol that have not left. */
const UnsentMails = z.object({
  /** The kind, whose title is `mailTitle`. */
  kind: z.string(),
  /** The instant from which the first of them could leave. */
  since: z.string(),
  /** The names of their recipients; none for the ECC. */
  recipients: z.array(z.string()),
  /** Why the last one did not leave, in the words of the mail server; null if it was not tried. */
  reason: z.string().nullable(),
});

/** A patrol with urgent mails that have not left, and the people to ring instead. */
export const PatrolUnsent = z.object({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  callSign: z.string().nullable(),
  when: z.string(),
  hours: z.number(),
  /** The mails, the longest waiting first; never empty. */
  mails: z.array(UnsentMails),
  crew: z.array(z.object({ name: z.string(), phone: z.string().nullable() })),
});
export type PatrolUnsent = z.infer<typeof PatrolUnsent>;
