import { limits, type ResponseOf } from '#contract';
import { hasFailed, type mailRoutes } from '#messages/contract';
import type { Context } from '#platform/context.ts';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { MailContext, MailKinds } from '#platform/mail/kind.ts';
import { queueAgain } from '#platform/mail/outbox.ts';
import { failedAhead } from '../failed.store.ts';
import { mailStateOf } from './present.ts';
import { lockNewest } from './store.ts';

/** Sends again at once what did not arrive (product 14.33). */
export function resendFailedUseCases(
  { clock, settings }: Context,
  kindsOf: (context: MailContext) => MailKinds,
) {
  return {
    /** Queues each failed mail about a patrol that is not over again, unless it is obsolete or somebody has just done so. */
    async resendFailed(
      tx: Transaction,
      { organizationId }: Member,
    ): Promise<ResponseOf<typeof mailRoutes.resendFailed>> {
      const failed = await failedAhead(tx, organizationId, clock.now()).limit(limits.mailedTogether.max);
      let queued = 0;
      for (const { id } of failed) if (await resendOne(tx, organizationId, id)) queued++;
      return { queued, obsolete: failed.length - queued };
    },
  };

  async function resendOne(tx: Transaction, organizationId: string, id: string): Promise<boolean> {
    const now = clock.now();
    const mail = await lockNewest(tx, organizationId, id);
    if (!mail || !hasFailed(mailStateOf(mail))) return false;
    const kind = kindsOf({ database: tx, clock, settings })[mail.kind];
    if (!(await kind?.compose(mail)) || (await queueAgain(tx, now, mail)) === null) return false;
    if (mail.patrolId) await announceChange(tx, organizationId, { type: 'patrol', _id: mail.patrolId });
    return true;
  }
}
