import type { Extra, Incident } from '#patrols/contract';
import type { IncidentRow } from './store.ts';

/** What people record of an incident. */
type Facts = Pick<
  Incident,
  'when' | 'what' | 'whatDetails' | 'location' | 'people' | 'peopleDetails' | 'vehicles' | 'extra'
>;

/** Returns what people recorded of an incident, without how it came in. */
export function factsOf({
  when,
  what,
  whatDetails,
  location,
  people,
  peopleDetails,
  vehicles,
  extra,
}: Facts): Facts {
  return { when, what, whatDetails, location, people, peopleDetails, vehicles, extra };
}

/** Returns the columns of the facts that are given. */
export function columnsOf<Given extends Partial<Facts>>({ location, ...facts }: Given) {
  return { ...facts, ...(location !== undefined && placeColumns(location)) };
}

/** The accuracy stands where a server from before it has kept it: with what it did not know (product 17.62). */
function placeColumns(location: Facts['location']) {
  const { address, latitude, longitude, accuracy = null, notes, extra = null } = location ?? nowhere;
  const kept = accuracy === null ? extra : { ...extra, accuracy };
  const columns = { address, latitude, longitude, locationNotes: notes, locationExtra: kept };
  return columns satisfies Partial<IncidentRow>;
}

const nowhere: NonNullable<Facts['location']> = {
  address: null,
  latitude: null,
  longitude: null,
  notes: null,
};

/** Returns an edit that adds to what the server does not know of an entry, and takes nothing away. */
export function withFormerExtra<Given extends Pick<Facts, 'extra'>>(
  given: Given,
  former: Extra | null,
): Given {
  return given.extra ? { ...given, extra: { ...former, ...given.extra } } : given;
}
