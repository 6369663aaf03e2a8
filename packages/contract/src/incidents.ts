import { Location } from './record.ts';
import { Id } from './values.ts';
import { z } from './zod.ts';

/** The labels of the kinds that have their own icon; any other text is a kind too (product 8.6). */
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

/** A person involved in an incident. */
export const IncidentPerson = z.object({
  name: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type IncidentPerson = z.infer<typeof IncidentPerson>;

/** A vehicle involved in an incident. */
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

/** Something that happened on a patrol, or a place it visited. */
export const Incident = z.object({
  _id: Id,
  when: z.string(),
  /** The kind, one of `incidentKinds` or any other text. */
  what: z.string(),
  whatDetails: z.string().nullable(),
  location: Location.nullable(),
  people: z.array(IncidentPerson),
  peopleDetails: z.string().nullable(),
  vehicles: z.array(IncidentVehicle),
});
export type Incident = z.infer<typeof Incident>;
