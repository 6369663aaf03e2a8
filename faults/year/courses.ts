import { addDays, addHours, instantAt, today } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { deedsOn, type Stage } from './deeds.ts';
import type { Member, Night } from './night.ts';

/** Something that is done at an instant. */
export interface Step {
  at: string;
  act(): Promise<void>;
  /** Whether it comes before what is due just then has been done, or amid that. */
  amid?: boolean;
}

/** Who is on a patrol, and who takes a place on it. */
export interface Cast {
  first: Member;
  second: Member;
  third: Member;
}

type Deeds = ReturnType<typeof deedsOn>;

interface Course {
  deeds: Deeds;
  cast: Cast;
  /** Returns the instant of a local time so many days after the date of the start. */
  on(days: number, time: string): string;
  /** Returns the instant so many minutes after the start, or after the end. */
  fromStart(minutes: number): string;
  fromEnd(minutes: number): string;
}

type Steps = [at: string, act: () => Promise<void>][];

/** What becomes of patrols, one after the other. */
const courses: Record<string, (course: Course) => Steps> = {
  recorded: (course) => [...planned(course), ...answered(course), ...recorded(course)],

  unanswered(course) {
    const { deeds, cast, on } = course;
    return [
      ...planned(course),
      [on(-3, '12:30'), () => deeds.answer(cast.first, 'accepted')],
      ...recorded(course),
    ];
  },

  declinedEarly(course) {
    const { deeds, cast, on } = course;
    return [
      ...planned(course),
      [on(-3, '12:30'), () => deeds.answer(cast.first, 'accepted')],
      [on(-3, '12:40'), () => deeds.answer(cast.second, 'declined')],
      ...recorded(course),
    ];
  },

  moved(course) {
    const { deeds, cast, on } = course;
    return [
      ...planned(course),
      ...answered(course),
      [on(-2, '20:00'), () => deeds.move(-3)],
      [on(-1, '12:00'), () => deeds.answer(cast.first, 'accepted')],
      ...recorded(course, -180),
    ];
  },

  cancelled(course) {
    const { deeds, on } = course;
    return [...planned(course), ...answered(course), [on(-1, '12:00'), () => deeds.cancel()]];
  },

  overdue(course) {
    const { deeds, cast, fromEnd } = course;
    return [
      ...planned(course),
      ...answered(course),
      ...begun(course),
      [fromEnd(75), () => deeds.finish(cast.first)],
    ];
  },

  acknowledged(course) {
    const { deeds, cast, fromEnd } = course;
    return [
      ...planned(course),
      ...answered(course),
      ...begun(course),
      [fromEnd(40), () => deeds.acknowledge()],
      [fromEnd(80), () => deeds.finish(cast.first)],
    ];
  },

  late(course) {
    const { deeds, cast, on } = course;
    return [
      [on(-1, '12:00'), () => deeds.plan([cast.first, cast.second])],
      [on(-1, '20:00'), () => deeds.answer(cast.first, 'accepted')],
      ...recorded(course),
    ];
  },

  covered(course) {
    const { deeds, cast, on } = course;
    return [
      ...planned(course),
      ...answered(course),
      [on(-2, '12:00'), () => deeds.askForCover(cast.second)],
      [on(-2, '19:00'), () => deeds.take(cast.third)],
      ...recorded(course),
    ];
  },

  neverRecorded: (course) => [...planned(course), ...answered(course)],

  extended(course) {
    const { deeds, cast, fromEnd } = course;
    return [
      ...planned(course),
      ...answered(course),
      ...begun(course),
      [fromEnd(-20), () => deeds.extend(cast.first, 6)],
      [fromEnd(50), () => deeds.finish(cast.second)],
    ];
  },

  offered(course) {
    const { deeds, cast, on } = course;
    return [
      [on(-10, '19:00'), () => deeds.plan([cast.first])],
      [on(-3, '12:00'), () => deeds.answer(cast.first, 'accepted')],
      [on(-3, '12:30'), () => deeds.offer()],
      [on(-2, '19:00'), () => deeds.take(cast.third)],
      ...recorded(course),
    ];
  },

  declinedLate(course) {
    const { deeds, cast, on } = course;
    return [
      ...planned(course),
      ...answered(course),
      [on(-1, '19:00'), () => deeds.answer(cast.second, 'declined')],
      ...recorded(course),
    ];
  },
};

/** Returns what is done about a patrol, in the course whose turn it is. */
export function stepsOf(stage: Stage, night: Night, cast: Cast, turn: number): Step[] {
  const { when, hours, group } = night;
  const date = today(when, group.zone);
  const course: Course = {
    deeds: deedsOn(stage, night),
    cast,
    on: (days, time) => instantAt({ date: addDays(date, days), time }, group.zone),
    fromStart: (minutes) => after(when, minutes * minute),
    fromEnd: (minutes) => after(addHours(when, hours), minutes * minute),
  };
  const all = Object.values(courses);
  const steps = all[turn % all.length]?.(course) ?? [];
  return steps.map(([at, act]) => ({ at, act }));
}

const planned = ({ deeds, cast, on }: Course): Steps => [
  [on(-10, '19:00'), () => deeds.plan([cast.first, cast.second])],
];

const answered = ({ deeds, cast, on }: Course): Steps => [
  [
    on(-3, '12:30'),
    async () => {
      await deeds.answer(cast.first, 'accepted');
      await deeds.answer(cast.second, 'accepted');
    },
  ],
];

/** The log-on half an hour before the start, the ECC's answer, the start, and an entry an hour later. */
function begun({ deeds, cast: { first }, fromStart }: Course, later = 0): Steps {
  return [
    [fromStart(later - 30), () => deeds.logOn(first)],
    [
      fromStart(later),
      async () => {
        await deeds.giveNumber('P061234567');
        await deeds.start(first);
      },
    ],
    [fromStart(later + 60), () => deeds.note(first, 'Graffiti')],
  ];
}

function recorded(course: Course, later = 0): Steps {
  const { deeds, cast, fromEnd } = course;
  return [...begun(course, later), [fromEnd(later - 10), () => deeds.finish(cast.first)]];
}
