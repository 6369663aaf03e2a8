import { v7 as newId } from 'uuid';
import { eccExtensionMessage, eccLogOffMessage } from '#ecc/contract';
import { canContinueRecording, type Extension, type Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  countChange,
  effectiveTime,
  idTakenError,
  type LockedPatrol,
  notRunningError,
  readForCrew,
  refuseTooLate,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { editOf } from '#platform/edits.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { deviceTimeIssues, extensionIssues } from '../refusals.ts';
import { findExtension, insertExtension } from '../store.ts';
import { voidLogOff } from '../voided.store.ts';
import { findLastMessage, keptTimes } from './last-message.ts';
import { sendToEcc } from './send-to-ecc.ts';

/** Tells the ECC what becomes of a patrol that it knows (product 16.9). */
export function laterMessageUseCases({ clock, settings }: Context) {
  return {
    /**
     * Extends a running patrol. The same `_id` again changes nothing. One that waited on the phone changes
     * nothing if the patrol is by now as long, and is only kept after the finish (product 17.6). Throws 403 if
     * the caller is not on the crew, 409 unless the patrol is running, 400 unless it becomes longer by half
     * hours, and 429 beyond a limit.
     */
    async extend(tx: Transaction, actor: Member, id: string, extension: Extension): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const patrol = await readForCrew(locked, actor);
        const former = await findExtension(tx, actor.organizationId, extension._id);
        if (former?.patrolId === id) return;
        const made = effectiveTime(extension, locked.now);
        refuseTooLate(made, locked.now);
        const { moment, waited } = made;
        const late = waited && patrol.finished !== null;
        if (!late && !canContinueRecording(patrol, actor)) throw notRunningError(patrol);
        refuseIssues(deviceTimeIssues(extension.when, moment));
        if (waited && extension.hours <= patrol.hours) return;
        refuseIssues(extensionIssues(extension.hours, patrol, moment));
        await countChange(locked, changeLimits.extensions, `${id}:${actor.personId}`);
        const { when = moment } = extension;
        const entered = { ...extension, when, by: actor.personId };
        await keepExtension(locked, { ...entered, late });
        if (!late) await lengthen(locked, entered);
      });
    },

    /**
     * Logs off a patrol that finished at this instant, once, if the ECC knows of it and takes mail. The use case
     * that finishes patrols calls it; `by` is the person who finishes it.
     */
    async logOff(locked: LockedPatrol, { by, finished }: { by: string; finished: string }): Promise<void> {
      const { tx, organizationId, patrol } = locked;
      if (patrol.eccLogOffNotification) return;
      const sending = { id: newId(), kind: 'log-off', by, when: locked.now } as const;
      const told = await sendToEcc(locked, settings, sending, (known, facts) =>
        eccLogOffMessage(known, { ...facts, finished }),
      );
      if (!told) return;
      await updatePatrol(tx, organizationId, patrol._id, {
        eccLogOffNotification: locked.now,
        eccLogOffNotificationBy: by,
      });
    },

    /** Voids the log-off of a finish that is voided, so that the next finish sends a new one (product 17.17). */
    async voidLogOff({ tx, organizationId, patrol, now }: LockedPatrol, by: string): Promise<void> {
      await voidLogOff(tx, organizationId, patrol._id, { voided: now, voidedBy: by });
      await updatePatrol(tx, organizationId, patrol._id, notLoggedOff);
    },
  };

  /** Lengthens the patrol, which ends an acknowledged alarm (product 17.8), and tells the ECC. */
  async function lengthen(
    locked: LockedPatrol,
    { hours, when, by }: { hours: number; when: string; by: string },
  ): Promise<void> {
    const { tx, organizationId, patrol, row, now } = locked;
    await updatePatrol(tx, organizationId, patrol._id, {
      ...editOf(row, { hours }, { when: now, by }),
      overdueAcknowledged: null,
      overdueAcknowledgedBy: null,
    });
    const told = await findLastMessage(locked, 'extension', patrol);
    const sending = { id: newId(), kind: 'extension', by, when, lastMessage: keptTimes(told) } as const;
    await sendToEcc(locked, settings, sending, (extended, known) =>
      eccExtensionMessage(extended, { ...known, formerHours: told.hours }),
    );
  }
}

const notLoggedOff = {
  eccLogOffNotification: null,
  eccLogOffNotificationBy: null,
  eccLogOffResponse: null,
  eccLogOffResponseBy: null,
};

async function keepExtension(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { _id, hours, when, by, late }: { _id: string; hours: number; when: string; by: string; late: boolean },
): Promise<void> {
  const of = { id: _id, patrolId: patrol._id };
  const row = { ...of, when, by, created: now, formerHours: patrol.hours, hours, late };
  if (!(await insertExtension(tx, organizationId, row))) throw idTakenError();
}
