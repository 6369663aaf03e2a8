import { presentIncident, withoutInvolved } from '#patrols/server/schedule/service.ts';
import type { IncidentListItem, IncidentPoint } from '#record/contract';
import type { IncidentOnMap } from './batches.store.ts';
import type { ListedIncident } from './store.ts';

/** Returns an incident with its patrol, without people and vehicles unless the reader may see them (product 2.10). */
export function presentListedIncident(
  row: ListedIncident,
  options: { withInvolved: boolean },
): IncidentListItem {
  const { id: _id, name, when, type } = row.patrol;
  const incident = { ...presentIncident(row), patrol: { _id, name, when, type } };
  return options.withInvolved ? incident : withoutInvolved(incident);
}

/** The map divides a degree into so many parts: five decimals, about a metre. */
const partsOfDegree = 100_000;

/** Returns an incident's place on the map; null if it has none. */
export function presentPoint({ id, latitude, longitude, what, when }: IncidentOnMap): IncidentPoint | null {
  if (latitude === null || longitude === null) return null;
  return [id, roundDegrees(longitude), roundDegrees(latitude), what, Math.floor(Date.parse(when) / 1000)];
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * partsOfDegree) / partsOfDegree;
}
