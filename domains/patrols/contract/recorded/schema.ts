import { Id, Instant, isKnown, limits, line, NullableText, optional, optionalText } from '#contract';
import { z } from '#contract/zod.ts';
import { Rego } from '#vehicles/contract';
import { deviceTimes, inPair } from './device-times.ts';
import { EventNumber } from './ecc.ts';
import { Extra, growing } from './extra.ts';

/** The record of how a patrol started and finished (product 8.8), and how its entries came in (product 17.5 and 17.6). */

/**
 * A fact as it is read. Null or left out, it is unknown and never "no": an older server does not know it, and neither does a patrol that an
 * older page has kept (decision 37).
 */
export function fact<S extends z.ZodType>(schema: S) {
  return schema.nullable().optional();
}

/** A place, located by the device or typed in. */
export const Location = z.object({
  address: fact(z.string()),
  latitude: fact(z.number()),
  longitude: fact(z.number()),
  /** Within how many metres the device knew its coordinates (product 17.62). */
  accuracy: fact(z.number()),
  notes: fact(z.string()),
  extra: Extra,
});
export type Location = z.infer<typeof Location>;

/** How an entry of the record came in; all null for an entry that was not recorded here. */
export const EntryOrigin = z.object({
  /** Who recorded it. */
  by: Id.nullable(),
  /** When it was recorded, by the device's own clock. Null if the call did not say. */
  recorded: z.string().nullable(),
  /** When the server received it, by its own clock. */
  received: z.string().nullable(),
  /** Whether it was recorded before the patrol's finish and arrived after it (product 17.6). */
  late: z.boolean(),
  /** Whether its time is not certain, because the device's clock was set around then (product 17.24). */
  timeUncertain: z.boolean(),
  /** What its page knew, but not the server that took it (product 17.20). */
  extra: Extra,
});
export type EntryOrigin = z.infer<typeof EntryOrigin>;

export const Started = EntryOrigin.extend({
  /** Chosen by the client. Null for a patrol that was not started here. */
  _id: Id.nullable(),
  /** When, as an ISO instant. */
  started: z.string(),
  location: fact(Location),
  policeEventNumber: fact(z.string()),
  /** The odometer is in kilometres. */
  vehicle: fact(z.object({ rego: fact(z.string()), startOdometer: fact(z.number()), extra: Extra })),
  notes: fact(z.string()),
});
export type Started = z.infer<typeof Started>;

export const Finished = EntryOrigin.extend({
  /** Chosen by the client. Null for a patrol that was not finished here. */
  _id: Id.nullable(),
  /** When, as an ISO instant. */
  finished: z.string(),
  location: fact(Location),
  vehicle: fact(z.object({ finishOdometer: fact(z.number()), extra: Extra })),
  /** From 0 (empty) to 1 (full). */
  fuelLevel: fact(z.number()),
  /** Why an admin finished it for its crew (product 17.9). */
  reason: fact(z.string()),
});
export type Finished = z.infer<typeof Finished>;

/** The name of what is said in an entry, apart from its id, how it came in, and what became of it. */
export type FactOf<E> = Exclude<keyof E, '_id' | 'edited' | 'involvedRemoved' | keyof EntryOrigin>;

/** All that is said in an entry: none is left out, though it may be unknown. */
export type AllFacts<E> = { [F in FactOf<E>]: E[F] };

/** How each fact of an entry is sent: none can be left out, and each is read as it was sent. */
export type SentFacts<E> = { [F in FactOf<E>]: z.ZodType<E[F]> };

/** A place as it is sent. Coordinates come in a pair. A place of which nothing is known counts as none. */
export const NewLocation = growing(
  z.strictObject({
    address: optionalText(line()),
    latitude: optional(z.number().min(-90).max(90).nullable()),
    longitude: optional(z.number().min(-180).max(180).nullable()),
    accuracy: z.number().min(0).max(limits.accuracy.max).nullable().optional(),
    notes: optional(NullableText),
    extra: Extra,
  }),
)
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return;
    const path = [latitude === null ? 'latitude' : 'longitude'];
    context.addIssue({ code: 'custom', path, params: { reason: 'not-defined' } });
  })
  .transform(({ accuracy, ...place }) => {
    if (!isKnown(place)) return null;
    return typeof accuracy === 'number' && place.latitude !== null ? { ...place, accuracy } : place;
  })
  .nullable();

/** An odometer's reading, in kilometres. */
const Odometer = optional(z.number().min(0).max(limits.odometer.max).nullable());

const StartVehicle = growing(
  z.strictObject({ rego: optionalText(Rego), startOdometer: Odometer, extra: Extra }),
);
const FinishVehicle = growing(z.strictObject({ finishOdometer: Odometer, extra: Extra }));

const startFacts = {
  started: Instant,
  location: optional(NewLocation),
  policeEventNumber: optionalText(EventNumber),
  vehicle: optional(StartVehicle.nullable()),
  notes: optional(NullableText),
} satisfies SentFacts<Started>;

/** What a start says. */
export const StartFacts = z.strictObject(startFacts);
export type StartFacts = z.infer<typeof StartFacts>;

/** A patrol's start. The same `_id` again changes nothing (product 17.4). */
export const NewStart = inPair(
  growing(
    z.strictObject({
      _id: Id,
      ...startFacts,
      /**
       * Whether the number belongs to training. Such a number is left out if the patrol has become a real one
       * since (product 16.15).
       */
      training: z.boolean().optional(),
      ...deviceTimes,
      extra: Extra,
    }),
  ),
);
export type NewStart = z.infer<typeof NewStart>;

const finishFacts = {
  finished: Instant,
  location: optional(NewLocation),
  vehicle: optional(FinishVehicle.nullable()),
  fuelLevel: optional(z.number().min(0).max(1).nullable()),
  /** Needed from an admin who finishes for the crew, and dropped from others (product 17.9). */
  reason: optional(NullableText),
} satisfies SentFacts<Finished>;

/** What a finish says. */
export const FinishFacts = z.strictObject(finishFacts);
export type FinishFacts = z.infer<typeof FinishFacts>;

/** A patrol's finish. The same `_id` again changes nothing (product 17.4). */
export const NewFinish = inPair(
  growing(z.strictObject({ _id: Id, ...finishFacts, ...deviceTimes, extra: Extra })),
);
export type NewFinish = z.infer<typeof NewFinish>;
