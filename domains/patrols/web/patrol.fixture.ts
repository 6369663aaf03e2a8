import type { Assignment, Finished, Incident, Patrol, Started } from '#patrols/contract';

export const aroha = '01920000-0000-7000-8000-0000000000a1';
export const graeme = '01920000-0000-7000-8000-0000000000a2';

const id = '01920000-0000-7000-8000-000000000001';

/** The assignment of a patroller who has been mailed and has not answered. */
export const pending: Assignment = {
  accepted: null,
  declined: null,
  didNotShow: null,
  removed: null,
  emailed: { when: '2026-11-14T00:00:00.000Z' },
};

/** Returns a finalized patrol on Saturday 21 November 2026, 21:00 in New Zealand, with nobody on it. */
export function aPatrol(others: Partial<Patrol> = {}): Patrol {
  return {
    _id: id,
    type: 'patrol',
    name: 'Regular patrol',
    when: '2026-11-21T08:00:00.000Z',
    hours: 3,
    callSign: 'HSCP',
    crewSize: 2,
    instructions: null,
    cancelled: null,
    finalized: { when: '2026-11-14T00:00:00.000Z' },
    deleted: null,
    started: null,
    finished: null,
    eccLogOnNotification: null,
    eccLogOnResponse: null,
    eccLogOffNotification: null,
    eccLogOffResponse: null,
    patrollers: {},
    guests: {},
    incidents: [],
    eccLogOnMail: null,
    eccLogOffMail: null,
    overdueAcknowledged: null,
    version: 1,
    edited: null,
    ...others,
  };
}

const unrecorded = { by: null, recorded: null, received: null, late: false, timeUncertain: false };

/** Returns a start at 21:02 of which nothing else is known. */
export function aStart(others: Partial<Started> = {}): Started {
  return {
    ...unrecorded,
    _id: null,
    started: '2026-11-21T08:02:00.000Z',
    location: null,
    policeEventNumber: null,
    vehicle: null,
    notes: null,
    ...others,
  };
}

/** Returns a finish at 00:04 of which nothing else is known. */
export function aFinish(others: Partial<Finished> = {}): Finished {
  return {
    ...unrecorded,
    _id: null,
    finished: '2026-11-21T11:04:00.000Z',
    location: null,
    vehicle: null,
    fuelLevel: null,
    reason: null,
    ...others,
  };
}

/** Returns a place that the patrol visited. */
export function anIncident(others: Partial<Incident> = {}): Incident {
  return {
    ...unrecorded,
    _id: '01920000-0000-7000-8000-0000000000b1',
    when: '2026-11-21T08:26:00.000Z',
    what: 'Location',
    whatDetails: 'All quiet here.',
    location: at('Half Moon Bay Marina'),
    people: [],
    peopleDetails: null,
    vehicles: [],
    edited: null,
    ...others,
  };
}

/** Returns a location that has only an address. */
export function at(address: string) {
  return { address, latitude: null, longitude: null, notes: null };
}
