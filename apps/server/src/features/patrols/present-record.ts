import type { Finished, Incident, Location, Started } from '@patrolbook/contract';
import type { PatrolRow, WholePatrol } from './store.ts';

/** Returns the record of the start; values that were not noted are null. */
export function presentStarted(row: NonNullable<PatrolRow['started']>): Started {
  const { started, location, policeEventNumber, vehicle, notes } = row;
  return {
    started,
    location: location ?? null,
    policeEventNumber: policeEventNumber ?? null,
    vehicle: vehicle ?? null,
    notes: notes ?? null,
  };
}

export function presentFinished(row: NonNullable<PatrolRow['finished']>): Finished {
  const { finished, location, vehicle, fuelLevel } = row;
  return {
    finished,
    location: location ?? null,
    vehicle: vehicle ?? null,
    fuelLevel: fuelLevel ?? null,
  };
}

export function presentIncident(row: WholePatrol['incidents'][number]): Incident {
  const { id, when, what, whatDetails, people, peopleDetails, vehicles } = row;
  return {
    _id: id,
    when,
    what,
    whatDetails,
    location: presentLocation(row),
    people,
    peopleDetails,
    vehicles,
  };
}

/** Returns null if nothing about the place was noted. */
function presentLocation(row: WholePatrol['incidents'][number]): Location | null {
  const { address, latitude, longitude, locationNotes: notes } = row;
  const location = { address, latitude, longitude, notes };
  return Object.values(location).some((known) => known !== null) ? location : null;
}
