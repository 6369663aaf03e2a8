import { addHours, limits, type QueryOf, startOfDay, toLocal } from '#contract';
import { endOf, overlap } from '#patrols/contract';
import {
  type availabilityRoutes,
  type Candidate,
  compareCandidates,
  type PairKind,
  unavailableOn,
} from '#planning/contract';
import { after, day } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import type { Reader } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import {
  type AvailablePatroller,
  type CandidateDuty,
  type GoingOf,
  listGoing,
  listPatrollers,
} from './candidates.store.ts';

type Sought = QueryOf<typeof availabilityRoutes.listCandidates>;

/** For how many days back a last patrol is looked for. */
const lookBackDays = 366;

/** Lists who could go on a patrol, the best first (product 6.21 and 6.56). */
export function candidateUseCases({ database, clock }: Context) {
  return {
    async listCandidates({ organizationId }: Member, sought: Sought): Promise<{ items: Candidate[] }> {
      const patrollers = await listPatrollers(database, organizationId);
      return { items: await rankCandidates(database, { organizationId, patrollers }, sought, clock.now()) };
    },
  };
}

/** Returns these patrollers with what speaks for and against each for a patrol, the best first. */
export async function rankCandidates(
  db: Reader,
  { organizationId, patrollers }: { organizationId: string; patrollers: readonly AvailablePatroller[] },
  sought: Sought,
  now: string,
): Promise<Candidate[]> {
  const { counted } = dayOf(sought, patrollers);
  const rows = await listGoing(db, organizationId, rangeOf(sought, counted, now));
  return rankByGoing(patrollers, rows, sought, now);
}

/** Returns them by what each is on, or may be on: also of crews that are not saved. */
export function rankByGoing(
  patrollers: readonly AvailablePatroller[],
  rows: readonly GoingOf[],
  sought: Sought,
  now: string,
): Candidate[] {
  const { date, counted } = dayOf(sought, patrollers);
  const { crew, going } = whoGoes(rows, sought.patrol);
  const suits = suitsCrew(patrollers, crew);
  const candidates = patrollers.map((patroller) => {
    const { _id, patrolsAMonth, periods } = patroller;
    const theirs = going.get(_id) ?? [];
    return {
      _id,
      unavailable: unavailableOn(periods, date),
      patrolsAMonth,
      at: sameTime(theirs, sought),
      ...load(theirs, counted, now),
      ...suits(patroller),
    };
  });
  return candidates.sort(compareCandidates);
}

/** Returns the local date, and the periods of that date. */
function dayOf({ when }: Sought, patrollers: readonly AvailablePatroller[]) {
  const { timeZone = 'UTC' } = patrollers[0] ?? {};
  const { date } = toLocal(when, timeZone);
  return { date, counted: countedPeriods(date, timeZone) };
}

/** Returns who is on the patrol itself, and what else each person is on. */
function whoGoes(
  rows: readonly GoingOf[],
  itself: string | undefined,
): { crew: Crew; going: ReadonlyMap<string, CandidateDuty[]> } {
  const own = rows.filter(({ patrol }) => patrol._id === itself);
  const going = new Map<string, CandidateDuty[]>();
  for (const { personId, patrol } of rows) {
    const theirs = going.get(personId);
    if (patrol._id === itself) continue;
    if (theirs) theirs.push(patrol);
    else going.set(personId, [patrol]);
  }
  const people = new Set(own.map(({ personId }) => personId));
  return { crew: { people, isOfPatrol: own.some(({ patrol }) => patrol.type === 'patrol') }, going };
}

/** Who is on the patrol already; nobody if it is not there yet. */
interface Crew {
  people: ReadonlySet<string>;
  /** Not of an event, on which nobody needs to be experienced. */
  isOfPatrol: boolean;
}

/** Returns how a patroller suits those who are on the patrol already (product 6.56). */
function suitsCrew(patrollers: readonly AvailablePatroller[], { people, isOfPatrol }: Crew) {
  const isLacking = isOfPatrol && !patrollers.some(({ _id, experienced }) => experienced && people.has(_id));
  return (patroller: AvailablePatroller): Pick<Candidate, 'notWith' | 'askedWith' | 'isNeeded'> => {
    const { experienced, experiencedOnEach, pairs } = patroller;
    const onIt = pairs.filter(({ personId }) => people.has(personId));
    const idsOf = (kind: PairKind) => onIt.filter((pair) => pair.kind === kind).map((pair) => pair.personId);
    return {
      notWith: idsOf('not-together'),
      askedWith: idsOf('together'),
      isNeeded: experiencedOnEach && experienced && isLacking,
    };
  };
}

interface Period {
  from: string;
  before: string;
}

interface CountedPeriods {
  month: Period;
  quarter: Period;
}

/** Returns the local month and quarter of a date, as instants. */
function countedPeriods(date: string, zone: string): CountedPeriods {
  const inMonths = (months: number) => startOfDay(firstOfMonth(date, months), zone);
  const quarter = -(new Date(date).getUTCMonth() % 3);
  return {
    month: { from: inMonths(0), before: inMonths(1) },
    quarter: { from: inMonths(quarter), before: inMonths(quarter + 3) },
  };
}

/** Returns the first day of the month so many months after that of a date. */
function firstOfMonth(date: string, months: number): string {
  const first = new Date(date);
  first.setUTCMonth(first.getUTCMonth() + months, 1);
  return first.toISOString().slice(0, 10);
}

/** Returns between which instants everything begins that matters: what is counted, the last patrols, and what is at the same time. */
function rangeOf(sought: Sought, { quarter }: CountedPeriods, now: string) {
  const early = [after(now, -lookBackDays * day), quarter.from, addHours(sought.when, -limits.hours.max)];
  const late = [now, quarter.before, endOf(sought)];
  return { from: early.sort()[0] ?? now, before: late.sort().at(-1) ?? now };
}

function sameTime(going: readonly CandidateDuty[], sought: Sought): Candidate['at'] {
  return going
    .filter((patrol) => overlap(patrol, sought))
    .map(({ _id, name, when, hours }) => ({ _id, name, when, hours }));
}

/** Whether a patrol counts, without events and test patrols: a past one if it was finalized, a coming draft too (product 6.21). */
export function countsAsLoad({ type, isTest, finalized, when }: CandidateDuty, now: string): boolean {
  return type === 'patrol' && !isTest && (finalized !== null || when > now);
}

function load(going: readonly CandidateDuty[], { month, quarter }: CountedPeriods, now: string) {
  const patrols = going.filter((patrol) => countsAsLoad(patrol, now));
  const countIn = ({ from, before }: Period) =>
    patrols.filter(({ when }) => when >= from && when < before).length;
  return {
    lastPatrol: patrols.filter(({ when }) => when <= now).at(-1)?.when ?? null,
    inMonth: countIn(month),
    inQuarter: countIn(quarter),
  };
}
