import { addDays, type Issue, type LocalTime, resolveLocal, toLocal } from '#contract';

/** Which of two instants is meant where a time comes twice; blank for the one that the form takes by itself. */
export type Occurrence = '' | 'first' | 'second';

/**
 * What a time of day means that was typed. Nothing if it is no time. The clocks may skip it, or show it twice; `instant` is
 * then the moment at which they go forward, or the nearer one.
 */
export type TypedTime =
  | { kind: 'none' }
  | { kind: 'one'; instant: string }
  | { kind: 'skipped'; instant: string; next: string }
  | { kind: 'twice'; instant: string; first: string; second: string };

/** How a time is judged that was typed. */
interface Around {
  /** The ISO instant to which the time of day is near, so that one just before midnight is yesterday's. */
  near: string;
  zone: string;
  /** The day that was typed as well, if one was. */
  date?: string | undefined;
  /** Whether it may be at this instant. Of a time that comes twice only what may be is offered. */
  isPossible: (instant: string) => boolean;
}

/** Returns what `HH:MM` means near a moment. In the minute of that moment it is the moment itself. */
export function typedTime(time: string, { near, zone, date, isPossible }: Around): TypedTime {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return { kind: 'none' };
  const here = toLocal(near, zone).date;
  const days = date === undefined ? [-1, 0, 1].map((ahead) => addDays(here, ahead)) : [date];
  const distance = (typed: { instant: string }) => Math.abs(Date.parse(typed.instant) - Date.parse(near));
  return days
    .map((day) => onDay({ date: day, time }, { near, zone, isPossible }))
    .reduce((best, typed) => (distance(typed) < distance(best) ? typed : best));
}

/** Returns the instant that is meant; undefined for what is no time. */
export function instantOf(typed: TypedTime, occurrence: Occurrence): string | undefined {
  if (typed.kind === 'none') return undefined;
  return typed.kind === 'twice' && occurrence ? typed[occurrence] : typed.instant;
}

/** Returns which one is meant of two; blank for a time that comes once. */
export function occurrenceOf(typed: TypedTime, chosen: Occurrence): Occurrence {
  if (typed.kind !== 'twice') return '';
  return chosen || (typed.instant === typed.first ? 'first' : 'second');
}

/** Returns the issue of a time that the clocks skip, which names the next one (product 1.8). */
export function skippedIssues(field: string, typed: TypedTime): Issue[] {
  return typed.kind === 'skipped' ? [{ path: [field], reason: 'not-existing', format: typed.next }] : [];
}

function onDay(local: LocalTime, around: Omit<Around, 'date'>): Exclude<TypedTime, { kind: 'none' }> {
  const { near, zone, isPossible } = around;
  const resolved = resolveLocal(local, zone);
  if (resolved.kind === 'skipped') {
    const after = onDay(resolved.next, around);
    return { kind: 'skipped', instant: after.instant, next: resolved.next.time };
  }
  if (resolved.kind === 'one') return { kind: 'one', instant: orItself(resolved.instant, near) };
  const [first, second] = [orItself(resolved.first, near), orItself(resolved.second, near)];
  const [isFirst, isSecond] = [isPossible(first), isPossible(second)];
  if (isFirst !== isSecond) return { kind: 'one', instant: isFirst ? first : second };
  const isFirstNearer = Date.parse(near) - Date.parse(first) <= Date.parse(second) - Date.parse(near);
  return { kind: 'twice', instant: isFirstNearer ? first : second, first, second };
}

const minute = 60_000;

/** Returns the moment itself if it is in the minute that begins at the instant. */
function orItself(instant: string, near: string): string {
  const since = Date.parse(near) - Date.parse(instant);
  return since >= 0 && since < minute ? near : instant;
}
