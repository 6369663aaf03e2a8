import type { Incident } from '@patrolbook/contract';
import type { IncidentRow } from './store.ts';

/** What people record of an incident. */
type Facts = Pick<
  Incident,
  'when' | 'what' | 'whatDetails' | 'location' | 'people' | 'peopleDetails' | 'vehicles'
>;

/** Returns the columns of the facts that are given. */
export function columnsOf<Given extends Partial<Facts>>({ location, ...facts }: Given) {
  return { ...facts, ...(location !== undefined && placeColumns(location)) };
}

function placeColumns(location: Facts['location']) {
  const { address, latitude, longitude, notes } = location ?? nowhere;
  return { address, latitude, longitude, locationNotes: notes } satisfies Partial<IncidentRow>;
}

const nowhere = { address: null, latitude: null, longitude: null, notes: null };
