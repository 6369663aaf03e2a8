import { v7 as newId } from 'uuid';
import { currentAssignment } from '#crew/server/assignments/service.ts';
import { type AssignmentRow, findLatest } from '#crew/server/store.ts';
import {
  changeLimits,
  changePatrol,
  countChange,
  type LockedPatrol,
} from '#patrols/server/schedule/service.ts';
import { canAskForCover, type NewCover, type OwnCover } from '#planning/contract';
import type { Context } from '#platform/context.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { conflict } from '#platform/http/pipeline/app-error.ts';
import { listPatrollers } from '../availability/service.ts';
import { askPeople } from './asking.ts';
import { whoCouldTake } from './candidates.ts';
import { mailCoverRequested, mailCoverWanted } from './mails/queue.ts';
import { presentOwnSwap } from './present.ts';
import { isOpen } from './state.ts';
import { findCover, insertOffer, listCoverOf, markWithdrawn } from './store.ts';
import { whoseTurn } from './whose-turn.ts';

interface OwnOffer {
  patrolId: string;
  created: string;
  nextTurn: string | null;
  recipients: readonly object[];
}

/** Asks others to take over a place that is somebody's, and takes that back (product 6.37). */
export function coverUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /**
     * Asks all who could go, at once or in turn, and tells the admins why. Repeating it changes nothing. Throws 404 for a patrol on which the caller never
     * was, 409 if they are not on it, or it is a draft, an event, cancelled or has begun, and 429 beyond a limit.
     */
    async askForCover(
      tx: Transaction,
      { organizationId, personId }: Member,
      patrolId: string,
      { reason }: NewCover,
    ): Promise<OwnCover> {
      const patrollers = await listPatrollers(tx, organizationId);
      await changePatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const assignment = await currentAssignment(locked, personId);
        if (!canAskForCover(locked.patrol, assignment, locked.now)) throw nothingToCoverError();
        if (await findCover(tx, organizationId, assignment.id)) return;
        await countChange(locked, changeLimits.coverOfOne, assignment.id);
        await countChange(locked, changeLimits.allCover, personId);
        const eligible = await whoCouldTake(locked, patrollers, personId);
        const { people, next } = await whoseTurn(locked, { patrollers, eligible, places: 1 });
        const offerId = await offerPlace(locked, assignment, { reason, nextTurn: next });
        await askPeople(locked, offerId, people);
        await mailCoverWanted(locked, { offerId, assignmentId: assignment.id }, people);
        await mailCoverRequested(locked, offerId, personId);
      });
      const latest = await findLatest(tx, organizationId, patrolId, personId);
      const cover = latest && (await findCover(tx, organizationId, latest.id));
      if (!cover) throw new Error('cover that was asked for was not found');
      return presentOwn(cover);
    },

    /** Throws 404 for a patrol on which the caller never was, and 409 if they are no longer on it. Repeating it changes nothing. */
    async withdrawCover(
      tx: Transaction,
      { organizationId, personId }: Member,
      patrolId: string,
    ): Promise<void> {
      await changePatrol({ tx, clock }, organizationId, patrolId, async (locked) => {
        const assignment = await currentAssignment(locked, personId);
        const cover = await findCover(tx, organizationId, assignment.id);
        const stamp = { when: locked.now, by: personId };
        if (cover) await markWithdrawn(tx, organizationId, cover.id, stamp);
      });
    },

    /** Lists the swaps beside the requests for cover. */
    async listMyCover({ organizationId, personId }: Member) {
      const now = clock.now();
      const found = await listCoverOf(database, organizationId, personId, now);
      const open = found
        .filter((one) => isOpen(one, now))
        .toSorted((a, b) => a.patrol.when.localeCompare(b.patrol.when));
      return {
        items: open.filter(({ inReturnId }) => inReturnId === null).map(presentOwn),
        swaps: open.flatMap((one) => presentOwnSwap(one) ?? []),
      };
    },
  };
}

function presentOwn({ patrolId, created, nextTurn, recipients }: OwnOffer): OwnCover {
  return { patrolId, when: created, asked: recipients.length, next: nextTurn };
}

/** Offers the place of an assignment, and returns the id of the offer. */
async function offerPlace(
  { tx, organizationId, patrol, now: created }: LockedPatrol,
  { id: assignmentId, personId: createdBy }: AssignmentRow,
  more: { reason: string; nextTurn: string | null },
): Promise<string> {
  const id = newId();
  const of = { organizationId, id, patrolId: patrol._id, assignmentId };
  await insertOffer(tx, { ...of, ...more, created, createdBy });
  return id;
}

function nothingToCoverError() {
  return conflict(
    'nothing-to-cover',
    'Cover can be asked for by those who are on a finalized patrol, until it starts.',
  );
}
