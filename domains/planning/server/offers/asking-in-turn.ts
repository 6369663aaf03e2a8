import { type LockedPatrol, lockPatrol } from '#patrols/server/schedule/service.ts';
import { minute } from '#platform/clock.ts';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { PeriodicTask } from '#platform/jobs/periodic-tasks.ts';
import { recordedTask } from '#platform/jobs/recorded-task.ts';
import { tryEach } from '#platform/jobs/try-each.ts';
import { listPatrollers } from '../availability/service.ts';
import { askPeople } from './asking.ts';
import { whoCouldTake } from './candidates.ts';
import { mailCoverWanted, mailOffered } from './mails/queue.ts';
import { countOfferedPlaces, holderOf, isOpen, type Offered } from './state.ts';
import { endTurns, findWithRecipients, listInTurn, setNextTurn } from './store.ts';
import { isTurnDue } from './turns.ts';
import { whoseTurn } from './whose-turn.ts';

type Clockwork = Pick<Context, 'database' | 'clock'>;
type Waiting = Awaited<ReturnType<typeof listInTurn>>[number];

const every = 5 * minute;

/** Returns the periodic task that asks the next (product 6.42). */
export function turnTask(context: Clockwork): PeriodicTask {
  return recordedTask(context, { name: 'ask in turn', every, run: () => askInTurn(context) });
}

/**
 * Asks those whose turn it is, for all organizations. After an outage one turn is asked, and the next has its whole time. Throws the
 * failures after all were tried.
 */
export async function askInTurn(context: Clockwork): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, (tx) => endTurns(tx, now));
  const waiting = await listInTurn(context.database, now);
  const due = waiting.filter((offer) => isDue(offer, now, offer.patrol.organization.timeZone));
  await tryEach(due, 'turns failed', (offer) => askNext(context, offer));
}

function isDue(offer: Offered & Pick<Waiting, 'nextTurn'>, now: string, zone: string): boolean {
  return isOpen(offer, now) && isTurnDue(offer.nextTurn, offer.patrol, { zone, now });
}

/** Judges again once the patrol is locked: another worker may have asked, or somebody may have taken the place. */
async function askNext(
  { database, clock }: Clockwork,
  { organizationId, patrolId, id, patrol }: Waiting,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const locked = await lockPatrol(tx, organizationId, patrolId, clock);
    const offer = locked && (await findWithRecipients(tx, organizationId, id));
    if (!offer || !isDue(offer, locked.now, patrol.organization.timeZone)) return;
    const asked = new Set(offer.recipients.map(({ personId }) => personId));
    const patrollers = await listPatrollers(tx, organizationId);
    const others = patrollers.filter(({ _id }) => !asked.has(_id));
    const eligible = await whoCouldTake(locked, others, holderOf(offer));
    const { people, next } = await whoseTurn(locked, {
      patrollers,
      eligible,
      places: countOfferedPlaces(offer),
    });
    await askPeople(locked, id, people);
    await setNextTurn(tx, organizationId, id, next);
    await tell(locked, offer, people);
    await announceChange(tx, organizationId, { type: 'patrol', _id: patrolId });
  });
}

async function tell(
  locked: LockedPatrol,
  { id, assignmentId }: Pick<Waiting, 'id' | 'assignmentId'>,
  people: readonly string[],
): Promise<void> {
  if (assignmentId === null) await mailOffered(locked, people);
  else await mailCoverWanted(locked, { offerId: id, assignmentId }, people);
}
