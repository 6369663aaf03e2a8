import { canAskForCover, type NewCover, type OwnCover } from '@patrolbook/contract';
import { v7 as newId } from 'uuid';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/database/connect.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { conflict } from '../../../platform/http/pipeline/app-error.ts';
import { listPatrollers } from '../../availability/service.ts';
import { changeLimits, changePatrol, countChange, type LockedPatrol } from '../../patrols/service.ts';
import { mailCoverAsked } from '../mails/cover.ts';
import { type AssignmentRow, findLatest } from '../store.ts';
import { currentAssignment } from '../use-cases/current-assignment.ts';
import { whoCouldTake } from './candidates.ts';
import { isOpen } from './state.ts';
import {
  findCover,
  insertOffer,
  insertOfferLinks,
  insertRecipients,
  listCoverOf,
  markWithdrawn,
} from './store.ts';

interface OwnOffer {
  patrolId: string;
  created: string;
  recipients: readonly object[];
}

/** Asks others to take over a place that is somebody's, and takes that back (product 6.37). */
export function coverUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /**
     * Asks all who could go, and tells the admins why. Repeating it changes nothing. Throws 404 for a patrol on which the caller never
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
        await countChange(locked, changeLimits.allCover, personId);
        const people = await whoCouldTake(locked, patrollers);
        const offerId = await offerPlace(locked, assignment, people, reason);
        await mailCoverAsked(locked, offerId, { people, by: personId });
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

    async listMyCover({ organizationId, personId }: Member): Promise<{ items: OwnCover[] }> {
      const now = clock.now();
      const found = await listCoverOf(database, organizationId, personId, now);
      const open = found.filter((one) => isOpen(one, one.patrol, now));
      const items = open.toSorted((a, b) => a.patrol.when.localeCompare(b.patrol.when));
      return { items: items.map(presentOwn) };
    },
  };
}

function presentOwn({ patrolId, created, recipients }: OwnOffer): OwnCover {
  return { patrolId, when: created, asked: recipients.length };
}

/** Offers the place of an assignment to these people, each with a link of their own. Returns the id of the offer. */
async function offerPlace(
  { tx, organizationId, patrol, now }: LockedPatrol,
  { id: assignmentId, personId: createdBy }: AssignmentRow,
  people: readonly string[],
  reason: string,
): Promise<string> {
  const id = newId();
  const of = { organizationId, id, patrolId: patrol._id, assignmentId };
  await insertOffer(tx, { ...of, reason, created: now, createdBy });
  if (people.length === 0) return id;
  const links = people.map((personId) => ({ id: newId(), personId }));
  await insertOfferLinks(tx, organizationId, links, now);
  const rows = links.map(({ id: linkId, personId }) => {
    return { organizationId, offerId: id, personId, asked: now, linkId };
  });
  await insertRecipients(tx, rows);
  return id;
}

function nothingToCoverError() {
  return conflict(
    'nothing-to-cover',
    'Cover can be asked for by those who are on a finalized patrol, until it starts.',
  );
}
