import type { Issue } from '#contract';
import { notePresence } from '#crew/server/assignments/service.ts';
import { type EccLogOnForm, eccLogOnMessage } from '#ecc/contract';
import { eccOf } from '#organizations/server/ecc-contact.ts';
import {
  canSeeLogOnContacts,
  countCrew,
  isBelowLeastCrew,
  type NewEccLogOn,
  type Patrol,
  withoutTimes,
} from '#patrols/contract';
import {
  changeAndReadPatrol,
  effectiveTime,
  type LockedPatrol,
  notOnCrewError,
  presentListItem,
  readForCrew,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound, refuse, refuseIssues } from '#platform/http/pipeline/app-error.ts';
import { listRecentVehicles, rememberVehicle } from '#vehicles/server/service.ts';
import { mailEcc } from '../mails/queue.ts';
import { presentLogOnSubject, presentSent, withoutContacts } from '../present.ts';
import { deviceTimeIssues, logOnRefusal, noEccAddressError, refuseRenamed } from '../refusals.ts';
import { findLogOnSubject, findNotification } from '../store.ts';
import { recipientOf } from './recipient.ts';

/** Logs a patrol on with the ECC (product 16.2). */
export function logOnUseCases({ database, clock, settings }: Context) {
  return {
    /** Returns what the form starts with. Throws 404 for an event, and 403 if the caller is not on the crew. */
    async viewLogOn(actor: Member, id: string): Promise<EccLogOnForm> {
      const { organizationId, personId } = actor;
      const found = await findLogOnSubject(database, organizationId, id);
      if (!found || found.type === 'event') throw notFound();
      const own = found.assignments.find((one) => one.personId === personId);
      if (!own) throw notOnCrewError();
      const logOnSubject = presentLogOnSubject(found);
      const withContacts = canSeeLogOnContacts(presentListItem(found), actor, clock.now());
      const { email, phone } = eccOf(found.organization, settings);
      const [sent] = found.eccNotifications;
      return {
        ...(withContacts ? logOnSubject : withoutContacts(logOnSubject)),
        withContacts,
        phone: own.person.phone,
        vehicles: await listRecentVehicles(database, organizationId),
        ecc: { phone, takesMail: email !== null },
        undermanned: isBelowLeastCrew(logOnSubject.crew.length),
        sent: sent && withContacts ? presentSent(sent) : null,
      };
    },

    /**
     * Mails the log-on, one that has waited on a device too (product 17.34). The same `_id` again changes nothing. Throws 403 if the caller is not on the crew, and
     * 400 for invalid details. Throws 409 at the wrong moment, if the patrol was logged on before or has become
     * a test or real meanwhile, and if the ECC has no address.
     */
    async logOn(tx: Transaction, actor: Member, id: string, given: NewEccLogOn): Promise<Patrol> {
      const { organizationId } = actor;
      return changeAndReadPatrol({ tx, clock }, organizationId, id, async (locked) => {
        const patrol = await readForCrew(locked, actor);
        const former = await findNotification(tx, organizationId, given._id);
        if (former?.patrolId === id && !former.voided) return;
        refuse(logOnRefusal(patrol, actor, { now: locked.now, ...effectiveTime(given, locked.now) }));
        refuseIssues([...deviceTimeIssues(given.when, locked.now), ...standDownIssues(patrol, given)]);
        refuseRenamed(patrol, given.training);
        await send(locked, actor, { ...given, standDownReason: reasonOf(patrol, given) });
        await notePresence(locked, actor.personId);
      });
    },
  };

  async function send(
    locked: LockedPatrol,
    { organizationId, personId: by }: Member,
    { _id, when = locked.now, training: _, ...given }: NewEccLogOn,
  ): Promise<void> {
    const { tx, patrol, now } = locked;
    const found = await findLogOnSubject(tx, organizationId, patrol._id);
    if (!found) throw notFound();
    const recipient = await recipientOf(locked, found, by, settings);
    if (!recipient) throw noEccAddressError();
    const details = withoutTimes(given);
    const logOnSubject = presentLogOnSubject(found);
    const message = eccLogOnMessage(logOnSubject, details);
    const { training } = logOnSubject;
    await mailEcc(locked, { ...details, id: _id, kind: 'log-on', when, by, recipient, message, training });
    await updatePatrol(tx, organizationId, patrol._id, {
      eccLogOnNotification: when,
      eccLogOnNotificationBy: by,
    });
    const { vehicle } = details;
    if (vehicle && !training) await rememberVehicle(tx, organizationId, vehicle, now);
  }
}

/** Only a crew of fewer than two gives a reason. */
function reasonOf(patrol: Patrol, { standDownReason }: NewEccLogOn): string | null {
  return isBelowLeastCrew(countCrew(patrol)) ? standDownReason : null;
}

function standDownIssues(patrol: Patrol, { standDownReason }: NewEccLogOn): Issue[] {
  const isMissing = isBelowLeastCrew(countCrew(patrol)) && !standDownReason;
  return isMissing ? [{ path: ['standDownReason'], reason: 'not-defined' }] : [];
}
