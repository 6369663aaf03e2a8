import type { Incident } from './incident.ts';

/** What an incident is called wherever it is shown, listed and counted (product 18.21). */

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

/** What one tap on All Quiet Here records (product 17.1). */
export const allQuiet = { what: 'Location', whatDetails: 'All quiet here.' } as const satisfies {
  what: (typeof incidentKinds)[number];
  whatDetails: string;
};

/** What is shown of such an entry instead. */
export const quietKind = 'All quiet';

/** The kinds to choose from in a list. */
export const shownKinds: readonly string[] = [...incidentKinds, quietKind].sort();

type Described = Pick<Incident, 'what' | 'whatDetails'>;

/** Returns an incident's kind: "All quiet" for what one tap recorded, also if its author added to the sentence. */
export function kindOf({ what, whatDetails }: Described): string {
  const isQuiet = what === allQuiet.what && (whatDetails ?? '').startsWith(allQuiet.whatDetails);
  return isQuiet ? quietKind : what;
}

/** Returns the details of an incident, without the sentence that its kind says already. */
export function detailsOf({ what, whatDetails }: Described): string | null {
  return what === allQuiet.what && whatDetails === allQuiet.whatDetails ? null : (whatDetails ?? null);
}
