import { addDays, addHours, clockChange, instantAt, today, weekdayOf } from '#contract';
import { type Cast, type Step, stepsOf } from './courses.ts';
import type { Stage } from './deeds.ts';
import type { Group, Night } from './night.ts';

/** In hours: each patrol begins on a Saturday at 23:00, and so goes over both changes of the clocks. */
const hours = 5;
/** How many days before the first patrol a group begins, and after the last one it rests. */
const before = 14;
const rest = 8;
/** Groups are so many courses apart. */
const apart = 4;

/** Plans a patrol of a group for each third week until a date, and for each night on which the clocks change. */
export function nightsOf(group: Group, from: string, until: string): Night[] {
  const nights: Night[] = [];
  const first = addDays(today(from, group.zone), before);
  const saturday = addDays(first, 6 - weekdayOf(first));
  const last = addDays(today(until, group.zone), -rest);
  for (let [date, week] = [saturday, 0]; date < last; date = addDays(date, 7), week += 1) {
    const night = nightOn(group, date, nights.length);
    const changes = clockChange(night.when, addHours(night.when, hours), group.zone) !== null;
    if (week % 3 === 0 || changes) nights.push(night);
  }
  return nights;
}

function nightOn(group: Group, date: string, index: number): Night {
  return {
    id: '',
    group,
    callSign: `${group.code}${index}`,
    when: instantAt({ date, time: '23:00' }, group.zone),
    hours,
    crew: [],
    guest: index % 4 === 0 ? `guest-${index}@${group.code.toLowerCase()}.example` : null,
    finalized: null,
    moved: null,
    cancelled: null,
    offers: [],
    loggedOn: null,
    numbered: null,
    started: null,
    entries: [],
    extended: null,
    acknowledged: null,
    finished: null,
  };
}

/** Returns what is done about the patrols of all groups. */
export function stepsOfAll(stage: Stage, groups: readonly (readonly Night[])[]): Step[] {
  return groups.flatMap((nights, group) =>
    nights.flatMap((night, index) =>
      stepsOf(stage, night, castOf(night.group, index), index + group * apart),
    ),
  );
}

/** Two patrollers go in turn, and the next one would take a place. */
function castOf({ patrollers }: Group, index: number): Cast {
  const member = (place: number) => {
    const found = patrollers[(2 * index + place) % patrollers.length];
    if (!found) throw new Error('A group has patrollers.');
    return found;
  };
  return { first: member(0), second: member(1), third: member(2) };
}
