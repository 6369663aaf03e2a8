import {
  type availabilityRoutes,
  type Candidate,
  compareCandidates,
  overlap,
  type QueryOf,
  startOfDay,
  toLocal,
} from '@patrolbook/contract';
import { getOrganization } from '../../domain/organizations/store.ts';
import { after, day } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Member } from '../../platform/http/pipeline/actor.ts';
import { listBookings } from '../patrols/service.ts';
import { type CountedPeriods, listPatrollers, listUnavailable } from './candidates.store.ts';

type Sought = QueryOf<typeof availabilityRoutes.listCandidates>;

/** For how many days back a last patrol is looked for. */
const lookBackDays = 366;

/** Lists who could go on a patrol, the best first (product 6.21). */
export function candidateUseCases({ database, clock }: Context) {
  return {
    async listCandidates({ organizationId }: Member, sought: Sought): Promise<{ items: Candidate[] }> {
      const { timeZone } = await getOrganization(database, organizationId);
      const { date } = toLocal(sought.when, timeZone);
      const counted = countedPeriods(date, timeZone, { now: clock.now(), except: sought.patrol });
      const patrollers = await listPatrollers(database, organizationId, counted);
      const unavailable = await listUnavailable(database, organizationId, date);
      const bookings = await bookingsOf(
        organizationId,
        sought,
        patrollers.map(({ _id }) => _id),
      );
      const items = patrollers.map((patroller) => ({
        ...patroller,
        unavailable: unavailable.get(patroller._id) ?? null,
        at: bookings.get(patroller._id) ?? [],
      }));
      return { items: items.sort(compareCandidates) };
    },
  };

  /** Returns what each of these people is on at that time. */
  async function bookingsOf(organizationId: string, sought: Sought, personIds: readonly string[]) {
    const { patrol: _id, when, hours } = sought;
    const found = await listBookings(database, organizationId, personIds, { _id, when, hours });
    const byPerson = new Map<string, Candidate['at']>();
    for (const { person, patrol } of found.filter((booking) => overlap(booking.patrol, sought))) {
      const { id, name, when, hours } = patrol;
      byPerson.set(person.id, [...(byPerson.get(person.id) ?? []), { _id: id, name, when, hours }]);
    }
    return byPerson;
  }
}

/** Returns the local month and quarter of a date as instants, and what else is counted by. */
function countedPeriods(
  date: string,
  zone: string,
  { now, except }: Pick<CountedPeriods, 'now' | 'except'>,
): CountedPeriods {
  const month = new Date(date).getUTCMonth();
  const inMonths = (months: number) => startOfDay(firstOfMonth(date, months), zone);
  const quarter = -(month % 3);
  return {
    month: { from: inMonths(0), before: inMonths(1) },
    quarter: { from: inMonths(quarter), before: inMonths(quarter + 3) },
    since: after(now, -lookBackDays * day),
    now,
    except,
  };
}

/** Returns the first day of the month so many months after that of a date. */
function firstOfMonth(date: string, months: number): string {
  const first = new Date(date);
  first.setUTCMonth(first.getUTCMonth() + months, 1);
  return first.toISOString().slice(0, 10);
}
