import {
  Email,
  Id,
  Instant,
  isKnown,
  limits,
  line,
  listUpTo,
  NullableText,
  optional,
  optionalText,
  Phone,
  Stamp,
} from '#contract';
import { z } from '#contract/zod.ts';
import { Rego, VehicleDetail } from '#vehicles/contract';
import { deviceTimes, inPair } from './device-times.ts';
import { Extra, growing } from './extra.ts';
import { EntryOrigin, type FactOf, fact, Location, NewLocation, type SentFacts } from './schema.ts';

/** A person involved in an incident. */
export const IncidentPerson = z.object({
  name: fact(z.string()),
  phone: fact(z.string()),
  email: fact(z.string()),
  extra: Extra,
});
export type IncidentPerson = z.infer<typeof IncidentPerson>;

/** A vehicle involved in an incident. */
export const IncidentVehicle = z.object({
  rego: fact(z.string()),
  color: fact(z.string()),
  make: fact(z.string()),
  model: fact(z.string()),
  type: fact(z.string()),
  year: fact(z.number()),
  reportedStolen: fact(z.boolean()),
  hasLivery: fact(z.boolean()),
  extra: Extra,
});
export type IncidentVehicle = z.infer<typeof IncidentVehicle>;

/** Something that happened on a patrol, or a place it visited. */
export const Incident = EntryOrigin.extend({
  _id: Id,
  when: z.string(),
  /** The kind, one of `incidentKinds` or any other text. */
  what: z.string(),
  whatDetails: fact(z.string()),
  location: fact(Location),
  people: z.array(IncidentPerson),
  peopleDetails: fact(z.string()),
  vehicles: z.array(IncidentVehicle),
  /** The last edit; its former versions are for admins (product 17.7). */
  edited: Stamp.nullable(),
  /** When its people and plates were taken away, because of their age or on request; omitted if they were not (product 22.2 and 22.12). */
  involvedRemoved: z.string().optional(),
});
export type Incident = z.infer<typeof Incident>;

/** The name of what is said in an incident. */
export type IncidentFact = FactOf<Incident>;

/** An incident as it was before it was edited or deleted, and who did that, when. */
export const FormerIncident = Incident.extend({ replaced: Stamp, deleted: z.boolean() });
export type FormerIncident = z.infer<typeof FormerIncident>;

const flag = optional(z.boolean().nullable());

const NewPerson = growing(
  z.strictObject({
    name: optionalText(line()),
    phone: optionalText(Phone),
    email: optionalText(Email),
    extra: Extra,
  }),
);

const NewVehicle = growing(
  z.strictObject({
    rego: optionalText(Rego),
    color: VehicleDetail,
    make: VehicleDetail,
    model: VehicleDetail,
    type: VehicleDetail,
    year: optional(z.int().min(limits.vehicleYear.min).max(limits.year.max).nullable()),
    reportedStolen: flag,
    hasLivery: flag,
    extra: Extra,
  }),
);

/** Those of whom nothing is known are left out. */
const People = listUpTo(limits.involved.max, NewPerson).transform((people) => people.filter(isKnown));
const Vehicles = listUpTo(limits.involved.max, NewVehicle).transform((vehicles) => vehicles.filter(isKnown));

const incidentFacts = {
  when: Instant,
  what: line(limits.incidentKind),
  whatDetails: optional(NullableText),
  location: optional(NewLocation),
  people: People.default([]),
  peopleDetails: optional(NullableText),
  vehicles: Vehicles.default([]),
} satisfies SentFacts<Incident>;

/** An incident as it is recorded. The same `_id` again changes nothing (product 17.4). */
export const NewIncident = inPair(
  growing(z.strictObject({ _id: Id, ...incidentFacts, ...deviceTimes, extra: Extra })),
);
export type NewIncident = z.infer<typeof NewIncident>;

/** A fact that an edit leaves out stays as it is. */
const editedFacts = {
  when: Instant.optional(),
  what: line(limits.incidentKind).optional(),
  whatDetails: NullableText.optional(),
  location: NewLocation.optional(),
  people: People.optional(),
  peopleDetails: NullableText.optional(),
  vehicles: Vehicles.optional(),
} satisfies SentFacts<Partial<Incident>>;

/** An edit of an incident; nothing is taken out of `extra`. With an `editId`, the same edit again changes nothing, even if there has been a later one. */
export const IncidentPatch = inPair(
  growing(z.strictObject({ editId: Id.optional(), ...editedFacts, ...deviceTimes, extra: Extra })),
);
export type IncidentPatch = z.infer<typeof IncidentPatch>;
