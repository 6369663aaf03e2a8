import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import { nearDay } from '#lib/time/day-text.ts';
import { isOver, isPast, nextOf, type PatrolListItem } from '#patrols/contract';
import { nearEndText } from '#patrols/web/patrol-text.ts';
import { awaitsAnswer, type User } from './own-status.ts';
import { patrolRosterTexts } from './texts.ts';

/** The user's patrols: those that run, and those to come in the order of their start. */
interface OwnPatrols {
  running: readonly PatrolListItem[];
  ahead: readonly PatrolListItem[];
}

/**
 * Returns the patrols that come first, running ones or the next, and the others that await the user's answer
 * (product 7.4).
 */
export function toDo({ running, ahead }: OwnPatrols, user: User, now: string) {
  const waiting = ahead.filter(({ _id }) => running.every((one) => one._id !== _id));
  const next = nextOf(waiting, now);
  return {
    first: next ? [...running, next] : running,
    unanswered: waiting.filter((patrol) => patrol !== next && awaitsAnswer(patrol, user, now)),
  };
}

type Timing = Pick<PatrolListItem, 'when' | 'hours'> & { started: object | null };

/** Formats the time of a patrol that stands first: `Tonight, 21:00`, `Now, until 00:00`, `On patrol, ended 00:00`. */
export function nextHeading(patrol: Timing, now: string, zone: string): string {
  if (isOver(patrol, now)) return patrolRosterTexts.over({ end: nearEndText(patrol, now, zone) });
  if (patrol.started || isPast(patrol, now))
    return patrolRosterTexts.running({ end: nearEndText(patrol, now, zone) });
  const time = formatTime(patrol.when, zone);
  const near = nearDay(patrol.when, now, zone);
  if (near) return patrolRosterTexts.near(near, { time });
  return `${formatWeekday(patrol.when, zone)} ${formatDayMonth(patrol.when, zone)}, ${time}`;
}
