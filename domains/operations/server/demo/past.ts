import { addDays } from '#contract';
import { instantAt, type Weekday, weekdayIn, yearsAgo } from './calendar.ts';
import { type PersonName, people, personNames } from './people.ts';
import type { Plan, PlannedAnswer } from './plan.ts';
import { draw, pick, type Random, seeded } from './random.ts';

/** How far back the demonstration goes: three years. */
const days = 3 * 365 + 1;

/** The probability of a patrol on the evening of each weekday. */
const likelihood: Record<Weekday, number> = {
  Mon: 0.06,
  Tue: 0.2,
  Wed: 0.15,
  Thu: 0.25,
  Fri: 0.95,
  Sat: 0.97,
  Sun: 0.12,
};

/** Evenings with a special patrol, by month and day. */
const occasions: Record<string, { name: string; time: string; hours: number }> = {
  '11-05': { name: 'Guy Fawkes patrol', time: '19:30', hours: 5 },
  '12-31': { name: 'New Year patrol', time: '20:00', hours: 3.5 },
};

const events = [
  'Bike marking, Cockle Bay School',
  'Neighbourhood Support stall, Howick Market',
  'Crime prevention day, Botany Town Centre',
  'First aid refresher',
] as const;

const guests = ['Const. Matt Reihana', 'Sgt. Leilani Tupou', 'Dave Russell'] as const;

/** Returns all patrols and events up to yesterday, and the same ones each time for one date. */
export function pastPlans(today: string): Plan[] {
  const random = seeded(2026);
  const everybody = patrollers(today);
  const plans: Plan[] = [];
  for (let date = addDays(today, -days); date < today; date = addDays(date, 1)) {
    const available = membersOn(everybody, date);
    if (isEventDay(date)) plans.push(event(date, available, random));
    if (occasions[date.slice(5)] || random() < likelihood[weekdayIn(date)])
      plans.push(patrol(date, available, random));
  }
  return plans;
}

interface Patroller {
  name: PersonName;
  joined: string;
  left: string | null;
}

function patrollers(today: string): Patroller[] {
  return personNames
    .filter((name) => people[name].roles.includes('patroller'))
    .map((name) => {
      const { joined, left } = people[name];
      return { name, joined: yearsAgo(today, joined), left: left === null ? null : yearsAgo(today, left) };
    });
}

/** Returns the patrollers who had joined by this date and not left. */
function membersOn(everybody: Patroller[], date: string): PersonName[] {
  return everybody
    .filter(({ joined, left }) => joined < date && (left === null || date < left))
    .map(({ name }) => name);
}

/** Events are on the third Sunday of every other month. */
function isEventDay(date: string): boolean {
  const [, month, dayOfMonth] = date.split('-').map(Number);
  return weekdayIn(date) === 'Sun' && Number(month) % 2 === 0 && Math.ceil(Number(dayOfMonth) / 7) === 3;
}

function event(date: string, available: PersonName[], random: Random): Plan {
  return {
    type: 'event',
    name: pick(random, events),
    when: instantAt(date, '10:00'),
    hours: 2.5,
    status: 'finalized',
    crew: crew(random, draw(random, available, 4)),
    guests: [pick(random, guests)],
  };
}

function patrol(date: string, available: PersonName[], random: Random): Plan {
  const isLate = weekdayIn(date) === 'Fri' && random() < 0.3;
  const usual = {
    name: 'Regular patrol',
    time: pick(random, ['21:00', '21:00', '20:30']),
    hours: pick(random, [3, 3, 3.5]),
  };
  const { name, time, hours } =
    occasions[date.slice(5)] ?? (isLate ? { name: 'Late patrol', time: '21:00', hours: 4 } : usual);
  const assigned = draw(random, available, pick(random, [2, 2, 3, 3, 4]));
  const isCancelled = random() < 0.06;
  return {
    type: 'patrol',
    name,
    when: instantAt(date, time),
    hours,
    status: isCancelled ? 'cancelled' : 'finalized',
    crew: isCancelled ? cancelledCrew(random, assigned) : crew(random, assigned),
    guests: random() < 0.08 ? [pick(random, guests)] : [],
  };
}

/** The first two came. Of the others some declined and a few did not show. */
export function crew<Name>(random: Random, assigned: readonly Name[]): Plan<Name>['crew'] {
  return assigned.map((name, index) => [name, index < 2 ? 'accepted' : randomAnswer(random)]);
}

function randomAnswer(random: Random): PlannedAnswer {
  return pick(random, [
    'accepted',
    'accepted',
    'accepted',
    'accepted',
    'declined',
    'declined',
    'did-not-show',
  ]);
}

/** A patrol is cancelled beforehand because somebody declined, or afterwards because nobody came. */
function cancelledCrew(random: Random, assigned: PersonName[]): Plan['crew'] {
  const didNotShow = random() < 0.2;
  return assigned.map((name, index) => [
    name,
    didNotShow ? 'did-not-show' : index === 0 ? 'declined' : 'accepted',
  ]);
}
