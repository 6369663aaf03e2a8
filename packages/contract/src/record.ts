import { z } from './zod.ts';

/** The record of how a patrol started and finished (product 8.8). */

/** A place, located by the device or typed in. */
export const Location = z.object({
  address: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  notes: z.string().nullable(),
});
export type Location = z.infer<typeof Location>;

export const Started = z.object({
  /** When, as an ISO instant. */
  started: z.string(),
  location: Location.nullable(),
  policeEventNumber: z.string().nullable(),
  /** The odometer is in kilometres. */
  vehicle: z.object({ rego: z.string().nullable(), startOdometer: z.number().nullable() }).nullable(),
  notes: z.string().nullable(),
});
export type Started = z.infer<typeof Started>;

export const Finished = z.object({
  /** When, as an ISO instant. */
  finished: z.string(),
  location: Location.nullable(),
  vehicle: z.object({ finishOdometer: z.number().nullable() }).nullable(),
  /** From 0 (empty) to 1 (full). */
  fuelLevel: z.number().nullable(),
});
export type Finished = z.infer<typeof Finished>;
