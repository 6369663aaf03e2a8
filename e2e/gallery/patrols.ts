import { day, hour, minute } from '../../apps/server/src/platform/clock.ts';
import { asked, type Plan } from './plan.ts';

/** A patrol in every state that a screen tells apart before it begins, or that never did. */
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
    coming: {
      starts: 7 * day,
      row: { ...ready, hours: 4 },
      crew: [...asked, ['declining', 'declined'], ['absent', 'removed']],
      guests: ['Sgt. Leilani Tupou', 'Dave Russell'],
    },
    test: { starts: 6 * day, row: { ...ready, name: 'TEST' }, crew: asked },
    cancelled: { starts: 5 * day, row: { ...ready, cancelled: now }, crew: asked },
    event: {
      starts: 4 * day,
      row: {
        ...ready,
        type: 'event',
        callSign: null,
        name: 'Bike marking, Cockle Bay School',
        instructions: 'Bring the engraver and the blue gazebo.',
      },
      crew: asked,
      guests: ['Dave Russell'],
    },
    soon: { starts: 30 * minute, row: ready, crew: asked },
    late: { starts: -2 * hour, row: ready, crew: [...asked, ['declining', 'declined']] },
    over: {
      starts: -3 * day,
      row: ready,
      crew: [
        ['patroller', 'accepted'],
        ['coordinator', 'accepted'],
        ['absent', 'did-not-show'],
      ],
    },
  };
}

export type PlainName =
  | 'empty'
  | 'draft'
  | 'coming'
  | 'test'
  | 'cancelled'
  | 'event'
  | 'soon'
  | 'late'
  | 'over';
