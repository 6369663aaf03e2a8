import { minutesAfter, unsentMinutes } from '#contract';
import { type EccMail, isOver, isPast, type Patrol } from '#patrols/contract';
import { eccAnswerUntil } from './rules.ts';

/** Urgent mails that have not left, for the people who must know (product 11.21 and 17.14). `now` is an ISO instant. */

/** Whether a message has not left: it is overdue, was refused or came back. */
export function isUnsent(mail: EccMail | null, now: string): boolean {
  if (!mail) return false;
  return mail.failed || (mail.sent === null && minutesAfter(now, mail.queued) >= unsentMinutes);
}

type Running = Pick<Patrol, 'when' | 'hours' | 'cancelled' | 'finished'>;

/** Whether the crew must ring, because its log-on has not left and the ECC has not given a number in another way. */
export function isLogOnUnsent(
  patrol: Running & Pick<Patrol, 'eccLogOnMail' | 'eccLogOnResponse' | 'started'>,
  now: string,
): boolean {
  const { eccLogOnMail, eccLogOnResponse, started, finished, cancelled } = patrol;
  const isKnown = eccLogOnResponse !== null || Boolean(started?.policeEventNumber);
  if (isKnown || finished || cancelled) return false;
  // Once the patrol is over the mail is dropped, but that does not mean that it was sent.
  return isUnsent(eccLogOnMail, now) && (started !== null || !isOver(patrol, now));
}

/** Whether somebody must ring, because the ECC may still wait for a crew that has finished. */
export function isLogOffUnsent(
  patrol: Running & Pick<Patrol, 'eccLogOffMail' | 'eccLogOffResponse'>,
  now: string,
): boolean {
  if (patrol.eccLogOffResponse || isPast({ when: eccAnswerUntil(patrol) }, now)) return false;
  return isUnsent(patrol.eccLogOffMail, now);
}
