import { today } from '@patrolbook/contract';
import { minute } from '../../platform/clock.ts';
import { at, type Weekday, weekdayAfter } from './calendar.ts';
import { zone } from './organizations.ts';
import type { Plan } from './plan.ts';

interface Coming extends Partial<Omit<Plan, 'when'>> {
  /** The first such weekday after today, or the second, … */
  on: [Weekday, number];
  time: string;
}

/** As much of everything as a week before Christmas has. */
const coming: readonly Coming[] = [
  {
    on: ['Tue', 1],
    time: '20:00',
    status: 'cancelled',
    crew: [
      ['wiremu', 'accepted'],
      ['margaret', 'pending'],
    ],
  },
  {
    on: ['Fri', 1],
    time: '21:00',
    hours: 4,
    name: 'Late patrol',
    status: 'finalized',
    crew: [
      ['colin', 'accepted'],
      ['sione', 'pending'],
      ['lina', 'declined'],
    ],
  },
  { on: ['Sat', 1], time: '22:00', status: 'finalized', crew: [['ngaire', 'accepted']] },
  {
    on: ['Wed', 2],
    time: '18:30',
    hours: 2.5,
    type: 'event',
    name: 'Bike marking, Cockle Bay School',
    crew: [
      ['aroha', 'accepted'],
      ['trevor', 'accepted'],
      ['judith', 'pending'],
      ['hemi', 'pending'],
    ],
    guests: ['Sgt. Leilani Tupou', 'Dave Russell'],
  },
  { on: ['Fri', 2], time: '21:00' },
  {
    on: ['Sat', 2],
    time: '21:00',
    crew: [
      ['graeme', 'pending'],
      ['wiremu', 'pending'],
    ],
  },
  {
    on: ['Fri', 3],
    time: '21:00',
    crew: [
      ['sione', 'pending'],
      ['priya', 'pending'],
    ],
  },
  {
    on: ['Sat', 3],
    time: '20:30',
    hours: 3.5,
    name: 'Christmas parade',
    crew: [
      ['colin', 'pending'],
      ['margaret', 'pending'],
      ['lina', 'pending'],
    ],
  },
];

const regular = {
  type: 'patrol',
  name: 'Regular patrol',
  hours: 3,
  status: 'draft',
  crew: [],
  guests: [],
} as const;

/** Tonight's patrol and those of the next three weeks. */
export function comingPlans(now: string): Plan[] {
  const date = today(now, zone);
  return [
    tonight(now),
    ...coming.map(({ on, time, ...rest }) => ({
      ...regular,
      ...rest,
      when: at(weekdayAfter(date, ...on), time),
    })),
  ];
}

function tonight(now: string): Plan {
  return {
    ...regular,
    when: startTonight(now),
    status: 'finalized',
    crew: [
      ['graeme', 'accepted'],
      ['aroha', 'accepted'],
      ['priya', 'pending'],
    ],
    guests: ['Const. Matt Reihana'],
  };
}

const quarter = 15 * minute;

/** At 21:00; late in the evening at the next quarter of an hour, but not past midnight: that would be tomorrow. */
function startTonight(now: string): string {
  const date = today(now, zone);
  const usual = at(date, '21:00');
  if (now < usual) return usual;
  const soon = new Date((Math.floor(Date.parse(now) / quarter) + 1) * quarter).toISOString();
  return today(soon, zone) === date ? soon : at(date, '23:59');
}
