import type { Recipients, RecipientsTogether } from '#crew/contract';
import { isOver, isTest } from '#patrols/contract';
import { refuseUnknown } from '#patrols/server/schedule/service.ts';
import { hasNoMail } from '#people/contract';
import type { Context } from '#platform/context.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { notFound } from '#platform/http/pipeline/app-error.ts';
import { listPatrolsMailData } from '../../mail-data.store.ts';
import { hasAddress, watchersOf } from '../mails/queue.ts';

/**
 * Says beforehand how many people finalizing, moving and cancelling would mail, because no mail can be undone
 * (product 5.5, 5.11 and 5.17).
 */
export function recipientUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /**
     * Counts the people whom `mailFinalized` would mail now, or, for a finalized patrol, `mailMoved` and
     * `mailCancelled`. Throws 404 if there is no such patrol.
     */
    async countRecipients({ organizationId }: Member, patrolId: string): Promise<Recipients> {
      const found = await listPatrolsMailData(database, organizationId, [patrolId]);
      if (found.length === 0) throw notFound();
      return count(organizationId, found);
    },

    /**
     * Counts whom `mailFinalizedTogether` would mail, or `mailCancelled` of each: each person once, and each patrol's guests. Throws
     * 400 if there is not every one of these patrols.
     */
    async countRecipientsTogether(
      { organizationId }: Member,
      ids: readonly string[],
    ): Promise<RecipientsTogether> {
      const found = await listPatrolsMailData(database, organizationId, ids);
      refuseUnknown(ids, new Set(found.map(({ id }) => id)));
      const recipients = await count(organizationId, found);
      return { ...recipients, mails: mailsAbout(found, recipients, clock.now()) };
    },
  };

  async function count(organizationId: string, found: Found): Promise<Recipients> {
    const now = clock.now();
    const told = found.filter((patrol) => !isOver(patrol, now));
    const crew = told.flatMap(({ assignments }) => assignments.map(({ person }) => person));
    const people = new Map(crew.filter(({ finished }) => !finished).map((person) => [person.id, person]));
    const unmailed = [...people.values()].filter(hasNoMail);
    const [observed] = told.filter((patrol) => !isTest(patrol));
    const watchers = observed ? await watchersOf(database, organizationId, observed) : [];
    return {
      patrollers: people.size - unmailed.length,
      unmailed: unmailed.map(({ id }) => id),
      guests: told.flatMap(({ guests }) => guests.filter(hasAddress)).length,
      watchers: watchers.length,
      digests: watchers.filter(({ forDigest }) => forDigest).length,
    };
  }
}

type Found = Awaited<ReturnType<typeof listPatrolsMailData>>;

/** Returns how many mails these recipients get, if each of the patrols is mailed about by itself; a digest tells of all. */
function mailsAbout(found: Found, { guests, watchers, digests }: Recipients, now: string): number {
  const told = found.filter((patrol) => !isOver(patrol, now));
  const crew = told.flatMap(({ assignments }) => assignments.map(({ person }) => person));
  const toCrews = crew.filter((person) => !person.finished && !hasNoMail(person)).length;
  return toCrews + guests + (watchers - digests) * told.filter((patrol) => !isTest(patrol)).length;
}
