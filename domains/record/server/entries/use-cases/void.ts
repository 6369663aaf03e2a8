import { v7 as newId } from 'uuid';
import type { EccService } from '#ecc/server/correspondence/service.ts';
import type { Patrol, SetAside } from '#patrols/contract';
import {
  changeAndReadPatrol,
  idTakenError,
  type LockedPatrol,
  notRunningError,
  readPatrol,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuse } from '#platform/http/pipeline/app-error.ts';
import { restoreOdometer } from '#vehicles/server/service.ts';
import { insertFormers } from '../former-incidents.store.ts';
import { notFinishedError, voidFinishRefusal, voidStartRefusal } from '../refusals.ts';
import { insertVoided } from '../set-aside.store.ts';
import { deleteIncidents } from '../store.ts';
import { takeFromAfterFinish } from '../taking.ts';

/** An admin's reason. */
interface Voiding {
  reason: string;
}

/** Voids a start and a finish, which stay in the history with the admin's reason (product 17.16). */
export function voidUseCases({ clock }: Pick<Context, 'clock'>, ecc: Pick<EccService, 'voidLogOff'>) {
  return {
    /**
     * Voids the start: the patrol counts as not started, and its entries are deleted, but admins can still read
     * them. Throws 409 unless it is running.
     */
    async voidStart(tx: Transaction, actor: Member, id: string, { reason }: Voiding): Promise<Patrol> {
      const { organizationId, personId: voidedBy } = actor;
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        const { started } = locked.patrol;
        if (!started) throw notRunningError(locked.patrol);
        refuse(voidStartRefusal(locked.patrol, actor.roles, locked.now));
        await keepVoided(locked, { kind: 'start', entry: started, voidedBy, reason });
        await deleteEntries(locked, voidedBy);
        await updatePatrol(tx, organizationId, id, { started: null, ...unacknowledged });
      });
    },

    /**
     * Voids the finish: the patrol is running again, and what was recorded after the finish counts. Throws 409
     * unless it has finished.
     */
    async voidFinish(tx: Transaction, actor: Member, id: string, { reason }: Voiding): Promise<Patrol> {
      const { organizationId, personId: voidedBy } = actor;
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        const { finished, started, eccLogOffNotification } = locked.patrol;
        if (!finished) throw notFinishedError();
        refuse(voidFinishRefusal(locked.patrol, actor.roles, locked.now));
        const loggedOff = eccLogOffNotification?.when ?? null;
        await keepVoided(locked, { kind: 'finish', entry: finished, voidedBy, reason, loggedOff });
        await updatePatrol(tx, organizationId, id, { finished: null, ...unacknowledged });
        await ecc.voidLogOff(locked, voidedBy);
        const rego = started?.vehicle?.rego;
        const wasRead = finished.vehicle?.finishOdometer !== undefined;
        if (rego && wasRead) await restoreOdometer(tx, organizationId, rego, locked.now);
        await takeFromAfterFinish(locked, voidedBy);
      });
    },
  };
}

const unacknowledged = { overdueAcknowledged: null, overdueAcknowledgedBy: null };

interface Voided {
  kind: 'start' | 'finish';
  entry: Extract<SetAside, { kind: 'start' | 'finish' }>['entry'];
  voidedBy: string;
  reason: string;
  loggedOff?: string | null;
}

async function keepVoided(
  { tx, organizationId, patrol, now: kept }: LockedPatrol,
  { entry, ...voided }: Voided,
): Promise<void> {
  const row = { ...voided, patrolId: patrol._id, id: entry._id ?? newId(), by: entry.by, entry, kept };
  if (!(await insertVoided(tx, organizationId, row))) throw idTakenError();
}

/** Deletes a patrol's entries. Each is kept like any deleted entry, for admins to read (product 17.7). */
async function deleteEntries({ tx, organizationId, patrol, now }: LockedPatrol, by: string): Promise<void> {
  const { incidents } = await readPatrol(tx, organizationId, patrol._id);
  if (incidents.length === 0) return;
  const formers = incidents.map((incident) => ({
    id: newId(),
    patrolId: patrol._id,
    incidentId: incident._id,
    incident,
    replaced: now,
    replacedBy: by,
    deleted: true,
  }));
  await insertFormers(tx, organizationId, formers);
  await deleteIncidents(tx, organizationId, patrol._id, { deleted: now, deletedBy: by });
}
