import { Id } from '#contract';
import { z } from '#contract/zod.ts';
import { PatrolType } from '#patrols/contract';

/** A patrol or an event of the month, with its figures (product 20.2). */
export const ReportPatrol = z.object({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  when: z.string(),
  callSign: z.string().nullable(),
  eventNumber: z.string().nullable(),
  /** When it was started and finished by its record. */
  started: z.string().nullable(),
  finished: z.string().nullable(),
  cancelled: z.boolean(),
  /** How many people took part: the crew without the no-shows; 0 if it was cancelled. */
  crew: z.int(),
  /** The sum of their hours. */
  hours: z.number(),
  /** Null if an odometer reading is missing. */
  kilometres: z.number().nullable(),
  /** Without what is called "All quiet", which is counted beside. */
  incidents: z.int(),
  allQuiet: z.int(),
});
export type ReportPatrol = z.infer<typeof ReportPatrol>;

/** What a member of the crews gave in the month, as far as they took part (product 20.6). */
export const Volunteer = z.object({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  patrols: z.int(),
  patrolHours: z.number(),
  /** Those of their patrols: each counts for everybody on its crew. */
  kilometres: z.number(),
  events: z.int(),
  eventHours: z.number(),
});
export type Volunteer = z.infer<typeof Volunteer>;

/** Hours on patrol of everybody who took part, and incidents without what is called "All quiet". */
const WeekFigures = z.object({ patrolHours: z.number(), incidents: z.int() });
export type WeekFigures = z.infer<typeof WeekFigures>;

/** A week from Monday to Sunday, as far as it is in the month, beside the same days of the year before (product 20.8). */
export const ReportWeek = WeekFigures.extend({
  /** Local dates, both included. */
  from: z.string(),
  to: z.string(),
  yearBefore: WeekFigures,
});
export type ReportWeek = z.infer<typeof ReportWeek>;

/** An organization's month, for the police station and the council (product 20). */
export const MonthlyReport = z.object({
  /** How many patrols were run and cancelled, and how many events were held. */
  run: z.int(),
  cancelled: z.int(),
  events: z.int(),
  /** The sum of the hours of everybody who took part, on patrols and at events. */
  patrolHours: z.number(),
  eventHours: z.number(),
  kilometres: z.number(),
  /** How many incidents of each kind there were, the most frequent first. */
  incidents: z.array(z.object({ what: z.string(), count: z.int() })),
  /** How often all was quiet, which is no incident (product 18.21). */
  allQuiet: z.int(),
  weeks: z.array(ReportWeek),
  /** By last name. */
  volunteers: z.array(Volunteer),
  /** In the order of their start. */
  patrols: z.array(ReportPatrol),
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;
