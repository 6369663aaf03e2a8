import { Location } from './record.ts';
import { Id } from './values.ts';
import { z } from './zod.ts';

/** The kinds that have an icon of their own, by their labels (specification 2); any other text is a kind too (design 6.6). */
export const incidentKinds = [
  'Accident',
  'Alarm activated',
  'Dodgy people looking shifty',
  'Fire',
  'Graffiti',
  'Location',
  'Medical assistance',
  'Requested checkup/visit',
  'Site check',
  'Vehicle check',
] as const;
export type IncidentKind = (typeof incidentKinds)[number];

/** Somebody in an incident. */
export const IncidentPerson = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type IncidentPerson = z.infer<typeof IncidentPerson>;

/** A vehicle in an incident. */
export const IncidentVehicle = z.object({
  rego: z.string().nullable(),
  color: z.string().nullable(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  type: z.string().nullable(),
  year: z.number().nullable(),
  reportedStolen: z.boolean().nullable(),
  hasLivery: z.boolean().nullable(),
});
export type IncidentVehicle = z.infer<typeof IncidentVehicle>;

/** Something that happened on a patrol, or where it was. */
export const Incident = z.object({
  _id: Id,
  when: z.string(),
  /** Its kind. */
  what: z.string(),
  whatDetails: z.string().nullable(),
  location: Location.nullable(),
  people: z.array(IncidentPerson),
  peopleDetails: z.string().nullable(),
  vehicles: z.array(IncidentVehicle),
});
export type Incident = z.infer<typeof Incident>;
