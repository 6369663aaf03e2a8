import {
  addHours,
  type availabilityRoutes,
  type Candidate,
  compareCandidates,
  endOf,
  limits,
  overlap,
  type QueryOf,
  startOfDay,
  toLocal,
  unavailableOn,
} from '@patrolbook/contract';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { type Going, listGoing, listPatrollers } from './candidates.store.ts';

type Sought = QueryOf<typeof availabilityRoutes.listCandidates>;

/** For how many days back a last patrol is looked for. */
const lookBackDays = 366;

/** Lists who could go on a patrol, the best first (product 6.21). */
export function candidateUseCases({ database, clock }: Context) {
  return {
    async listCandidates({ organizationId }: Member, sought: Sought): Promise<{ items: Candidate[] }> {
      const now = clock.now();
      const patrollers = await listPatrollers(database, organizationId);
      const { timeZone = 'UTC' } = patrollers[0] ?? {};
      const { date } = toLocal(sought.when, timeZone);
      const counted = countedPeriods(date, timeZone);
      const going = await goingByPerson(organizationId, rangeOf(sought, counted, now), sought.patrol);
      const items = patrollers.map(({ _id, patrolsAMonth, periods }) => {
        const theirs = going.get(_id) ?? [];
        const unavailable = unavailableOn(periods, date);
        return {
          _id,
          unavailable,
          patrolsAMonth,
          at: sameTime(theirs, sought),
          ...load(theirs, counted, now),
        };
      });
      return { items: items.sort(compareCandidates) };
    },
  };

  /** Returns what each person is on, without one patrol. */
  async function goingByPerson(
    organizationId: string,
    range: { from: string; before: string },
    except: string | undefined,
  ): Promise<ReadonlyMap<string, Going[]>> {
    const byPerson = new Map<string, Going[]>();
    for (const { personId, patrol } of await listGoing(database, organizationId, range)) {
      if (patrol._id === except) continue;
      const theirs = byPerson.get(personId);
      if (theirs) theirs.push(patrol);
      else byPerson.set(personId, [patrol]);
    }
    return byPerson;
  }
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

function sameTime(going: readonly Going[], sought: Sought): Candidate['at'] {
  return going
    .filter((patrol) => overlap(patrol, sought))
    .map(({ _id, name, when, hours }) => ({ _id, name, when, hours }));
}

/** Whether a patrol counts, without events and test patrols: a past one if it was finalized, a coming draft too (product 6.21). */
export function countsAsLoad({ type, isTest, finalized, when }: Going, now: string): boolean {
  return type === 'patrol' && !isTest && (finalized !== null || when > now);
}

function load(going: readonly Going[], { month, quarter }: CountedPeriods, now: string) {
  const patrols = going.filter((patrol) => countsAsLoad(patrol, now));
  const countIn = ({ from, before }: Period) =>
    patrols.filter(({ when }) => when >= from && when < before).length;
  return {
    lastPatrol: patrols.filter(({ when }) => when <= now).at(-1)?.when ?? null,
    inMonth: countIn(month),
    inQuarter: countIn(quarter),
  };
}
