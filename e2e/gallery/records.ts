import { after, day, hour, minute } from '#platform/clock.ts';
import { mixedCrew, type Plan } from './plan.ts';

/** Patrols that have logged on with the ECC, and started ones with their incidents. */

export type RecordedName = 'loggedOn' | 'answered' | 'underWay' | 'finished';

const ready = { name: 'Regular patrol' };

export function recordedPlans(now: string): Record<RecordedName, Plan> {
  const before = (time: number) => after(now, -time);
  const response = { policeEventNumber: 'P061234567', eccLogOnResponse: before(3 * minute) };
  return {
    loggedOn: {
      starts: 25 * minute,
      row: { ...ready, finalized: now, eccLogOnNotification: before(12 * minute) },
      crew: mixedCrew,
    },
    answered: {
      starts: 20 * minute,
      row: { ...ready, finalized: now, eccLogOnNotification: before(12 * minute), ...response },
      crew: mixedCrew,
    },
    underWay: {
      starts: -hour,
      row: {
        ...ready,
        finalized: before(2 * day),
        eccLogOnNotification: before(2 * hour),
        ...response,
        started: start(before(hour)),
      },
      crew: mixedCrew,
      incidents: incidentsFrom(before(hour)),
    },
    finished: {
      starts: -day,
      row: {
        ...ready,
        finalized: before(4 * day),
        eccLogOnNotification: before(day + hour),
        eccLogOnResponse: before(day + 50 * minute),
        policeEventNumber: 'P061234501',
        started: start(before(day)),
        finished: end(before(day - 3 * hour)),
        eccLogOffNotification: before(day - 3 * hour),
        eccLogOffResponse: before(day - 3 * hour - 9 * minute),
      },
      crew: mixedCrew,
      guests: ['Const. Matt Reihana'],
      incidents: incidentsFrom(before(day)),
    },
  };
}

const place = { address: null, latitude: null, longitude: null, notes: null };

function start(started: string): Plan['row']['started'] {
  const location = { ...place, address: '1 Moore Street, Howick', latitude: -36.8936, longitude: 174.9322 };
  const vehicle = { rego: 'HSP21', startOdometer: 48_213.4 };
  return { started, location, policeEventNumber: 'P061234567', vehicle, notes: 'Light rain, quiet roads' };
}

function end(finished: string): Plan['row']['finished'] {
  const location = { ...place, address: '1 Moore Street, Howick' };
  return { finished, location, vehicle: { finishOdometer: 48_251.9 }, fuelLevel: 0.75 };
}

function incidentsFrom(began: string): Plan['incidents'] {
  const at = (minutes: number) => after(began, minutes * minute);
  return [
    { when: at(12), what: 'Site check', whatDetails: 'All quiet', address: 'Howick Beach car park' },
    {
      when: at(24),
      what: 'Vehicle check',
      whatDetails: 'Parked across two driveways, engine warm',
      address: '14 Picton Street',
      vehicles: [
        {
          rego: 'ABC123',
          color: 'Silver',
          make: 'Mazda',
          model: 'Demio',
          type: 'Car',
          year: 2009,
          reportedStolen: false,
          hasLivery: false,
        },
      ],
    },
    {
      when: at(41),
      what: 'Dodgy people looking shifty',
      whatDetails: 'Three young men behind the shops, left when they saw us',
      address: 'Stockade Hill',
      people: [{ name: 'Darryl', phone: null, email: null }],
      peopleDetails: 'Dark hoodies',
    },
    { when: at(55), what: 'Lost dog', whatDetails: 'Taken back to 8 Uxbridge Road', address: null },
  ];
}
