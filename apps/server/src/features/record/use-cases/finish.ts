import {
  canFinishForCrew,
  finishOdometerIssues,
  finishTimeIssues,
  isCrewMember,
  isTest,
  type NewFinish,
  type Patrol,
} from '@patrolbook/contract';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { invalid, refuse } from '../../../platform/http/pipeline/app-error.ts';
import type { EccService } from '../../ecc/service.ts';
import {
  changeAndReadPatrol,
  type LockedPatrol,
  madeAt,
  notOnCrew,
  notRunning,
  readPatrol,
  updatePatrol,
} from '../../patrols/service.ts';
import { notifyFinished } from '../../summaries/service.ts';
import { rememberOdometer } from '../../vehicles/service.ts';
import { isOutside, originOf } from '../entry.ts';
import { alreadyFinished, crewMayStillFinish } from '../refusals.ts';

/**
 * Finishes a running patrol, logs it off with the ECC and mails its summary (product 17.3, 16.9 and 11.15). The same `_id` again
 * changes nothing. Throws 403 for others than its crew and admins, 409 if it is not running, waited too long or the crew may
 * still finish it, and 400 for the wrong time (unless it has waited), an odometer that runs backwards, or an admin's missing
 * reason (product 17.9).
 */
export function finishUseCase({ clock }: Pick<Context, 'clock'>, ecc: Pick<EccService, 'logOff'>) {
  return async (tx: Transaction, actor: Member, id: string, given: NewFinish): Promise<Patrol> => {
    const { organizationId, personId: by } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const patrol = await readPatrol(tx, organizationId, id);
      const isOnCrew = isCrewMember(patrol, actor);
      if (!isOnCrew && !actor.roles.includes('admin')) throw notOnCrew();
      if (patrol.finished?._id === given._id) return;
      const { moment, late } = judge(patrol, given, locked.now);
      if (!isOnCrew && !canFinishForCrew(patrol, actor.roles, moment)) throw crewMayStillFinish();
      const reason = isOnCrew ? null : reasonOf(given);
      const { recorded: _, sent: __, ...entry } = given;
      const finished = { ...entry, ...originOf(given, locked, { by, late }), reason };
      await updatePatrol(tx, organizationId, id, { finished: { ...finished, moment } });
      await rememberReading(locked, finished);
      const done = { ...locked, patrol: { ...locked.patrol, finished } };
      await ecc.logOff(done, { by, finished: given.finished });
      await notifyFinished(done);
    });
  };
}

/** Returns when a finish was recorded, and whether that is outside the times that are allowed. */
function judge(patrol: Patrol, given: NewFinish, now: string) {
  const { started, finished } = patrol;
  if (finished) throw alreadyFinished();
  if (!started) throw notRunning(patrol);
  const made = madeAt(given, now);
  refuse(finishOdometerIssues(given.vehicle?.finishOdometer ?? null, started));
  const late = isOutside(finishTimeIssues(given.finished, made.moment, started), made);
  return { moment: made.moment, late };
}

function reasonOf({ reason }: NewFinish): string {
  if (reason === null) throw invalid({ path: ['reason'], reason: 'not-defined' });
  return reason;
}

/** The next start begins with this reading; a test patrol's does not count (product 17.12). */
async function rememberReading(
  { tx, organizationId, patrol }: LockedPatrol,
  { finished: when, vehicle }: NonNullable<Patrol['finished']>,
): Promise<void> {
  const rego = patrol.started?.vehicle?.rego;
  const reading = vehicle?.finishOdometer ?? null;
  if (!rego || reading === null || isTest(patrol)) return;
  await rememberOdometer(tx, organizationId, rego, { reading, when });
}
