import { hasNoMail, isOver, type Recipients } from '@patrolbook/contract';
import type { Context } from '../../../platform/context.ts';
import type { Member } from '../../../platform/http/pipeline/actor.ts';
import { notFound } from '../../../platform/http/pipeline/app-error.ts';
import { hasAddress, watchersOf } from '../mails/queue.ts';
import { findPatrolMailData } from '../mails/store.ts';

/**
 * Says beforehand how many people finalizing, moving and cancelling would mail, because no mail can be undone
 * (product 5.5 and 5.11).
 */
export function recipientUseCases({ database, clock }: Pick<Context, 'database' | 'clock'>) {
  return {
    /**
     * Counts the people whom `mailFinalized` would mail now, or, for a finalized patrol, `mailMoved` and
     * `mailCancelled`. Throws 404 if there is no such patrol.
     */
    async countRecipients({ organizationId }: Member, patrolId: string): Promise<Recipients> {
      const data = await findPatrolMailData(database, organizationId, patrolId);
      if (!data || data.deleted) throw notFound();
      if (isOver(data, clock.now())) return { patrollers: 0, unmailed: [], guests: 0, watchers: 0 };
      const watchers = await watchersOf(database, organizationId, data);
      const crew = data.assignments.map(({ person }) => person).filter(({ finished }) => !finished);
      const unmailed = crew.filter(hasNoMail);
      return {
        patrollers: crew.length - unmailed.length,
        unmailed: unmailed.map(({ id }) => id),
        guests: data.guests.filter(hasAddress).length,
        watchers: watchers.length,
      };
    },
  };
}
