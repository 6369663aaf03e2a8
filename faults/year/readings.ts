import { calendarRoutes } from '#accounts/contract';
import { instantAt, today } from '#contract';
import { patrolRoutes } from '#patrols/contract';
import { peopleRoutes } from '#people/contract';
import { minute } from '#platform/clock.ts';
import { reportRoutes } from '#reports/contract';
import type { Browser } from './browser.ts';
import { guestsAge, guestsGoFrom } from './group-promises.ts';
import { answerAt, crewAt, endOf, type Group, type Night } from './night.ts';

/** Compares what is read with what is known to have happened. Each returns the differences, in words. */

interface Readers {
  admin: Browser;
  now: string;
}

/** The report of a month has the patrols that began in it, and the incidents that were in it (product 20.2). */
export async function readReport(
  { admin, now }: Readers,
  group: Group,
  { nights, month }: { nights: readonly Night[]; month: string },
): Promise<string[]> {
  const [year = '', number = ''] = month.split('-');
  const report = await admin.call(reportRoutes.getReport, { params: { year, month: number } });
  const isIn = (instant: string) => today(instant, group.zone).startsWith(month);
  const own = nights.filter(({ when }) => isIn(when) && when <= now);
  const run = own.filter(({ cancelled }) => cancelled === null);
  const expected = {
    run: run.length,
    cancelled: own.length - run.length,
    hours: sum(run.map((night) => hundredths(crewAt(night, night.when).length * hoursOf(night)))),
    incidents: nights.flatMap(({ entries }) => entries).filter(({ at }) => isIn(at)).length,
  };
  const found = {
    run: report.run,
    cancelled: report.cancelled,
    hours: report.patrolHours,
    incidents: sum(report.incidents.map(({ count }) => count)),
  };
  return differences(`report of ${month} of ${group.code}`, rounded(found), rounded(expected));
}

/** A report rounds the hours of each patrol. */
const hundredths = (hours: number) => Math.round(hours * 100) / 100;

/** By the record in whole minutes (product 1.9), or as planned where there is none. */
function hoursOf({ started, finished, hours }: Night): number {
  if (!started || !finished) return hours;
  return Math.floor((Date.parse(finished) - Date.parse(started)) / minute) / 60;
}

/** The calendar of a patroller has what is ahead, at the right instants (product 10.4). */
export async function readFeed(
  { admin: browser, now }: Readers,
  group: Group,
  { nights, reader, path }: { nights: readonly Night[]; reader: string; path: string },
): Promise<string[]> {
  const text = await browser.read(path);
  const starts = [...text.matchAll(/DTSTART(?:;TZID=([^:]+))?:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\d/g)].map(
    ([, zone = 'UTC', year, month, day, hour, minutes]) =>
      instantAt({ date: `${year}-${month}-${day}`, time: `${hour}:${minutes}` }, zone),
  );
  const own = nights.filter(
    (night) =>
      night.finalized !== null &&
      night.cancelled === null &&
      crewAt(night, now).some(({ who }) => who.id === reader),
  );
  const ahead = (instants: string[]) => instants.filter((at) => at > now).sort();
  const [found, expected] = [ahead(starts), ahead(own.map(({ when }) => when))];
  return differences(
    `calendar of ${group.code} at ${now}`,
    { starts: found.join() },
    { starts: expected.join() },
  );
}

export async function makeFeed(browser: Browser): Promise<string> {
  const { address } = await browser.call(calendarRoutes.renewMyCalendar);
  return new URL(address ?? '').pathname;
}

/** A patrol is as all acknowledged writes have left it. */
export async function readNight(
  { admin, now }: Readers,
  night: Night,
  told: string | null,
): Promise<string[]> {
  const { group } = night;
  const found = await admin.call(patrolRoutes.getPatrol, { params: { id: night.id } });
  const guests = Object.values(found.guests).map(({ email }) => email ?? null);
  const gone = told !== null && now >= guestsGoFrom(group, told) && now >= guestsAge(night);
  const answers = Object.entries(found.patrollers).map(([id, { accepted, declined, removed }]) =>
    removed ? `${id} removed` : `${id} ${accepted ? 'accepted' : declined ? 'declined' : null}`,
  );
  return differences(
    `patrol ${night.callSign} of ${night.when}`,
    {
      when: found.when,
      end: endOf({ ...night, hours: found.hours, extended: null }),
      finalized: found.finalized !== null,
      cancelled: found.cancelled !== null,
      loggedOn: found.eccLogOnNotification !== null,
      numbered: found.eccLogOnResponse !== null,
      started: found.started?.started.slice(0, 16) ?? null,
      finished: found.finished?.finished ?? null,
      incidents: found.incidents.map(({ _id }) => _id).join(),
      crew: answers.sort().join(),
      guests: guests.join(),
    },
    {
      when: night.when,
      end: endOf(night),
      finalized: night.finalized !== null,
      cancelled: night.cancelled !== null,
      loggedOn: night.loggedOn !== null,
      numbered: night.numbered !== null,
      started: night.started?.slice(0, 16) ?? null,
      finished: night.finished,
      incidents: night.entries.map(({ id }) => id).join(),
      crew: crewInWords(night, now),
      guests: night.guest === null ? '' : gone ? '' : night.guest,
    },
  );
}

function crewInWords(night: Night, now: string): string {
  const words = night.crew.map((place) =>
    place.until === null ? `${place.who.id} ${answerAt(place, now)}` : `${place.who.id} removed`,
  );
  return words.sort().join();
}

/** The organization has the patrols that were made, and the people, and no others. */
export async function readLists(
  { admin }: Readers,
  group: Group,
  nights: readonly Night[],
): Promise<string[]> {
  const patrols = await admin.call(patrolRoutes.listPatrols, { query: { limit: 1000 } });
  const people = await admin.call(peopleRoutes.listPersons, { query: { limit: 1000 } });
  const patrollers = people.items.filter(({ roles }) => roles?.includes('patroller'));
  return differences(
    `lists of ${group.code}`,
    {
      patrols: patrols.matches,
      patrollers: patrollers.length,
      left: patrollers.filter(({ finished }) => finished !== null).length,
    },
    {
      patrols: nights.length,
      patrollers: group.patrollers.length,
      left: group.patrollers.filter(({ left }) => left !== null).length,
    },
  );
}

type Facts = Record<string, string | number | boolean | null>;

function differences(of: string, found: Facts, expected: Facts): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${of}: ${name} is ${found[name]}, and should be ${value}`);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Hours that are added up differ in their last digits. */
function rounded(facts: Record<string, number>): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, Number(value.toFixed(3))]));
}
