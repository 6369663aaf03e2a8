import { day, hour, minute } from '#platform/clock.ts';
import { mixedCrew, type Plan } from './plan.ts';

/** Returns a patrol in every state that a screen distinguishes before the start, or that was never started. */
export function plainPlans(now: string): Record<PlainName, Plan> {
  const finalized = now;
  const ready = { finalized, name: 'Regular patrol' };
  return {
    empty: { starts: 9 * day, row: { name: null } },
    draft: {
      starts: 8 * day,
      row: { name: 'Late patrol', hours: 3.5 },
      crew: [
        ['patroller', 'not-emailed'],
        ['answering', 'not-emailed'],
      ],
      guests: ['Const. Matt Reihana'],
    },
    upcoming: {
      starts: 7 * day,
      row: { ...ready, hours: 4 },
      crew: [...mixedCrew, ['declining', 'declined'], ['absent', 'removed']],
      guests: ['Sgt. Leilani Tupou', 'Dave Russell'],
    },
    test: { starts: 6 * day, row: { ...ready, name: 'TEST', crewSize: 5 }, crew: mixedCrew },
    cancelled: { starts: 5 * day, row: { ...ready, cancelled: now }, crew: mixedCrew },
    event: {
      starts: 4 * day,
      row: {
        ...ready,
        type: 'event',
        callSign: null,
        name: 'Bike marking, Cockle Bay School',
        instructions: 'Bring the engraver and the blue gazebo.',
      },
      crew: mixedCrew,
      guests: ['Dave Russell'],
    },
    soon: { starts: 30 * minute, row: ready, crew: mixedCrew },
    late: { starts: -2 * hour, row: ready, crew: [...mixedCrew, ['declining', 'declined']] },
    over: {
      starts: -3 * day,
      row: ready,
      crew: [
        ['patroller', 'accepted'],
        ['coordinator', 'accepted'],
        ['absent', 'did-not-show'],
      ],
      corrections: [
        ['patroller', 'added'],
        ['absent', 'did-not-show'],
      ],
    },
  };
}

export type PlainName =
  | 'empty'
  | 'draft'
  | 'upcoming'
  | 'test'
  | 'cancelled'
  | 'event'
  | 'soon'
  | 'late'
  | 'over';
