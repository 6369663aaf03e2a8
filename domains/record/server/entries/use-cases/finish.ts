import { notePresence } from '#crew/server/assignments/service.ts';
import type { EccService } from '#ecc/server/correspondence/service.ts';
import {
  type Finished,
  type NewFinish,
  type Patrol,
  type ReviewReason,
  withoutTimes,
} from '#patrols/contract';
import {
  changeAndReadPatrol,
  type EffectiveTime,
  effectiveTime,
  notRunningError,
  readPatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { invalid, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { canFinishForCrew, finishOdometerIssues, finishTimeIssues } from '#record/contract';
import { entryTimeOf, latestOf, originOf, reviewOf, type Told } from '../entry.ts';
import { finishPatrol } from '../finish-patrol.ts';
import { crewMayStillFinishError, patrolFinishedError } from '../refusals.ts';
import { hasStartAside, isSetAside, keepForReview, standingOf, unheardOf } from '../review.ts';

/**
 * Finishes a running patrol, logs it off with the ECC and mails its summary (product 17.3, 16.9 and 11.15). The
 * same `_id` again changes nothing. Throws 403 unless the caller is on the crew or an admin, and 409 if it is
 * not running or the crew may still finish it. Throws 400 for the wrong time, an odometer that runs backwards,
 * or an admin's missing reason (product 17.9). If a crew's finish has waited and its time is impossible, or there
 * is a finish already, or its device could not hear that the patrol was cancelled or the caller taken off the crew,
 * it is kept for review instead.
 */
export function finishUseCase({ clock }: Pick<Context, 'clock'>, ecc: Pick<EccService, 'logOff'>) {
  return async (tx: Transaction, actor: Member, id: string, input: NewFinish): Promise<Patrol> => {
    const { organizationId, personId: by } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const patrol = await readPatrol(tx, organizationId, id);
      const given = { ...input, finished: entryTimeOf(input.finished, input, { ...locked, by }) };
      const times = effectiveTime(given, locked.now);
      const standing = standingOf(patrol, actor);
      const isForCrew =
        actor.roles.includes('admin') && !standing.isOnCrew && !(times.waited && standing.wasOnCrew);
      const unheard = isForCrew ? null : unheardOf(patrol, standing, times);
      if (patrol.finished?._id === given._id || isSetAside(patrol, 'finish', given._id)) return;
      const made = isForCrew ? { moment: locked.now, waited: false } : times;
      const { moment } = made;
      const why = unheard ?? judge({ ...locked, by }, patrol, given, made);
      const entry = withoutTimes(given);
      const origin = originOf(given, locked, { by, late: false });
      if (why) {
        const kept: Finished = { ...entry, ...origin, reason: null };
        return keepForReview(locked, { kind: 'finish', id: given._id, by, entry: kept, moment, why });
      }
      if (isForCrew && !canFinishForCrew(patrol, actor.roles, moment)) throw crewMayStillFinishError();
      const reason = isForCrew ? reasonOf(given) : null;
      const finished: Finished = { ...entry, ...origin, reason };
      await finishPatrol(locked, ecc, { finished, moment, by });
      if (!isForCrew) await notePresence(locked, by, [by]);
    });
  };
}

/** Returns why a finish is kept for review; null if it counts. */
function judge(told: Told, patrol: Patrol, given: NewFinish, made: EffectiveTime): ReviewReason | null {
  const { started, finished } = patrol;
  if (finished) {
    if (made.waited) return 'second';
    throw patrolFinishedError();
  }
  if (!started) {
    if (made.waited && hasStartAside(patrol)) return 'not-started';
    throw notRunningError(patrol);
  }
  const ofTime = finishTimeIssues(given.finished, latestOf(given, made.moment, told), started);
  const ofOdometer = finishOdometerIssues(given.vehicle?.finishOdometer ?? null, started);
  refuseIssues(made.waited ? ofOdometer : [...ofTime, ...ofOdometer]);
  return reviewOf(ofTime, made, told);
}

function reasonOf({ reason }: NewFinish): string {
  if (reason === null) throw invalid({ path: ['reason'], reason: 'not-defined' });
  return reason;
}
