import { PatrolType } from '../patrols/schema.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';

/** A patrol or an event of the month, with its figures (product 20.2). */
export const ReportPatrol = z.object({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  when: z.string(),
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
  /** In the order of their start. */
  patrols: z.array(ReportPatrol),
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;
