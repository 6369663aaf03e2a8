import { formatDateTime, isPresent } from '#contract';
import type { RecordedIncident } from '#privacy/contract';
import type { Line, Report } from '../archive/report.ts';
import { isSought } from './words.ts';

interface Sought {
  organization: { name: string; timeZone: string };
  text: string;
  made: string;
  read(skip: number): Promise<{ items: RecordedIncident[] }>;
}

/** The places, as a file says them. */
const places = {
  record: 'The record',
  former: 'A former version',
  'set-aside': 'Set aside for review',
} as const;

/** Returns what is recorded of whom was sought, without the other people and vehicles of the incidents. */
export function reportOf({ organization: { name, timeZone }, text, made, read }: Sought): Report {
  return {
    title: `What ${name} has recorded of “${text}”`,
    remarks: [
      `As of ${formatDateTime(made, timeZone)}. Times are local.`,
      'Other people and vehicles of the same incidents are left out. What was typed about people may be about others, and what was typed about an incident was not searched: whoever gives this file away reads both in the record before.',
    ],
    timeZone,
    sections: [{ title: 'Incidents', tables: [{ title: 'People and Vehicles', read: linesOf }] }],
  };

  async function* linesOf(): AsyncGenerator<Line[]> {
    let skip = 0;
    for (;;) {
      const { items } = await read(skip);
      if (items.length === 0) return;
      const lines = items.flatMap((incident) => linesIn(incident, text));
      if (lines.length > 0) yield lines;
      skip += items.length;
    }
  }
}

function linesIn({ when, what, patrol, recorded }: RecordedIncident, text: string): Line[] {
  return recorded.flatMap(({ in: place, people, peopleDetails, vehicles }) => {
    const about = { Patrol: patrol.name, When: when, Kind: what, Where: places[place] };
    const none = {
      Name: null,
      Phone: null,
      Email: null,
      Plate: null,
      Vehicle: null,
      'In what was typed': false,
    };
    const persons = people
      .filter((one) => isSought(one, text))
      .map(({ name, phone, email }) => ({
        ...about,
        ...none,
        Name: name ?? null,
        Phone: phone ?? null,
        Email: email ?? null,
      }));
    const cars = vehicles
      .filter((one) => isSought(one, text))
      .map(({ rego, color, make, model }) => ({
        ...about,
        ...none,
        Plate: rego ?? null,
        Vehicle: [color, make, model].filter(isPresent),
      }));
    const typed = isSought({ peopleDetails }, text) ? [{ ...about, ...none, 'In what was typed': true }] : [];
    return [...persons, ...cars, ...typed];
  });
}
