import { Id, LocalDate, limits, listUpTo, OverlappingPatrol } from '#contract';
import { z } from '#contract/zod.ts';

/** What a patroller says of days: that they cannot go, or would rather not. */
export const Unavailability = z.enum(['cannot', 'rather-not']);
export type Unavailability = z.infer<typeof Unavailability>;

/** ISO 8601: 1 is Monday. */
const Weekday = z.int().min(1).max(7);

/** Sorted, each once. */
const Weekdays = listUpTo(7, Weekday)
  .refine((days) => days.length > 0, { params: { reason: 'not-defined' } })
  .transform((days) => [...new Set(days)].sort((one, other) => one - other));

/**
 * Days on which a patroller is not available: those of some weekdays from one local date to another, both included, or for
 * good. A patrol belongs to the day on which it begins (product 6.19).
 */
export const AvailabilityPeriod = z
  .strictObject({
    kind: Unavailability,
    from: LocalDate,
    until: LocalDate.nullable(),
    weekdays: Weekdays,
  })
  .refine(({ from, until }) => until === null || from <= until, {
    path: ['until'],
    params: { reason: 'incorrect-format', format: 'a date not before the first' },
  });
export type AvailabilityPeriod = z.infer<typeof AvailabilityPeriod>;

/** When a patroller is not available, and how often they wish to go. Saved as a whole; the last edit wins. */
export const Availability = z.strictObject({
  periods: listUpTo(limits.availability.max, AvailabilityPeriod),
  /** The patrols a month that they wish to go on; null if they have not said. */
  patrolsAMonth: z.int().min(0).max(limits.patrolsAMonth.max).nullable(),
});
export type Availability = z.infer<typeof Availability>;

/** A patroller who could be assigned to a patrol at some time, with what speaks for and against it (product 6.21). */
export const Candidate = z.object({
  _id: Id,
  /** What they say of that day; null if they are available. */
  unavailable: Unavailability.nullable(),
  /** The patrols and events that they are on at that time. */
  at: z.array(OverlappingPatrol),
  /** The start of the last patrol they went on within a year. */
  lastPatrol: z.string().nullable(),
  /** On how many patrols they are in the month and in the quarter of that time, past and to come. */
  inMonth: z.int(),
  inQuarter: z.int(),
  patrolsAMonth: z.int().nullable(),
  /** Who is on it with whom they must not go, and with whom they wish to. */
  notWith: z.array(Id),
  askedWith: z.array(Id),
  /** Whether they are experienced, nobody on it is, and somebody should be (product 6.51). */
  isNeeded: z.boolean(),
});
export type Candidate = z.infer<typeof Candidate>;
