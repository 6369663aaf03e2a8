import { signedIn } from '../access.ts';
import type { EccMail } from '../ecc/schema.ts';
import { unsentMinutes } from '../limits.ts';
import { eccAnswerUntil, isOver, isPast } from '../patrols/rules.ts';
import { type Patrol, PatrolType } from '../patrols/schema.ts';
import { defineRoute } from '../route.ts';
import { minutesAfter } from '../time.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';

/** Urgent mails that have not left, for those who must know (product 11.21 and 17.14). `now` is an ISO instant. */

/** Whether a message has not left: it is overdue, was refused or came back. */
export function isUnsent(mail: EccMail | null, now: string): boolean {
  if (!mail) return false;
  return mail.failed || (mail.sent === null && minutesAfter(now, mail.queued) >= unsentMinutes);
}

type Running = Pick<Patrol, 'when' | 'hours' | 'cancelled' | 'finished'>;

/** Whether the crew must ring, since its log-on has not left and the ECC has not given a number otherwise. */
export function isLogOnUnsent(
  patrol: Running & Pick<Patrol, 'eccLogOnMail' | 'eccLogOnResponse' | 'started'>,
  now: string,
): boolean {
  const { eccLogOnMail, eccLogOnResponse, started, finished, cancelled } = patrol;
  const isKnown = eccLogOnResponse !== null || Boolean(started?.policeEventNumber);
  if (isKnown || finished || cancelled) return false;
  // Once the patrol is over the mail is dropped, which makes it no truer that it was sent.
  return isUnsent(eccLogOnMail, now) && (started !== null || !isOver(patrol, now));
}

/** Whether somebody must ring, since the ECC may still wait for a crew that has finished. */
export function isLogOffUnsent(
  patrol: Running & Pick<Patrol, 'eccLogOffMail' | 'eccLogOffResponse'>,
  now: string,
): boolean {
  if (patrol.eccLogOffResponse || isPast({ when: eccAnswerUntil(patrol) }, now)) return false;
  return isUnsent(patrol.eccLogOffMail, now);
}

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

export const unsentRoutes = {
  listUnsent: defineRoute({
    method: 'GET',
    path: '/patrols/unsent',
    summary:
      'Lists the patrols of which urgent mails have not left, the longest waiting first, at most 20 of them',
    access: signedIn('admin'),
    status: 200,
    response: z.object({ items: z.array(PatrolUnsent) }),
  }),
} as const;
