import {
  canContinueRecording,
  type Extension,
  eccExtensionMessage,
  eccLogOffMessage,
  type Patrol,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { editOf } from '../../../platform/edits.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { refuse } from '../../../platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, type LockedPatrol, updatePatrol } from '../../patrols/service.ts';
import { cannotExtend, idTaken, notLonger, untimely } from '../refusals.ts';
import { findExtension, insertExtension } from '../store.ts';
import { readForCrew } from './crew.ts';
import { tellEcc } from './tell.ts';

/** Tells the ECC what becomes of a patrol that it knows of (product 16.9). */
export function laterMessageUseCases({ clock, settings }: Context) {
  return {
    /**
     * Extends a running patrol. The same `_id` again changes nothing. Throws 403 if the caller is not on the crew, 409 unless
     * the patrol is running, and 400 if it would not become longer.
     */
    async extend(tx: Transaction, actor: Member, id: string, extension: Extension): Promise<Patrol> {
      const { organizationId, personId: by } = actor;
      const { _id, hours } = extension;
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        const { row, now } = locked;
        const patrol = await readForCrew(locked, actor);
        const former = await findExtension(tx, organizationId, _id);
        if (former?.patrolId === id) return;
        if (!canContinueRecording(patrol, actor)) throw cannotExtend(patrol);
        refuse([...untimely(extension.when, now), ...notLonger(hours, patrol)]);
        const { when = now } = extension;
        const change = { id: _id, patrolId: id, when, by, created: now, formerHours: patrol.hours, hours };
        if (!(await insertExtension(tx, organizationId, change))) throw idTaken();
        await updatePatrol(tx, organizationId, id, {
          ...editOf(row, { hours }, { when: now, by }),
          ...{ overdueAcknowledged: null, overdueAcknowledgedBy: null },
        });
        await tellEcc(locked, settings, { id: newId(), kind: 'extension', by, when }, (extended, known) =>
          eccExtensionMessage(extended, { ...known, formerHours: patrol.hours }),
        );
      });
    },

    /**
     * Logs a patrol off that finished at this instant, once, if the ECC knows of it and takes mail. For the use case that
     * finishes patrols; `by` is whoever finishes it.
     */
    async logOff(locked: LockedPatrol, { by, finished }: { by: string; finished: string }): Promise<void> {
      const { tx, organizationId, patrol } = locked;
      if (patrol.eccLogOffNotification) return;
      const sending = { id: newId(), kind: 'log-off', by, when: locked.now } as const;
      const told = await tellEcc(locked, settings, sending, (known, facts) =>
        eccLogOffMessage(known, { ...facts, finished }),
      );
      if (!told) return;
      await updatePatrol(tx, organizationId, patrol._id, {
        eccLogOffNotification: locked.now,
        eccLogOffNotificationBy: by,
      });
    },
  };
}
