import { v7 as newId } from 'uuid';
import type { EccNotificationView, Patrol } from '#patrols/contract';
import {
  changeAndReadPatrol,
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
  readForCrew,
  updatePatrol,
} from '#patrols/server/schedule/service.ts';
import type { Context } from '#platform/context.ts';
import type { Reader, Transaction } from '#platform/database/connect.ts';
import type { LinkHolder, Member } from '#platform/http/pipeline/actor.ts';
import { invalid, refuse } from '#platform/http/pipeline/app-error.ts';
import { isAnswerableByEcc } from '../answerable.ts';
import { mailAnswered } from '../mails/queue.ts';
import { presentNotification } from '../present.ts';
import { eventNumberRefusal, expiredEccLinkError, refuseRenamed } from '../refusals.ts';
import { findNotification, insertResponse } from '../store.ts';
import { isVoided } from '../voided.store.ts';

/** An event number, how it came, and the crew member who typed it. */
interface Answer {
  policeEventNumber: string;
  via: 'page' | 'mail' | 'crew';
  by: string | null;
}

/** Takes the ECC's answers, either from the page behind a mail's link, or from the crew, who heard or read them. */
export function eccAnswerUseCases({ database, clock }: Context) {
  return {
    /** Returns what the holder of a mail's link sees. Throws 401 once it has expired (product 16.6). */
    async viewNotification(holder: LinkHolder): Promise<EccNotificationView> {
      return view(database, holder);
    },

    /**
     * Answers a log-on with an event number, or acknowledges a log-off. Throws 401 once the link has expired or
     * its training was voided, and 400 if the number is missing, or given for a log-off.
     */
    async answerNotification(
      tx: Transaction,
      holder: LinkHolder,
      { policeEventNumber }: { policeEventNumber?: string | undefined },
    ): Promise<EccNotificationView> {
      const { organizationId, id } = subjectOf(holder);
      const found = await findNotification(tx, organizationId, id);
      if (!found) throw expiredEccLinkError();
      await changePatrol({ tx, clock }, organizationId, found.patrolId, async (locked) => {
        refuseExpired(locked.patrol, locked.now);
        if (await isVoided(tx, organizationId, id)) throw expiredEccLinkError();
        if (found.kind === 'log-on') {
          if (policeEventNumber === undefined) throw invalid({ ...onNumber, reason: 'not-defined' });
          await recordEventNumber(locked, { policeEventNumber, via: 'page', by: null });
        } else {
          if (policeEventNumber !== undefined)
            throw invalid({ ...onNumber, reason: 'unexpected-property', value: policeEventNumber });
          await acknowledgeLogOff(locked);
        }
      });
      return view(tx, holder);
    },

    /**
     * Enters the number that the crew was told. Throws 403 if the caller is not on the crew. Throws 409 at the
     * wrong moment, or if the patrol has become a test or real meanwhile.
     */
    async enterEventNumber(
      tx: Transaction,
      actor: Member,
      id: string,
      { policeEventNumber, training }: { policeEventNumber: string; training?: boolean | undefined },
    ): Promise<Patrol> {
      return changeAndReadPatrol({ tx, clock }, actor.organizationId, id, async (locked) => {
        const patrol = await readForCrew(locked, actor);
        refuse(eventNumberRefusal(patrol, actor, locked.now));
        refuseRenamed(patrol, training);
        await recordEventNumber(locked, { policeEventNumber, via: 'crew', by: actor.personId });
      });
    },
  };

  async function view(db: Reader, holder: LinkHolder): Promise<EccNotificationView> {
    const { organizationId, id } = subjectOf(holder);
    const found = await findNotification(db, organizationId, id);
    const shown = found && !found.voided && presentNotification(found);
    if (!shown) throw expiredEccLinkError();
    refuseExpired(found.patrol, clock.now());
    return shown;
  }
}

const onNumber = { path: ['policeEventNumber'] };

/**
 * Stores an event number and tells the crew. The same number again changes nothing; a former one stays in the
 * history. Throws 429 beyond the limit. Each crew member and the page have a limit of their own, so that none
 * can use up another's. A mail gives only a patrol's first number.
 */
export async function recordEventNumber(locked: LockedPatrol, answer: Answer): Promise<void> {
  const { tx, organizationId, patrol, now: when } = locked;
  const { policeEventNumber, by } = answer;
  if (patrol.eccLogOnResponse?.policeEventNumber === policeEventNumber) return;
  if (answer.via !== 'mail')
    await countChange(locked, changeLimits.eventNumbers, `${patrol._id}:${by ?? answer.via}`);
  const id = newId();
  await insertResponse(tx, organizationId, { ...answer, id, patrolId: patrol._id, kind: 'log-on', when });
  await updatePatrol(tx, organizationId, patrol._id, {
    eccLogOnResponse: when,
    eccLogOnResponseBy: by,
    policeEventNumber,
  });
  await mailAnswered(locked, { id, by });
}

async function acknowledgeLogOff({ tx, organizationId, patrol, now: when }: LockedPatrol): Promise<void> {
  if (patrol.eccLogOffResponse) return;
  const response = { id: newId(), patrolId: patrol._id, kind: 'log-off', when, via: 'page' } as const;
  await insertResponse(tx, organizationId, response);
  await updatePatrol(tx, organizationId, patrol._id, { eccLogOffResponse: when });
}

function refuseExpired(patrol: Parameters<typeof isAnswerableByEcc>[0], now: string): void {
  if (!isAnswerableByEcc(patrol, now)) throw expiredEccLinkError();
}

function subjectOf({ organizationId, eccNotificationId }: LinkHolder) {
  if (!organizationId || !eccNotificationId) throw expiredEccLinkError();
  return { organizationId, id: eccNotificationId };
}
