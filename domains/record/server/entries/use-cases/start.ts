import { notePresence } from '#crew/server/assignments/service.ts';
import {
  canStart,
  dateOf,
  isTest,
  type NewStart,
  type Patrol,
  type Started,
  withoutTimes,
} from '#patrols/contract';
import {
  changeAndReadPatrol,
  effectiveTime,
  readPatrol,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { startTimeIssues } from '#record/contract';
import { rememberUse } from '#vehicles/server/service.ts';
import { originOf, reviewOf } from '../entry.ts';
import { startRefusal, startTimeError } from '../refusals.ts';
import { isSetAside, keepForReview, standingOf, unheardOf } from '../review.ts';

/**
 * Starts a patrol (product 17.3). The same `_id` again changes nothing. Throws 403 if the caller is not on the
 * crew, 409 if it was started before or will not take place, and 409 and 400 for the wrong time. If the call has
 * waited and the time is impossible, or there is a start already, or its device could not hear that the patrol was cancelled or the caller
 * taken off the crew, it is kept for review instead.
 */
export function startUseCase({ clock }: Pick<Context, 'clock'>) {
  return async (tx: Transaction, actor: Member, id: string, given: NewStart): Promise<Patrol> => {
    const { organizationId, personId: by } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const patrol = await readPatrol(tx, organizationId, id);
      const made = effectiveTime(given, locked.now);
      const unheard = unheardOf(patrol, standingOf(patrol, actor), made);
      if (patrol.started?._id === given._id || isSetAside(patrol, 'start', given._id)) return;
      const isSecond = patrol.started !== null && made.waited;
      if (!isSecond && !unheard) refuse(startRefusal(patrol));
      const isTime = canStart(patrol, actor, made.moment);
      if (!isTime && !made.waited) throw startTimeError(patrol, made.moment);
      const when = wholeMinute(dateOf(given.started, given, made.moment), given);
      const odd = reviewOf(startTimeIssues(when, made.moment), made, locked);
      const why = unheard ?? (isSecond ? 'second' : (odd ?? (isTime ? null : 'not-due')));
      const { training, ...entry } = withoutTimes({ ...given, started: when });
      const policeEventNumber = training && !isTest(patrol) ? null : given.policeEventNumber;
      // a second start says when it was itself
      const unstarted = { ...locked, patrol: { ...locked.patrol, started: null } };
      const origin = originOf(given, unstarted, { by, late: false });
      const started: Started = { ...entry, policeEventNumber, ...origin };
      if (why) {
        const { moment } = made;
        return keepForReview(locked, { kind: 'start', id: given._id, by, entry: started, moment, why });
      }
      await updatePatrol(tx, organizationId, id, { started });
      await notePresence(locked, by, [by]);
      const rego = given.vehicle?.rego;
      if (rego && !isTest(patrol)) await rememberUse(tx, organizationId, rego, made.moment);
    });
  };
}

/** What says “Now” has no seconds, so that no incident of that minute is before the start. */
function wholeMinute(when: string, { now }: NewStart): string {
  return now === undefined ? when : `${when.slice(0, 16)}:00.000Z`;
}
