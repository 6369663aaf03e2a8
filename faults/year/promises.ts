import { addDays, addHours, instantAt, today } from '#contract';
import { after, minute } from '#platform/clock.ts';
import { addressesOf, type Due, dueTo, prompt, quarter, type Span } from './due.ts';
import { answerAt, crewAt, type Night, startOf } from './night.ts';
import { promisesOfRecord } from './record-promises.ts';

/** What may still be taken back waits so long. */
const secondThoughts = 3 * minute;
const fewest = 2;

/** Returns all mails that are owed about a patrol by what has happened so far, as docs/product.md has it, without those to digests. */
export function promisesOf(night: Night): Due[] {
  if (night.finalized === null) return [];
  return [
    ...ofFinalizing(night),
    ...ofAnswers(night),
    ...ofMove(night),
    ...ofCancelling(night),
    ...ofOffers(night),
    ...ofEve(night),
    ...ofSmallCrew(night),
    ...promisesOfRecord(night),
  ];
}

function ofFinalizing(night: Night): Due[] {
  const { finalized, crew, group, guest } = night;
  if (finalized === null) return [];
  const at: Span = [finalized, prompt];
  return [
    ...dueTo(night, 'asked to come', addressesOf(crew.filter(({ since }) => since <= finalized)), at),
    ...dueTo(night, 'guest invited', [guest], at),
    ...dueTo(night, 'roster to a watcher', [group.each.email], at),
  ];
}

/** Product 11.2, 11.22 and 11.56. */
function ofAnswers(night: Night): Due[] {
  const declines = night.crew.flatMap(({ answers }) => answers.filter(({ is }) => is === 'declined'));
  return declines.flatMap(({ at }) => {
    const told: Span = [after(at, secondThoughts), prompt];
    const left = crewAt(night, at);
    const admin = [night.group.admin.email];
    const warned = at >= smallCrewHour(night) && left.length === fewest - 1;
    return [
      ...dueTo(night, 'admin told of a decline', admin, told),
      ...dueTo(night, 'warned of standing down', warned ? [...addressesOf(left), ...admin] : [], told),
    ];
  });
}

function ofMove(night: Night): Due[] {
  const { moved, guest, group } = night;
  if (moved === null) return [];
  const to = [...addressesOf(crewAt(night, moved.at)), guest, group.each.email];
  return dueTo(night, 'told of a move', to, [after(moved.at, secondThoughts), prompt]);
}

function ofCancelling(night: Night): Due[] {
  const { cancelled, guest, group } = night;
  if (cancelled === null) return [];
  const to = [...addressesOf(crewAt(night, cancelled)), guest, group.each.email];
  return dueTo(night, 'told of a cancellation', to, [cancelled, prompt]);
}

/** Product 11.53 to 11.59. */
function ofOffers(night: Night): Due[] {
  const { group, offers } = night;
  return offers.flatMap(({ at, of, asked, taken }) => {
    const gathered: Span = [after(at, secondThoughts), prompt];
    const now: Span = [taken?.at ?? at, prompt];
    const others = taken && of ? crewAt(night, taken.at).filter(({ who }) => who !== taken.by) : [];
    return [
      ...(of
        ? dueTo(night, 'asked for cover', addressesOf(asked), gathered)
        : dueTo(night, 'free place offered', addressesOf(asked), [at, prompt])),
      ...dueTo(night, 'admin told of cover wanted', of ? [group.admin.email] : [], gathered),
      ...dueTo(night, 'place confirmed', [taken?.by.email ?? null], now),
      ...dueTo(night, 'place given up', [taken && of ? of.email : null], now),
      ...dueTo(
        night,
        'told who comes instead',
        taken && of ? [...addressesOf(others), group.admin.email] : [],
        now,
      ),
    ];
  });
}

/** Whether the patrol is still ahead as it was planned at that moment. */
function isAhead({ when, cancelled, started }: Night, at: string): boolean {
  return at < when && (cancelled === null || cancelled > at) && (started === null || started > at);
}

/** Returns the instants of an hour so many days before the local date of the start: of the first start, and of the one after a move. */
function hoursBefore(night: Night, days: number, time: string): string[] {
  const { zone } = night.group;
  const of = (start: string) => instantAt({ date: addDays(today(start, zone), -days), time }, zone);
  const first = of(startOf(night, ''));
  const { moved } = night;
  if (!moved) return [first];
  const later = of(night.when);
  return [...(first < moved.at ? [first] : []), ...(later === first && first < moved.at ? [] : [later])];
}

/** Product 11.14: nobody is reminded who was mailed about it within twelve hours. */
function ofEve(night: Night): Due[] {
  const told = [
    ...ofFinalizing(night),
    ...ofMove(night),
    ...ofOffers(night).filter(({ what }) => what === 'place confirmed'),
  ];
  return hoursBefore(night, 1, '18:00').flatMap((hour) => {
    const at = max(hour, night.finalized ?? hour);
    if (!isAhead(night, at)) return [];
    const since = addHours(at, -12);
    const reminded = crewAt(night, at).filter(
      ({ who }) => !told.some(({ to, from }) => to === who.email && from > since && from <= at),
    );
    const [accepted, open] = [true, false].map((is) =>
      reminded.filter((place) => (answerAt(place, at) === 'accepted') === is),
    );
    return [
      ...dueTo(night, 'reminded of the crew', addressesOf(accepted ?? []), [at, quarter]),
      ...dueTo(night, 'reminded to answer', addressesOf(open ?? []), [at, quarter]),
    ];
  });
}

const smallCrewHour = (night: Night) => hoursBefore(night, 2, '10:00').at(-1) ?? night.when;

function ofSmallCrew(night: Night): Due[] {
  const hours = hoursBefore(night, 2, '10:00').filter(
    (hour) =>
      night.finalized !== null &&
      night.finalized < hour &&
      isAhead(night, hour) &&
      crewAt(night, hour).length < fewest,
  );
  return hours.flatMap((hour) =>
    dueTo(night, 'admin told of a small crew', [night.group.admin.email], [hour, quarter]),
  );
}

const max = (one: string, other: string) => (one > other ? one : other);
