import {
  canContinueRecording,
  type EccMessage,
  type EccPatrol,
  type Extension,
  eccExtensionMessage,
  eccLogOffMessage,
  isKnownToEcc,
  type KnownToEcc,
  type Patrol,
} from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import { editOf } from '../../../platform/edits.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { refuse } from '../../../platform/http/pipeline/app-error.ts';
import { changeAndReadPatrol, type LockedPatrol } from '../../patrols/service.ts';
import { notifyEcc } from '../mails/notifications.ts';
import { presentEccPatrol } from '../present.ts';
import { cannotExtend, idTaken, notLonger, untimely } from '../refusals.ts';
import { findDeparture, findExtension, insertExtension, updatePatrol } from '../store.ts';
import { readForCrew } from './crew.ts';
import { recipientOf } from './recipient.ts';

/** Who sends a message, when, and under which id. */
interface Sending {
  id: string;
  kind: 'extension' | 'log-off';
  by: string;
  when: string;
}

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
        await updatePatrol(tx, organizationId, id, { ...editOf(row, { hours }, { when: now, by }) });
        await tell(locked, { id: newId(), kind: 'extension', by, when }, (extended, known) =>
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
      const told = await tell(locked, sending, (known, facts) =>
        eccLogOffMessage(known, { ...facts, finished }),
      );
      if (!told) return;
      await updatePatrol(tx, organizationId, patrol._id, {
        eccLogOffNotification: locked.now,
        eccLogOffNotificationBy: by,
      });
    },
  };

  /** Returns whether the ECC was told: it knows of the patrol, and takes mail. */
  async function tell(
    locked: LockedPatrol,
    sending: Sending,
    write: (patrol: EccPatrol, known: KnownToEcc) => EccMessage,
  ): Promise<boolean> {
    const { tx, organizationId, patrol } = locked;
    const found = await findDeparture(tx, organizationId, patrol._id);
    if (!found || !isKnownToEcc(patrol)) return false;
    const recipient = await recipientOf(locked, found.organization, sending.by, settings);
    if (!recipient) return false;
    const [logOn] = found.eccNotifications;
    const policeEventNumber =
      patrol.eccLogOnResponse?.policeEventNumber ?? patrol.started?.policeEventNumber ?? null;
    const message = write(presentEccPatrol(found), { policeEventNumber, phone: logOn?.phone ?? null });
    await notifyEcc(locked, { ...sending, recipient, message });
    return true;
  }
}
