import { PatrolType } from '../patrols/schema.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';

/** A patrol or an event of the month, with what it gave (product 20.2). */
export const ReportPatrol = z.object({
  _id: Id,
  type: PatrolType,
  name: z.string().nullable(),
  when: z.string(),
  cancelled: z.boolean(),
  /** How many took part: those on the crew who did not fail to show. None if it was cancelled. */
  crew: z.int(),
  /** The hours of all of them together. */
  hours: z.number(),
  /** Null if an odometer reading is missing. */
  kilometres: z.number().nullable(),
  incidents: z.int(),
});
export type ReportPatrol = z.infer<typeof ReportPatrol>;

/** An organization's month, for the police station and the council (product 20). */
export const MonthlyReport = z.object({
  /** Patrols that were run and cancelled, and events that were held. */
  run: z.int(),
  cancelled: z.int(),
  events: z.int(),
  /** The hours of all who took part, on patrols and at events. */
  patrolHours: z.number(),
  eventHours: z.number(),
  kilometres: z.number(),
  /** How many incidents of each kind there were, the most frequent first. */
  incidents: z.array(z.object({ what: z.string(), count: z.int() })),
  /** By their start. */
  patrols: z.array(ReportPatrol),
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;
