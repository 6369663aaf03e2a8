import {
  addHours,
  type FillProposal,
  type FillRequest,
  formatDateTime,
  isPast,
  limits,
} from '@patrolbook/contract';
import { hour } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { conflict, tooManyRequests } from '../../../platform/http/pipeline/app-error.ts';
import type { Threads } from '../../../platform/threads.ts';
import { listGoing, listPatrollers } from '../../availability/service.ts';
import { refuseUnknown } from '../../patrols/service.ts';
import { presentFill } from './present.ts';
import type { FillProblem } from './problem.ts';
import type { Going } from './rules.ts';
import { problemOf, quartersOf, type Situation } from './situation.ts';
import type { FillSolution } from './solve.ts';
import { listToFill, type PatrolToFill } from './store.ts';

/** Solves problems one after the other, in a thread. */
export type FillSolver = Threads<FillProblem, FillSolution | null>;

/** For how many seconds an organization waits that asks again meanwhile. */
const askAgainAfter = 2;

/** Proposes crews (decision 62). */
export function fillUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>, solver: FillSolver) {
  /** The organizations whose crews are being worked out. */
  const busy = new Set<string>();
  return {
    /**
     * Proposes crews for the free places of these patrols. Throws 400 for an unknown patrol, 409 that names one that is no patrol ahead or if
     * no crew was found in time, and 429 while another proposal for the organization is worked out, so that nobody fills the queue.
     */
    async fillPatrols({ organizationId }: Member, request: FillRequest): Promise<FillProposal> {
      if (busy.has(organizationId)) {
        throw tooManyRequests(askAgainAfter, 'Crews are being worked out already. Try again in a moment.');
      }
      busy.add(organizationId);
      try {
        const situation = await readSituation(organizationId, request);
        const solution = await solver.run(problemOf(situation), new AbortController().signal);
        if (!solution) throw notInTimeError();
        return { items: presentFill(situation, solution.choice), isBest: solution.isBest };
      } finally {
        busy.delete(organizationId);
      }
    },
  };

  async function readSituation(organizationId: string, { ids, restHours }: FillRequest): Promise<Situation> {
    const now = clock.now();
    const patrols = ids.length > 0 ? await listToFill(database, organizationId, ids) : [];
    refuseUnknown(ids, new Set(patrols.map(({ id }) => id)));
    const patrollers = patrols.length > 0 ? await listPatrollers(database, organizationId) : [];
    const zone = patrollers[0]?.timeZone ?? 'UTC';
    refuseOthers(patrols, zone, now);
    const going =
      patrols.length > 0
        ? await goingByPerson(organizationId, patrols, { restHours, zone })
        : new Map<string, Going[]>();
    return { patrols, patrollers, going, zone, rest: restHours * hour, now };
  }

  /** Reads what each person is on in the quarters of the patrols, and what is too close to one of them. */
  async function goingByPerson(
    organizationId: string,
    patrols: readonly PatrolToFill[],
    { restHours, zone }: { restHours: number; zone: string },
  ): Promise<Map<string, Going[]>> {
    const { from, before } = quartersOf(patrols, zone);
    const margin = limits.hours.max + restHours;
    const range = { from: addHours(from, -margin), before: addHours(before, margin) };
    const byPerson = new Map<string, Going[]>();
    for (const { personId, patrol } of await listGoing(database, organizationId, range))
      byPerson.set(personId, [...(byPerson.get(personId) ?? []), patrol]);
    return byPerson;
  }
}

/** Throws 409 that names the first that is no patrol, or not ahead. */
function refuseOthers(patrols: readonly PatrolToFill[], zone: string, now: string): void {
  const other = patrols.find(
    (patrol) => patrol.type !== 'patrol' || patrol.cancelled || patrol.started || isPast(patrol, now),
  );
  if (!other) return;
  const { id: _id, name, when, hours } = other;
  throw conflict(
    'nothing-to-fill',
    `Nobody can be proposed for ${formatDateTime(when, zone)}: it is no patrol, has begun or is cancelled.`,
    { patrols: [{ _id, name, when, hours }] },
  );
}

function notInTimeError() {
  return conflict('not-in-time', 'No crews were found in time. Try again with fewer patrols.');
}
