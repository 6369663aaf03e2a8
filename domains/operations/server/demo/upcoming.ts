import { today } from '#contract';
import { minute } from '#platform/clock.ts';
import { instantAt, type Weekday, weekdayAfter } from './calendar.ts';
import { zone } from './organizations.ts';
import type { Plan } from './plan.ts';

interface UpcomingPlan extends Partial<Omit<Plan, 'when'>> {
  /** The nth such weekday after today. */
  on: [Weekday, number];
  time: string;
}

/** Upcoming patrols and events in every state. */
const upcoming: readonly UpcomingPlan[] = [
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
  // A month that nobody has filled yet.
  ...[4, 5, 6, 7, 8].flatMap((week): UpcomingPlan[] => [
    { on: ['Fri', week], time: '21:00', crew: week === 5 ? [['priya', 'pending']] : [] },
    { on: ['Sat', week], time: '20:30' },
  ]),
];

const regular = {
  type: 'patrol',
  name: 'Regular patrol',
  hours: 3,
  status: 'draft',
  crew: [],
  guests: [],
} as const;

/** Returns tonight's patrol and those of the next two months. */
export function upcomingPlans(now: string): Plan[] {
  const date = today(now, zone);
  return [
    tonight(now),
    ...upcoming.map(({ on, time, ...rest }) => ({
      ...regular,
      ...rest,
      when: instantAt(weekdayAfter(date, ...on), time),
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

/** Returns 21:00. Later in the evening it returns the next quarter of an hour, at the latest 23:59. */
function startTonight(now: string): string {
  const date = today(now, zone);
  const usual = instantAt(date, '21:00');
  if (now < usual) return usual;
  const soon = new Date((Math.floor(Date.parse(now) / quarter) + 1) * quarter).toISOString();
  return today(soon, zone) === date ? soon : instantAt(date, '23:59');
}
