import { isKnown } from '#contract';
import type { AllFacts, EntryOrigin, Finished, Hold, Incident, Location, Started } from '#patrols/contract';
import { stamp } from '#platform/database/stamp.ts';
import { factsIn } from '../incident-facts.store.ts';
import type { PatrolWithRecord, StoredPatrol } from './store.ts';

/** Returns the record of the start; values that were not noted are null, and so are facts from before they existed. */
export function presentStarted(row: NonNullable<StoredPatrol['started']>): Started {
  const facts: AllFacts<Started> = {
    started: row.started,
    location: row.location ? withAccuracy(row.location) : null,
    policeEventNumber: row.policeEventNumber ?? null,
    vehicle: row.vehicle ?? null,
    notes: row.notes ?? null,
  };
  return { _id: row._id ?? null, ...facts, ...presentOrigin(row) };
}

export function presentFinished(row: NonNullable<StoredPatrol['finished']>): Finished {
  const facts: AllFacts<Finished> = {
    finished: row.finished,
    location: row.location ? withAccuracy(row.location) : null,
    vehicle: row.vehicle ?? null,
    fuelLevel: row.fuelLevel ?? null,
    reason: row.reason ?? null,
  };
  return { _id: row._id ?? null, ...facts, ...presentOrigin(row) };
}

export function presentIncident(row: PatrolWithRecord['incidents'][number]): Incident {
  const facts: AllFacts<Incident> = { ...factsIn(row), location: presentLocation(row) };
  return {
    _id: row.id,
    ...facts,
    edited: stamp(row.edited, row.editedBy),
    involvedRemoved: row.involvedRemoved ?? undefined,
    ...presentOrigin(row),
  };
}

/**
 * Leaves out the people and vehicles of an incident, for those who may not see them (product 2.10), and what may
 * be about them.
 */
export function withoutInvolved<I extends Incident>(incident: I): I {
  return {
    ...incident,
    people: [],
    peopleDetails: null,
    vehicles: [],
    extra: undefined,
    involvedRemoved: undefined,
  };
}

/** Returns what is or was held. */
export function presentHold(row: PatrolWithRecord['holds'][number]): Hold {
  const { id: _id, incidentId, reason, until, made, madeBy, released, releasedBy } = row;
  const stamps = { made: { when: made, by: madeBy }, released: stamp(released, releasedBy) };
  return { _id, incidentId, reason, until, ...stamps, releasing: presentReleasing(row) };
}

/** Returns when and by whom something held was released, and from when on that counts; null if it was not. */
export function presentReleasing({
  releases,
  releaseChosen,
  releasedBy,
}: Pick<PatrolWithRecord['holds'][number], 'releases' | 'releaseChosen' | 'releasedBy'>): Hold['releasing'] {
  const chosen = stamp(releaseChosen, releasedBy);
  return releases === null || chosen === null ? null : { from: releases, chosen };
}

/** Returns how an entry came in, to be spread last. An entry that was not recorded here has no origin. */
function presentOrigin(row: OriginRow): EntryOrigin {
  const { by, recorded, received, late, timeUncertain, extra } = row;
  return {
    by: by ?? null,
    recorded: recorded ?? null,
    received: received ?? null,
    late: late ?? false,
    timeUncertain: timeUncertain ?? false,
    extra: extra ?? undefined,
  };
}

type OriginRow = Partial<Omit<EntryOrigin, 'extra'>> & { extra?: EntryOrigin['extra'] | null };

/** Returns null if nothing about the place was noted. */
function presentLocation(row: PatrolWithRecord['incidents'][number]): Location | null {
  const { address, latitude, longitude, locationNotes: notes, locationExtra } = row;
  const location = { address, latitude, longitude, notes };
  if (!locationExtra) return isKnown(location) ? location : null;
  return withAccuracy({ ...location, extra: locationExtra });
}

/** Returns a place with the accuracy that is kept with what a server did not know; null where there is none (product 17.62). */
function withAccuracy(location: Location): Location {
  const { accuracy, ...extra } = location.extra ?? {};
  if (typeof accuracy !== 'number') return location;
  return { ...location, accuracy, extra: Object.keys(extra).length > 0 ? extra : undefined };
}
