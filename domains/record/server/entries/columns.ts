import type { Extra, Incident, IncidentFact } from '#patrols/contract';
import type { IncidentRow } from './store.ts';

/** What people record of an incident. */
export type IncidentFacts = Pick<Incident, IncidentFact | 'extra'>;

/** Returns what people recorded of an incident: all but what is known of its entry, so that no fact is lost that is added later. */
export function factsOf(incident: Incident): IncidentFacts {
  const { _id, edited, involvedRemoved, by, recorded, received, late, timeUncertain, ...facts } = incident;
  return facts;
}

/** Returns the columns of the facts that are given. */
export function columnsOf<Given extends Partial<IncidentFacts>>({ location, ...facts }: Given) {
  return { ...facts, ...(location !== undefined && placeColumns(location)) };
}

/** The accuracy stands where a server from before it has kept it: with what it did not know (product 17.62). */
function placeColumns(location: IncidentFacts['location']) {
  const { address, latitude, longitude, accuracy = null, notes, extra = null } = location ?? {};
  const kept = accuracy === null ? extra : { ...extra, accuracy };
  const columns = {
    address: address ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    locationNotes: notes ?? null,
    locationExtra: kept,
  };
  return columns satisfies Partial<IncidentRow>;
}

/** Returns an edit that adds to what the server does not know of an entry, and takes nothing away. */
export function withFormerExtra<Given extends Pick<IncidentFacts, 'extra'>>(
  given: Given,
  former: Extra | null,
): Given {
  return given.extra ? { ...given, extra: { ...former, ...given.extra } } : given;
}
