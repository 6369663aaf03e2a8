import { incidentTimeIssues, limits, type NewIncident, type Patrol } from '@patrolbook/contract';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { changeAndReadPatrol, idTaken, type LockedPatrol, notOnCrew } from '../../patrols/service.ts';
import { columnsOf } from '../columns.ts';
import { isOutside, originOf, recordingOf } from '../entry.ts';
import { fullOfOwn, isFull } from '../refusals.ts';
import { findScene, insertIncident } from '../store.ts';

/**
 * Records an incident (product 17.3 to 17.6). The same `_id` again changes nothing. Throws 403 if the caller is not on the crew,
 * 409 if the patrol is not running, has too many, has too many of the caller's, or the id is taken, and 400 for the wrong time, unless it has waited.
 */
export function recordUseCase({ clock }: Pick<Context, 'clock'>) {
  return async (tx: Transaction, actor: Member, id: string, given: NewIncident): Promise<Patrol> => {
    const { organizationId, personId } = actor;
    return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
      const scene = { organizationId, patrolId: id, personId, incidentId: given._id };
      const { isOnCrew, incidents, ownIncidents, same } = await findScene(tx, scene);
      if (!isOnCrew) throw notOnCrew();
      if (same?.patrolId === id && same.by === personId) return;
      if (same) throw idTaken();
      if (incidents >= limits.incidents) throw isFull();
      if (ownIncidents >= limits.ownIncidents) throw fullOfOwn();
      await record(locked, personId, given);
    });
  };
}

async function record(locked: LockedPatrol, by: string, given: NewIncident): Promise<void> {
  const { tx, organizationId, patrol } = locked;
  const { _id: id, recorded: _, sent: __, ...facts } = given;
  const recording = recordingOf(locked, given, given.when);
  const isAtOddTime = isOutside(
    incidentTimeIssues(given.when, recording.moment, recording.started),
    recording,
  );
  const late = isAtOddTime || recording.afterFinish;
  const row = { id, patrolId: patrol._id, ...columnsOf(facts), ...originOf(given, locked, { by, late }) };
  if (!(await insertIncident(tx, organizationId, row))) throw idTaken();
}
