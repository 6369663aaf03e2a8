import { limits } from '#contract';
import type { CopyStart } from './repeat.ts';
import { isOnCrew, overlap } from './rules.ts';
import type { PatrolListItem } from './schema.ts';
import type { Timing } from './subject.ts';

/** What copies of patrols will be like, before they are saved (product 5.21). */

/** A patrol that is copied, and those among which its copies come. */
export type Copyable = Pick<
  PatrolListItem,
  '_id' | 'type' | 'name' | 'callSign' | 'when' | 'hours' | 'cancelled' | 'patrollers'
>;

/** A copy that is wanted. */
export interface WantedCopy extends CopyStart {
  of: Copyable;
}

/** Why somebody of the crew is not copied: they are on another patrol then, or can no longer be assigned. */
type LeftOff = { personId: string; because: 'busy' | 'gone' };

export interface PlannedCopy extends WantedCopy {
  /** The patrols at the same time, not cancelled. */
  others: Copyable[];
  /** One of them is the same already: of this start and call sign, or an event of this name. */
  isThere: boolean;
  patrollers: string[];
  leftOff: LeftOff[];
}

interface Surroundings {
  /** The patrols that there are around the copies. */
  others: readonly Copyable[];
  /** The unfinished patrollers; nobody if the crews are not copied. */
  assignable: ReadonlySet<string>;
  withCrew: boolean;
}

/** Whom the copies put on a patrol at that time, besides those of the patrols that there are. */
type Booking = Timing & { patrollers: readonly string[] };

/**
 * Plans copies in the order given. Nobody is put on two at the same time: the earlier in the list has them. Those
 * that `isTaken` refuses do not count for it.
 */
export function planCopies(
  wanted: readonly WantedCopy[],
  { others, assignable, withCrew }: Surroundings,
  isTaken: (copy: Pick<PlannedCopy, 'of' | 'when' | 'isThere'>) => boolean,
): PlannedCopy[] {
  const near = nearby(others.filter(({ cancelled }) => !cancelled));
  const booked: Booking[] = [];
  return wanted.map((copy) => {
    const span = { when: copy.when, hours: copy.of.hours };
    const atThatTime = near(span);
    const isThere = atThatTime.some((other) => isSame(copy, other));
    const busy = new Set([...atThatTime.map(crewOf), ...bookedAt(booked, span)].flat());
    const crew = withCrew ? crewOf(copy.of) : [];
    const patrollers = crew.filter((id) => assignable.has(id) && !busy.has(id));
    if (isTaken({ ...copy, isThere })) booked.push({ ...span, patrollers });
    const leftOff = crew.flatMap((personId): LeftOff[] => {
      if (patrollers.includes(personId)) return [];
      return [{ personId, because: assignable.has(personId) ? 'busy' : 'gone' }];
    });
    return { ...copy, others: atThatTime, isThere, patrollers, leftOff };
  });
}

/** Returns the people whom a list of new patrols puts on two at the same time, each with the later one's place in it. */
export function bookedTwice(copies: readonly Booking[]): { index: number; personId: string }[] {
  return copies.flatMap((copy, index) => {
    const busy = new Set(bookedAt(copies.slice(0, index), copy).flat());
    return copy.patrollers.filter((id) => busy.has(id)).map((personId) => ({ index, personId }));
  });
}

function bookedAt(booked: readonly Booking[], span: Timing): (readonly string[])[] {
  return booked.filter((other) => overlap(other, span)).map(({ patrollers }) => patrollers);
}

/** Returns a function that finds the patrols at a time. Starts are parsed once, as there may be thousands. */
function nearby(patrols: readonly Copyable[]): (span: Timing) => Copyable[] {
  const farthest = limits.hours.max * 3_600_000;
  const parsed = patrols.map((patrol) => ({ patrol, start: Date.parse(patrol.when) }));
  return (span) => {
    const start = Date.parse(span.when);
    const close = parsed.filter((one) => Math.abs(one.start - start) < farthest);
    return close.map(({ patrol }) => patrol).filter((patrol) => overlap(patrol, span));
  };
}

function isSame({ of, when }: WantedCopy, other: Copyable): boolean {
  const sameName = of.type === 'patrol' || of.name === other.name;
  return sameName && other.type === of.type && other.callSign === of.callSign && other.when === when;
}

function crewOf({ patrollers }: Pick<Copyable, 'patrollers'>): string[] {
  return Object.keys(patrollers).filter((id) => {
    const assignment = patrollers[id];
    return assignment && isOnCrew(assignment);
  });
}
