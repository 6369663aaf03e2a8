import { addDays, type Issue, limits, type QueryOf, startOfDay } from '#contract';
import type { Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  countChange,
  idTakenError,
  type LockedPatrol,
  presentReleasing,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict, notFound, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { type CurrentHold, type NewHold, privacyHoldYears, type privacyRoutes } from '#privacy/contract';
import { listCurrentHolds } from './current-holds.store.ts';
import { afterNotice, localDate } from './due.ts';
import { countHolds, findHold, type HoldRow, hasIncident, insertHold, setRelease } from './holds.store.ts';
import { mailReleased } from './mails/queue.ts';
import { getClocks, lockClocks } from './store.ts';

/** A hold, as a path names it. */
interface HoldOf {
  id: string;
  holdId: string;
}

/** What an organization keeps though its clocks run out (product 22.5). */
export function holdUseCases({ database, clock: time }: Context) {
  return {
    /** Returns a page of what is held now. */
    async listHolds({ organizationId }: Member, page: QueryOf<typeof privacyRoutes.listHolds>) {
      const clocks = await getClocks(database, organizationId);
      const date = localDate(clocks, time.now());
      const dayBegan = startOfDay(date, clocks.zone);
      const { rows, matches } = await listCurrentHolds(database, organizationId, { date, dayBegan, page });
      return { items: rows.map(presentCurrentHold), matches };
    },

    /** Holds all of a patrol, or one of its incidents. The same `_id` again changes nothing. */
    async hold(tx: Transaction, actor: Member, id: string, given: NewHold): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock: time }, actor.organizationId, id, (locked) =>
        hold(locked, actor.personId, given),
      );
    },

    /**
     * Releases what is held, after the days of notice, of which all admins are mailed (product 22.26). Again, it changes nothing: the days
     * go on.
     */
    async release(tx: Transaction, { organizationId, personId: releasedBy }: Member, of: HoldOf) {
      return changeHold(tx, organizationId, of, async (found, now) => {
        if (found.released !== null || found.releases !== null) return;
        const releases = afterNotice(await getClocks(tx, organizationId), now);
        await countChange({ tx, organizationId, now }, changeLimits.keepingLess, releasedBy);
        await setRelease(tx, found, { releaseChosen: now, releasedBy, releases });
        await mailReleased(tx, organizationId, { holdId: found.id, now });
      });
    },

    /** Withdraws a release before it counts; otherwise it changes nothing. */
    async withdrawRelease(tx: Transaction, { organizationId }: Member, of: HoldOf) {
      return changeHold(tx, organizationId, of, async (found, now) => {
        if (found.releases === null || found.releases <= now) return;
        await setRelease(tx, found, { releaseChosen: null, releasedBy: null, releases: null });
      });
    },
  };

  /** Waits for a sweep, and keeps it waiting. Throws 404 unless the hold is of that patrol. */
  function changeHold(
    tx: Transaction,
    organizationId: string,
    { id, holdId }: HoldOf,
    change: (found: HoldRow, now: string) => Promise<void>,
  ): Promise<Patrol> {
    return changeAndReadPatrol({ tx, clock: time }, organizationId, id, async ({ now }) => {
      await lockClocks(tx, organizationId);
      const found = await findHold(tx, organizationId, holdId);
      if (found?.patrolId !== id) throw notFound();
      await change(found, now);
    });
  }
}

function presentCurrentHold({
  hold,
  patrol,
  incident,
}: Awaited<ReturnType<typeof listCurrentHolds>>['rows'][number]): CurrentHold {
  const { id: _id, reason, until, made, madeBy } = hold;
  const { id: patrolId, type, name, when } = patrol;
  return {
    _id,
    reason,
    until,
    made: { when: made, by: madeBy },
    patrol: { _id: patrolId, type, name, when },
    incident,
    releasing: presentReleasing(hold),
  };
}

async function hold({ tx, organizationId, patrol, now }: LockedPatrol, madeBy: string, given: NewHold) {
  const { _id: id, incidentId = null, reason, until } = given;
  const patrolId = patrol._id;
  const clocks = await lockClocks(tx, organizationId);
  const same = await findHold(tx, organizationId, id);
  if (same?.patrolId === patrolId) return;
  if (same) throw idTakenError();
  refuseIssues(untilIssues(until, localDate(clocks, now)));
  if (incidentId && !(await hasIncident(tx, organizationId, { patrolId, id: incidentId }))) throw notFound();
  if ((await countHolds(tx, organizationId, patrolId)) >= limits.holds.max) throw tooManyHoldsError();
  await insertHold(tx, { organizationId, id, patrolId, incidentId, reason, until, made: now, madeBy });
}

/** Something is held until today at least, and for some years at most. */
function untilIssues(until: string, today: string): Issue[] {
  const last = addDays(today, privacyHoldYears * 365);
  if (until >= today && until <= last) return [];
  const format = `a date from ${today} to ${last}`;
  return [{ path: ['until'], reason: 'incorrect-format', value: until, format }];
}

function tooManyHoldsError() {
  return conflict('full', `The details of one patrol can be held ${limits.holds.max} times.`);
}
