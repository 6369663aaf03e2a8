import { addHours, formatDateTime, readyMinutes } from '#contract';
import { isOver, type Patrol } from '#patrols/contract';
import { patrolNotReadyTexts } from './texts.ts';

/** Returns why the crew of a patrol that has not started cannot log on, or start, now (product 8.2). `now` is an ISO instant. */
export function whyNotReady(
  patrol: Patrol,
  what: keyof typeof readyMinutes,
  now: string,
  zone: string,
): string {
  if (patrol.cancelled) return patrolNotReadyTexts.cancelled;
  if (!patrol.finalized) return patrolNotReadyTexts.notFinalized;
  if (patrol.finished || isOver(patrol, now)) return patrolNotReadyTexts.over;
  const minutes = readyMinutes[what];
  const opens = formatDateTime(addHours(patrol.when, -minutes / 60), zone);
  return patrolNotReadyTexts.early(what, { opens, minutes });
}
